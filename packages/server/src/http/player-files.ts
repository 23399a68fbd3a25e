import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { join } from "node:path";

/** Serves the files of the built player below a page's prefix; those with a hash in their name are cached for ever. */
export async function registerPlayerFiles(
  app: FastifyInstance,
  playerDir: string,
  prefix: string,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: playerDir,
    prefix: `${prefix}/`,
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    wildcard: false,
    globIgnore: ["index.html*"],
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(playerDir, "assets"));
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
}
