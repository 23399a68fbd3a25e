import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";
import { createHash } from "node:crypto";
import { constants } from "node:zlib";

/** Shorter answers fit into one packet anyway. */
const LEAST_BYTES = 1400;

/** Long lists that hold no person's data: the browser keeps them, and asks whether they are still true. */
const KEPT: ReadonlySet<string> = new Set(["getModels", "getUserModels", "getModelCategories"]);

/**
 * Long answers to questions are packed, and a kept list that has not changed is not sent again. Answers are made anew
 * for each request, so the fastest packing is taken. Answers to changes are not packed: some hold secrets.
 */
export async function registerTransfer(app: FastifyInstance): Promise<void> {
  app.addHook("onRoute", (route) => {
    if (route.method !== "GET") Object.assign(route, { compress: false });
  });
  app.addHook("onSend", async (request, reply, payload) => {
    const { operationId = "" } = request.routeOptions.config as { operationId?: string };
    if (!KEPT.has(operationId) || reply.statusCode !== 200 || typeof payload !== "string") return;
    const tag = `W/"${createHash("sha1").update(payload).digest("base64url")}"`;
    reply.header("etag", tag).header("cache-control", "private, no-cache");
    reply.header("vary", "authorization, accept-language, origin, accept-encoding");
    if (!tagsOf(request.headers["if-none-match"]).includes(tag)) return;
    reply.code(304).removeHeader("content-type").removeHeader("content-length");
    return "";
  });
  await app.register(compress, {
    threshold: LEAST_BYTES,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    zlibOptions: { level: 1 },
    globalDecompression: false,
  });
}

const tagsOf = (header: string | undefined): string[] =>
  (header ?? "").split(",").map((tag) => tag.trim());
