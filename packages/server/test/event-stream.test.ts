import { once } from "node:events";
import fastify from "fastify";
import { expect, test } from "vitest";
import { sendEvents, sendLive } from "../src/http/event-stream.ts";

/** Serves one stream; tells when its source was closed. */
async function serve(source: (gone: AbortSignal) => AsyncGenerator<unknown>) {
  const app = fastify();
  let isClosed = false;
  let begun = 0;
  app.get("/", (_request, reply) =>
    sendEvents(reply, async function* (gone) {
      begun += 1;
      try {
        yield* source(gone);
      } finally {
        isClosed = true;
      }
    }),
  );
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { url, isClosed: () => isClosed, hasBegun: () => begun > 0, stop: () => app.close() };
}

test("events arrive in their order, and the source is closed at the end", async () => {
  const { url, isClosed, stop } = await serve(async function* () {
    yield { a: 1 };
    yield { b: "ñ\n" };
  });
  const response = await fetch(url);
  expect(await response.text()).toBe('data: {"a":1}\n\ndata: {"b":"ñ\\n"}\n\n');
  expect(isClosed()).toBe(true);
  await stop();
});

test("TRU-30 a source is closed when its reader leaves before the first event", async () => {
  const { url, isClosed, hasBegun, stop } = await serve(async function* (gone) {
    await once(gone, "abort");
    yield 1;
    yield 2;
  });
  const reader = new AbortController();
  const answer = fetch(url, { signal: reader.signal });
  await expect.poll(hasBegun).toBe(true);
  reader.abort();
  await expect(answer).rejects.toThrow("abort");
  await expect.poll(isClosed).toBe(true);
  await stop();
});

test("TRU-30 a source is closed when its reader leaves in the middle", async () => {
  const { url, isClosed, stop } = await serve(async function* (gone) {
    yield 1;
    await once(gone, "abort");
    yield 2;
  });
  const reader = new AbortController();
  const response = await fetch(url, { signal: reader.signal });
  await response.body?.getReader().read();
  reader.abort();
  await expect.poll(isClosed).toBe(true);
  await stop();
});

test("what fails before the first event is answered as any other error", async () => {
  const { url, stop } = await serve(async function* () {
    await Promise.reject(new Error("no"));
    yield 1;
  });
  expect((await fetch(url)).status).toBe(500);
  await stop();
});

test("a stream that goes on has ids, tells when to come back, and says something while nothing happens", async () => {
  const app = fastify();
  const over = new AbortController();
  app.get("/", (_request, reply) =>
    sendLive(
      reply,
      async function* () {
        yield { id: 4, data: "a" };
        await once(over.signal, "abort");
        yield { id: 5, data: "b" };
      },
      1,
    ),
  );
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const response = await fetch(url);
  expect(response.headers.get("x-accel-buffering")).toBe("no");
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.includes(": \n\n: \n\n")) text += (await reader.read()).value ?? "";
  expect(text).toMatch(/^retry: 5000\nid: 4\ndata: "a"\n\n: \n\n/);
  over.abort();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    text += piece.value;
  }
  expect(text).toMatch(/id: 5\ndata: "b"\n\n$/);
  await app.close();
});
