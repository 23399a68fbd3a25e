import type { FastifyInstance } from "fastify";
import { pathOf } from "./logging.ts";

export interface CorsRules {
  /** What the paths begin with that other origins may call. */
  prefix: string;
  /** Origins that may call all of them. */
  origins: readonly string[];
  /** Paths that every web page may call. */
  open: readonly string[];
}

const SECONDS_KNOWN = 600;

/** Lets web pages of other origins call, without cookies. */
export function registerCors(app: FastifyInstance, { prefix, origins, open }: CorsRules): void {
  app.addHook("onRequest", async (request, reply) => {
    const path = pathOf(request.url);
    if (!path.startsWith(`${prefix}/`)) return;
    const { origin } = request.headers;
    const isKnown = origin !== undefined && origins.includes(origin);
    reply.header("vary", "origin");
    if (!isKnown && !open.includes(path)) return;
    reply.header("access-control-allow-origin", isKnown ? origin : "*");
    reply.header("access-control-expose-headers", "retry-after, x-request-id");
    const isPreflight =
      request.method === "OPTIONS" &&
      request.headers["access-control-request-method"] !== undefined;
    if (!isPreflight) return;
    return reply
      .code(204)
      .headers({
        "access-control-allow-methods": "GET, POST",
        "access-control-allow-headers": "authorization, content-type",
        "access-control-max-age": String(SECONDS_KNOWN),
      })
      .send();
  });
}
