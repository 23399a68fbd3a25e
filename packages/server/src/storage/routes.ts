import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { notFound } from "../http/errors.ts";
import { sendError } from "../http/error-handler.ts";
import { isKey, type ByteRange, type Storage } from "./storage.ts";

export const FILES_PREFIX = "/files";

/** What we store, by extension. Everything else is handed over as a download of bytes. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: "image/webp",
  mp3: "audio/mpeg",
  glb: "model/gltf-binary",
  zip: "application/zip",
};
/** Types that a page shows by itself; a browser must never open another one. */
const SHOWN = new Set(["webp", "mp3"]);

/** Where a stored file is read. Its key cannot be guessed, and its content never changes. */
export function fileAddress(key: string): string {
  return `${FILES_PREFIX}/${key}`;
}

/**
 * Serves stored files to whoever knows their address: players without an account load them too.
 * Whatever is in one, it runs nothing: no sniffing, and a sandbox of its own should it be opened.
 */
export function registerFiles(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { key: string } }>(`${FILES_PREFIX}/:key`, async (request, reply) => {
    const { key } = request.params;
    if (!isKey(key)) return sendError(reply, notFound());
    const extension = key.slice(key.lastIndexOf(".") + 1);
    let range: ByteRange | "unsatisfiable" | undefined;
    const found = await storage.read(key, (total) => {
      range = wantedRange(request, total);
      return range === "unsatisfiable" ? undefined : range;
    });
    if (!found) return sendError(reply, notFound());
    reply.headers({
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "sandbox; default-src 'none'",
      "content-type": CONTENT_TYPES[extension] ?? "application/octet-stream",
      "content-disposition": `${SHOWN.has(extension) ? "inline" : "attachment"}; filename="${key}"`,
      "cross-origin-resource-policy": "cross-origin",
    });
    if (range === "unsatisfiable") {
      found.stream.destroy();
      return reply.code(416).header("content-range", `bytes */${found.total}`).send();
    }
    return sendBytes(reply, found.total, range).send(found.stream);
  });
}

function sendBytes(reply: FastifyReply, total: number, range?: ByteRange): FastifyReply {
  if (!range) return reply.header("content-length", total);
  return reply
    .code(206)
    .header("content-length", range.last - range.first + 1)
    .header("content-range", `bytes ${range.first}-${range.last}/${total}`);
}

/** One range, as players of audio ask for; several at once get the whole file, which is allowed. */
function wantedRange(
  request: FastifyRequest,
  total: number,
): ByteRange | "unsatisfiable" | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.range ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  const first = from === "" ? Math.max(0, total - Number(to)) : Number(from);
  const last = from === "" || to === "" ? total - 1 : Math.min(Number(to), total - 1);
  return first <= last && first < total ? { first, last } : "unsatisfiable";
}
