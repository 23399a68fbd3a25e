import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Stats } from "node:fs";
import { open, stat, type FileHandle } from "node:fs/promises";
import { notFound } from "../app-error.ts";
import { MAP_FILE_PATH } from "../settings/tiles-settings.ts";
import { sendError } from "./error-handler.ts";
import { FILE_METHODS } from "./stored-files.ts";
import { wantedRange } from "./wanted-range.ts";

/**
 * Hands out the file of the map, of which browsers read the parts that they draw. It may be replaced while the server runs:
 * its tag is another then, by which a browser that has parts of the old one notices.
 */
export function registerMapFile(app: FastifyInstance, path: string): void {
  app.route({
    method: [...FILE_METHODS],
    url: MAP_FILE_PATH,
    compress: false,
    async handler(request, reply) {
      if (request.method === "HEAD") {
        const facts = await stat(path).catch(() => undefined);
        if (!isMap(facts)) return sendError(reply, notFound());
        const tag = sendFacts(reply, facts);
        if (isKept(request, tag)) return reply.code(304).send();
        return reply.header("content-length", facts.size).send();
      }
      const file = await open(path).catch(() => undefined);
      if (!file) return sendError(reply, notFound());
      let isSent = false;
      try {
        isSent = await sendPart(request, reply, file);
      } finally {
        if (!isSent) await file.close();
      }
      return isSent || reply.sent ? reply : sendError(reply, notFound());
    },
  });
}

/** An empty file is one that somebody is about to write. */
const isMap = (facts: Stats | undefined): facts is Stats =>
  facts !== undefined && facts.isFile() && facts.size > 0;

/** @returns the tag of the file as it is */
function sendFacts(reply: FastifyReply, { size, mtimeMs }: Stats): string {
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  reply.headers({
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=86400",
    "content-type": "application/vnd.pmtiles",
    etag: tag,
  });
  return tag;
}

const isKept = ({ headers }: FastifyRequest, tag: string): boolean =>
  headers["if-none-match"]?.split(",").some((each) => each.trim() === tag) ?? false;

/** @returns whether the file is read, and closed at the end of that */
async function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileHandle,
): Promise<boolean> {
  const facts = await file.stat();
  if (!isMap(facts)) return false;
  const { size } = facts;
  const tag = sendFacts(reply, facts);
  if (isKept(request, tag)) {
    reply.code(304).send();
    return false;
  }
  const known = request.headers["if-range"] ?? tag;
  const range = known === tag ? wantedRange(request, size) : undefined;
  if (range === "unsatisfiable") {
    reply.code(416).header("content-range", `bytes */${size}`).send();
    return false;
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  const length = last - first + 1;
  reply.header("content-length", length);
  if (range) reply.code(206).header("content-range", `bytes ${first}-${last}/${size}`);
  const stream = file.createReadStream({ start: first, end: last });
  // Cut short meanwhile, it has fewer bytes than were promised, for which the browser would wait.
  stream.once("end", () => {
    if (stream.bytesRead < length) reply.raw.destroy();
  });
  reply.send(stream);
  return true;
}
