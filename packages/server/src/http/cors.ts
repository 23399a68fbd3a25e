import cors from "@fastify/cors";
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
export async function registerCors(
  app: FastifyInstance,
  { prefix, origins, open }: CorsRules,
): Promise<void> {
  await app.register(cors, {
    delegator({ url, headers }, decide) {
      const path = pathOf(url);
      if (!path.startsWith(`${prefix}/`)) return decide(null, { origin: false });
      const isKnown = origins.includes(headers.origin ?? "");
      const allowed = isKnown || (open.includes(path) && "*");
      decide(null, {
        // A function tells caches that answers differ by origin.
        origin: (_origin, answer) => answer(null, allowed),
        methods: ["GET", "POST"],
        allowedHeaders: ["authorization", "content-type"],
        exposedHeaders: ["retry-after", "x-request-id"],
        maxAge: SECONDS_KNOWN,
      });
    },
  });
}
