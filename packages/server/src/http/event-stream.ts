import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { EventSource } from "./operation.ts";

/** Bytes that wait for a slow reader before the source is held up. */
const BUFFER = 16 * 1024;

/**
 * Answers with server-sent events. The source is told when its reader goes away.
 * @throws what the source throws before its first event
 */
export async function sendEvents(reply: FastifyReply, source: EventSource): Promise<FastifyReply> {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const events = source(gone.signal)[Symbol.asyncIterator]();
  const first = await events.next();
  let next: Promise<IteratorResult<unknown>> | undefined = Promise.resolve(first);
  // Not a generator: one that is closed before it begins does not close what it reads from.
  const texts: AsyncIterableIterator<string> = {
    async next() {
      const { value, done } = await (next ?? events.next());
      next = undefined;
      return done
        ? { value: undefined, done }
        : { value: `data: ${JSON.stringify(value)}\n\n`, done: false };
    },
    async return() {
      await events.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => texts,
  };
  return reply
    .headers({
      "content-type": "text/event-stream; charset=utf-8",
      // No proxy may wait for the end of the answer, or compress it.
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    })
    .send(Readable.from(texts, { objectMode: false, highWaterMark: BUFFER }));
}
