import type { FastifyInstance } from "fastify";
import { Readable } from "node:stream";

/**
 * Ends what is read for an answer with the request: also where nobody waits for it any more when the answer begins, and for
 * a `HEAD`, which the framework would read to its end.
 */
export function registerStreams(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (!(payload instanceof Readable)) return done(null, payload);
    if (request.method === "HEAD" || reply.raw.destroyed) {
      payload.destroy();
      return done(null, Readable.from([]));
    }
    reply.raw.once("close", () => payload.destroy());
    done(null, payload);
  });
}
