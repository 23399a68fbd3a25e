import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { afterAll, afterEach, expect, onTestFinished, test, vi } from "vitest";
import { ApiError } from "../src/api-error.ts";
import { askBot, type AnswerPart } from "../src/ask-bot.ts";
import { localServer } from "./local-server.ts";

const server = await localServer();
afterAll(() => server.close());
afterEach(() => vi.unstubAllGlobals());

const bots = { baseUrl: server.baseUrl };
const question = { token: "guia-7f3a", question: "¿A qué hora abre?", language: "es" as const };
const stream = { "content-type": "text/event-stream; charset=utf-8" };

const start: AnswerPart = { type: "start", mode: "quoted", language: "es" };
const quote = "El museu d’història obre a les deu: 🕙.";
const source = { number: 1, fileName: "4f2c.pdf", publicName: "guía.pdf", page: 4, quote };
const answer: AnswerPart[] = [
  start,
  { type: "sources", sources: [source] },
  { type: "delta", text: "El museu" },
  { type: "sentence", text: `${quote}\n`, sources: [1] },
  { type: "done" },
];
const line = (event: unknown) => `data: ${JSON.stringify(event)}\n\n`;
const lines = (events: unknown[]) => events.map(line).join("");

/** What was handed out, and the error at the end when there is one. */
async function collect(call: AsyncIterable<AnswerPart>) {
  const parts: AnswerPart[] = [];
  try {
    for await (const part of call) parts.push(part);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { parts, error };
  }
  return { parts, error: undefined };
}

function answerPieces(pieces: Uint8Array[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { headers: stream })));
}

test("BOT-12 an answer's events are the same wherever the network cuts them", async () => {
  const bytes = new TextEncoder().encode(`: hello\n\n${lines(answer)}`);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    answerPieces([bytes.slice(0, cut), bytes.slice(cut)]);
    expect(await collect(askBot(bots, question))).toEqual({ parts: answer, error: undefined });
  }
  answerPieces(Array.from(bytes, (byte) => Uint8Array.of(byte)));
  expect((await collect(askBot(bots, question))).parts).toEqual(answer);
});

test.each(["\n", "\r\n", "\r"])(
  "BOT-12 lines may end in %j, and data may stand in many lines, wherever they are cut",
  async (end) => {
    const sent = [
      "\uFEFFevent: message",
      "retry",
      'data:{"type":"delta",',
      'data: "text":": uno"}',
    ];
    const whole = [...sent, ":", "id: 1", "", 'data: {"type":"done"}', "", ""].join(end);
    const bytes = new TextEncoder().encode(whole);
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      answerPieces([bytes.slice(0, cut), bytes.slice(cut), new TextEncoder().encode("\n")]);
      const { parts } = await collect(askBot(bots, question));
      expect(parts).toEqual([{ type: "delta", text: ": uno" }, { type: "done" }]);
    }
  },
);

test("BOT-12 the question is sent as JSON, and events are handed out before the answer ends", async () => {
  let finish: (() => void) | undefined;
  server.answerWith((response) => {
    response.writeHead(200, stream).write(line(start));
    finish = () => response.end(line({ type: "done" }));
  });
  const call = askBot({ ...bots, getLanguage: () => "ca" }, question);
  expect((await call.next()).value).toEqual(start);
  finish?.();
  expect((await call.next()).value).toEqual({ type: "done" });
  expect((await call.next()).done).toBe(true);
  const [request] = server.received;
  expect(request).toMatchObject({ method: "POST", url: "/api/widget/ask" });
  expect(request?.headers).toMatchObject({ accept: "text/event-stream", "accept-language": "ca" });
  expect(JSON.parse(String(request?.body))).toEqual(question);
});

test.each([
  ["broken JSON", 'data: {"type": "delta"\n\n'],
  ["an event of no known type", line({ type: "tool-call", text: "x" })],
  ["a sentence without its sources", line({ type: "sentence", text: "x" })],
  ["null", line(null)],
  ["bytes that are not UTF-8", Buffer.from([0x64, 0x61, 0x74, 0x61, 0x3a, 0xff, 0x0a, 0x0a])],
])("API-02 %s is an invalid format; what came before it is handed out", async (_, bad) => {
  server.answerBody(Buffer.concat([Buffer.from(line(start)), Buffer.from(bad)]), 200, stream);
  const { parts, error } = await collect(askBot(bots, question));
  expect(parts).toEqual([start]);
  expect(error).toMatchObject({ kind: "invalidFormat", operationId: "askBot" });
});

test("API-02 an event that never ends is an invalid format", async () => {
  server.answerBody(`data: ${"x".repeat(1_100_000)}`, 200, stream);
  expect((await collect(askBot(bots, question))).error?.kind).toBe("invalidFormat");
});

test.each([
  ["a page", "<!doctype html>", "text/html"],
  ["JSON that is no refusal", "{}", "application/json"],
  ["an event as plain JSON", JSON.stringify(start), "application/json"],
])("API-02 %s instead of a stream is an invalid format", async (_, body, type) => {
  server.answerBody(body, 200, { "content-type": type });
  const { parts, error } = await collect(askBot(bots, question));
  expect([parts, error?.kind]).toEqual([[], "invalidFormat"]);
});

test("BOT-12 the stream's own error carries its key", async () => {
  const failed = { type: "error", translation_key: "ERRORS.unknown", message: "It failed." };
  server.answerBody(lines([start, failed, { type: "done" }]), 200, stream);
  const { parts, error } = await collect(askBot(bots, question));
  expect(parts).toEqual([start]);
  expect(error).toMatchObject({
    kind: "server",
    translationKey: "ERRORS.unknown",
    message: "It failed.",
  });
});

test("BOT-12 a stream that ends before done is a network error", async () => {
  server.answerBody(lines(answer.slice(0, 3)), 200, stream);
  const { parts, error } = await collect(askBot(bots, question));
  expect(parts).toEqual(answer.slice(0, 3));
  expect(error?.kind).toBe("network");
});

test("BOT-12 a connection that is cut is a network error", async () => {
  server.answerWith((response) => {
    response.writeHead(200, stream).write(line(start), () => response.destroy());
  });
  expect((await collect(askBot(bots, question))).error?.kind).toBe("network");
});

test("API-02 a server that is not there is a network error", async () => {
  const gone = await localServer();
  await gone.close();
  const { error } = await collect(askBot({ baseUrl: gone.baseUrl }, question));
  expect([error?.kind, error?.translationKey]).toEqual(["network", "ERRORS.network"]);
});

test("BOT-12 too many questions tell how many seconds to wait", async () => {
  const body = { status: "error", message: "words", translation_key: "ERRORS.tooManyTries" };
  server.answerBody(body, 429, { "retry-after": "23" });
  const { error } = await collect(askBot(bots, question));
  expect(error).toMatchObject({ kind: "throttled", status: 429, retryAfter: 23 });
});

test.each([
  [404, "notFound"],
  [503, "unavailable"],
  [502, "server"],
])("API-02 status %i is kind %s", async (status, kind) => {
  server.answerBody({ status: "error", message: "words" }, status);
  expect((await collect(askBot(bots, question))).error?.kind).toBe(kind);
});

test("API-02 a refusal with status 200 carries its key", async () => {
  server.answerBody({ status: "error", message: "words", translation_key: "BOTS.special" });
  const { error } = await collect(askBot(bots, question));
  expect(error).toMatchObject({ kind: "refused", translationKey: "BOTS.special" });
});

/** The time of the call passes once something has happened, and not before. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

test("API-02 no first byte in time is a timeout", async () => {
  stopTimers();
  server.answerWith(() => vi.advanceTimersByTime(5000));
  expect((await collect(askBot(bots, question, { timeout: 5000 }))).error?.kind).toBe("timeout");
});

test("API-02 no byte in time after the first is a timeout", async () => {
  stopTimers();
  server.answerWith((response) => response.writeHead(200, stream).write(line(start)));
  const call = askBot({ ...bots, timeout: 5000 }, question);
  expect((await call.next()).value).toEqual(start);
  const rest = collect(call);
  // The wait begins once the next event is asked for.
  await setImmediate();
  vi.advanceTimersByTime(4999);
  const isOver = vi.fn<() => void>();
  void rest.then(isOver);
  await setImmediate();
  expect(isOver).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect((await rest).error?.kind).toBe("timeout");
});

test("API-02 the caller's signal ends the request, and the error is aborted", async () => {
  const controller = new AbortController();
  let closed: Promise<unknown> | undefined;
  server.answerWith((response) => {
    closed = once(response, "close");
    response.writeHead(200, stream).write(line(start));
  });
  const call = askBot(bots, question, { signal: controller.signal });
  await call.next();
  controller.abort();
  const { error } = await collect(call);
  expect(error?.kind).toBe("aborted");
  await closed;
});

test("API-02 leaving the loop ends the request", async () => {
  let closed: Promise<unknown> | undefined;
  server.answerWith((response) => {
    closed = once(response, "close");
    response.writeHead(200, stream).write(line(start));
  });
  for await (const part of askBot(bots, question)) {
    expect(part).toEqual(start);
    break;
  }
  await closed;
});
