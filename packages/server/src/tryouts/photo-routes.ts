import type { FastifyInstance } from "fastify";
import { notFound } from "../app-error.ts";
import type { Db } from "../db/connection.ts";
import { sendError } from "../http/error-handler.ts";
import { TRYOUTS_PREFIX } from "../http/panel-files.ts";
import { FILE_METHODS, sendStored } from "../http/stored-files.ts";
import { isKey, type Storage } from "../storage/storage.ts";
import { hasPhoto } from "./notes-repository.ts";

const PHOTOS_PATH = `${TRYOUTS_PREFIX}/photos`;

export const photoAddress = (key: string): string => `${PHOTOS_PATH}/${key}`;

/**
 * Serves the photos of notes to whoever knows their address, which the list of notes tells. They show people and their
 * streets: no cache that others share keeps one, and one whose note is deleted is gone at once.
 */
export function registerPhotos(
  scope: FastifyInstance,
  { db, storage }: { db: Db; storage: Storage },
): void {
  scope.route<{ Params: { key: string } }>({
    method: [...FILE_METHODS],
    url: `${PHOTOS_PATH}/:key`,
    async handler(request, reply) {
      const { key } = request.params;
      const handover = { name: key, cacheControl: "private, max-age=60" };
      const sent =
        isKey(key) &&
        (await hasPhoto(db, key)) &&
        (await sendStored(request, reply, storage, key, handover));
      return sent ? reply : sendError(reply, notFound());
    },
  });
}
