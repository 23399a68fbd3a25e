import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AnswerTooLong, boundedFetch } from "../src/bounded-fetch.ts";
import { endless } from "./support/endless.ts";

const MB = 1024 * 1024;
let answer: (response: ServerResponse) => void;
const server = createServer((_request, response) => answer(response));
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

const ask = () =>
  boundedFetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {}, MB);

test("TRU-31 an answer without an end is read so far, and its connection ends", async () => {
  let sent: ReturnType<typeof endless> | undefined;
  answer = (response) => {
    sent = endless(response);
  };
  await expect((await ask()).json()).rejects.toThrow(AnswerTooLong);
  await sent?.isOver;
  // What the buffers of both ends hold besides.
  expect(sent?.bytes).toBeLessThan(16 * MB);
});

test("TRU-31 what counts is what an answer unpacks to", async () => {
  answer = (response) =>
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(64 * MB)));
  await expect((await ask()).text()).rejects.toThrow(AnswerTooLong);
});

test("an answer within the bound comes as it is, with its status and headers", async () => {
  answer = (response) => response.writeHead(418, { "x-kind": "tea" }).end("a".repeat(MB));
  const whole = await ask();
  expect([whole.status, whole.headers.get("x-kind")]).toEqual([418, "tea"]);
  expect(await whole.text()).toHaveLength(MB);
  answer = (response) => response.writeHead(204).end();
  expect([(await ask()).status, await (await ask()).text()]).toEqual([204, ""]);
});
