import type { FastifyInstance } from "fastify";
import { notFound } from "../app-error.ts";
import { sendError } from "../http/error-handler.ts";
import { FILE_METHODS, sendStored } from "../http/stored-files.ts";
import { isKey, type Storage } from "../storage/storage.ts";
import type { TryNotes } from "./notes.ts";
import { PHOTOS_PATH } from "./photo-address.ts";

/**
 * Serves the photos of notes to whoever knows their address, which the list of notes tells. They show people and their
 * streets: no cache that others share keeps one, and one whose note is deleted is gone at once.
 */
export function registerPhotos(
  scope: FastifyInstance,
  { notes, storage }: { notes: Pick<TryNotes, "hasPhoto">; storage: Storage },
): void {
  scope.route<{ Params: { key: string } }>({
    method: [...FILE_METHODS],
    url: `${PHOTOS_PATH}/:key`,
    async handler(request, reply) {
      const { key } = request.params;
      const handover = { name: key, cacheControl: "private, max-age=60" };
      const sent =
        isKey(key) &&
        (await notes.hasPhoto(key)) &&
        (await sendStored(request, reply, storage, key, handover));
      return sent ? reply : sendError(reply, notFound());
    },
  });
}
