import type { FastifyInstance } from "fastify";
import { open } from "node:fs/promises";
import { notFound } from "../app-error.ts";
import { MAP_FILE_PATH } from "../settings/tiles-settings.ts";
import { sendError } from "./error-handler.ts";
import { wantedRange } from "./wanted-range.ts";

/**
 * Hands out the file of the map, of which browsers read the parts that they draw. It may be replaced while the server runs:
 * its tag is another then, by which a browser that has parts of the old one notices.
 */
export function registerMapFile(app: FastifyInstance, path: string): void {
  app.get(MAP_FILE_PATH, { compress: false }, async (request, reply) => {
    const file = await open(path).catch(() => undefined);
    if (!file) return sendError(reply, notFound());
    const { size, mtimeMs } = await file.stat();
    const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    reply.headers({
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=86400",
      "content-type": "application/vnd.pmtiles",
      etag: tag,
    });
    const known = request.headers["if-range"] ?? tag;
    const range = known === tag ? wantedRange(request, size) : undefined;
    const isKept = request.headers["if-none-match"]?.split(",").some((each) => each.trim() === tag);
    if (isKept || range === "unsatisfiable") {
      await file.close();
      if (isKept) return reply.code(304).send();
      return reply
        .code(416)
        .headers({ "content-range": `bytes */${size}` })
        .send();
    }
    const { first, last } = range ?? { first: 0, last: size - 1 };
    reply.header("content-length", last - first + 1);
    if (range) reply.code(206).header("content-range", `bytes ${first}-${last}/${size}`);
    return reply.send(file.createReadStream({ start: first, end: last }));
  });
}
