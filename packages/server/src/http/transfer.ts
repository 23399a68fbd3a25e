import compress from "@fastify/compress";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
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
  app.addHook("onRoute", (endpoint) => {
    if (endpoint.method !== "GET") Object.assign(endpoint, { compress: false });
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    const { operationId = "" } = request.routeOptions.config;
    const isKept = KEPT.has(operationId) && reply.statusCode === 200;
    done(
      null,
      isKept && typeof payload === "string" ? unlessKept(request, reply, payload) : payload,
    );
  });
  await app.register(compress, {
    threshold: LEAST_BYTES,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    zlibOptions: { level: 1 },
    globalDecompression: false,
  });
}

/** The list, or nothing where the browser has it as it is. */
function unlessKept(request: FastifyRequest, reply: FastifyReply, list: string): string {
  const tag = `W/"${createHash("sha1").update(list).digest("base64url")}"`;
  reply.header("etag", tag).header("cache-control", "private, no-cache");
  reply.header("vary", "authorization, accept-language, origin, accept-encoding");
  if (!tagsOf(request.headers["if-none-match"]).includes(tag)) return list;
  reply.code(304).removeHeader("content-type").removeHeader("content-length");
  return "";
}

const tagsOf = (header: string | undefined): string[] =>
  (header ?? "").split(",").map((tag) => tag.trim());
