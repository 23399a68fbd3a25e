import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { notFound } from "../app-error.ts";
import { sendError } from "./error-handler.ts";
import { wantedRange } from "./wanted-range.ts";
import { disposition, downloadName } from "../storage/download-name.ts";
import { FILES_PREFIX } from "../storage/file-address.ts";
import {
  contentTypeOf,
  extensionOf,
  isKey,
  type ByteRange,
  type Storage,
} from "../storage/storage.ts";

/** Types that browsers may show; all others are downloads. */
const SHOWN = new Set(["webp", "png", "photo", "mp3", "usdz"]);
/** Types that are served to nobody by their key alone. */
const GUARDED = new Set(["pdf", "photo"]);

/** Of an endpoint that hands out files: its own `HEAD`, in place of one that reads what it does not send. */
export const FILE_METHODS = ["GET", "HEAD"] as const;

/** How a stored file is handed over. */
interface Handover {
  /** What a download is called. */
  name: string;
  cacheControl: string;
}

/**
 * Serves stored files to whoever knows their address: players without an account load them too. No
 * content of a file is ever executed: types are not sniffed, and an opened file is sandboxed.
 */
export function registerFiles(app: FastifyInstance, storage: Storage): void {
  app.route<{
    Params: { key: string };
    Querystring: { name?: unknown };
  }>({
    method: [...FILE_METHODS],
    url: `${FILES_PREFIX}/:key`,
    async handler(request, reply) {
      const { key } = request.params;
      const { name } = request.query;
      if (!isKey(key) || GUARDED.has(extensionOf(key))) return sendError(reply, notFound());
      reply.header("cross-origin-resource-policy", "cross-origin");
      const sent = await sendStored(request, reply, storage, key, {
        name: typeof name === "string" ? downloadName(name, key) : key,
        cacheControl: "public, max-age=31536000, immutable",
      });
      return sent ? reply : sendError(reply, notFound());
    },
  });
}

/**
 * Sends a stored file, or the part of it that is asked for.
 * @returns false when the storage has no such file. Never the reply: waiting for that is waiting for its end,
 *   and gives nothing
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  key: string,
  handover: Handover,
): Promise<boolean> {
  if (request.method === "HEAD") {
    const total = await storage.sizeOf(key);
    if (total === undefined) return false;
    reply.headers(factsOf(key, handover)).header("content-length", total).send();
    return true;
  }
  let range: ByteRange | "unsatisfiable" | undefined;
  const pick = (total: number) => {
    range = wantedRange(request, total);
    return range === "unsatisfiable" ? undefined : range;
  };
  // The range is computed when the size arrives: asking for it first would cost a round trip.
  const found = await storage.read(key, request.headers.range === undefined ? undefined : pick);
  if (!found) return false;
  if (range === "unsatisfiable") {
    found.stream.destroy();
    reply.headers({ "cache-control": "no-store", "content-range": `bytes */${found.total}` });
    reply.code(416).send();
    return true;
  }
  reply.headers(factsOf(key, handover));
  sendBytes(reply, found.total, range).send(found.stream);
  return true;
}

/** What is said of a file, whether or not its bytes follow. */
const factsOf = (key: string, { name, cacheControl }: Handover) => ({
  "accept-ranges": "bytes",
  "cache-control": cacheControl,
  "content-security-policy": "sandbox; default-src 'none'",
  "content-type": contentTypeOf(key),
  "content-disposition": disposition(SHOWN.has(extensionOf(key)) ? "inline" : "attachment", name),
});

function sendBytes(reply: FastifyReply, total: number, range?: ByteRange): FastifyReply {
  if (!range) return reply.header("content-length", total);
  return reply
    .code(206)
    .header("content-length", range.last - range.first + 1)
    .header("content-range", `bytes ${range.first}-${range.last}/${total}`);
}
