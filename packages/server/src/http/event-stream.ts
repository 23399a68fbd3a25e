import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { EventSource, LiveEvent } from "./operation.ts";

/** Bytes that wait for a slow reader before the source is held up. */
const BUFFER = 16 * 1024;
/** How often something is sent where nothing happens, in ms: proxies cut what is silent for a minute. */
const HEARTBEAT = 15_000;
/** What a browser is told to wait before it opens a stream that ended, in ms. */
const RETRY = 5000;
const COMMENT = ": \n\n";

/**
 * Answers with server-sent events. The source is told when its reader goes away.
 * @throws what the source throws before its first event
 */
export async function sendEvents(reply: FastifyReply, source: EventSource): Promise<FastifyReply> {
  const { events, first } = await begin(reply, source);
  const write = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
  return reply
    .headers(HEADERS)
    .send(
      Readable.from(textsOf(events, first, write), { objectMode: false, highWaterMark: BUFFER }),
    );
}

/**
 * Answers with a stream of events that goes on. While nothing happens it sends comments, by which both ends notice that the
 * other one is gone.
 * @param heartbeat how often, in ms
 */
export async function sendLive(
  reply: FastifyReply,
  source: EventSource<LiveEvent>,
  heartbeat = HEARTBEAT,
): Promise<FastifyReply> {
  const { events, first } = await begin(reply, source);
  let isFirst = true;
  const write = ({ id, data }: LiveEvent) => {
    const retry = isFirst ? `retry: ${RETRY}\n` : "";
    isFirst = false;
    return `${retry}id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
  };
  const texts = textsOf(events, first, write, heartbeat);
  return reply
    .headers(HEADERS)
    .send(Readable.from(texts, { objectMode: false, highWaterMark: BUFFER }));
}

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  // No proxy may wait for the end of the answer, or compress it.
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
};

async function begin<Event>(reply: FastifyReply, source: EventSource<Event>) {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const events = source(gone.signal)[Symbol.asyncIterator]();
  return { events, first: await events.next() };
}

/** What is written of a stream. Not a generator: one that is closed before it begins does not close what it reads from. */
function textsOf<Event>(
  events: AsyncIterator<Event>,
  first: IteratorResult<Event>,
  write: (event: Event) => string,
  heartbeat?: number,
): AsyncIterableIterator<string> {
  let next: Promise<IteratorResult<Event>> | undefined = Promise.resolve(first);
  const texts: AsyncIterableIterator<string> = {
    async next() {
      next ??= events.next();
      const result = heartbeat === undefined ? await next : await soon(next, heartbeat);
      if (result === undefined) return { value: COMMENT, done: false };
      next = undefined;
      return result.done
        ? { value: undefined, done: true }
        : { value: write(result.value), done: false };
    },
    async return() {
      await events.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => texts,
  };
  return texts;
}

/** What comes within so many ms; undefined where nothing does. */
async function soon<Value>(coming: Promise<Value>, ms: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([coming, silence]);
  } finally {
    clearTimeout(timer);
  }
}
