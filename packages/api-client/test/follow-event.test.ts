import type { ServerResponse } from "node:http";
import { afterAll, expect, test } from "vitest";
import { isApiError } from "../src/api-error.ts";
import { contractOperations } from "../src/contract.ts";
import { followEventBoard, followTeam, type Pauses } from "../src/follow-event.ts";
import type { Board } from "../src/generated/events/types.gen.ts";
import { localServer } from "./local-server.ts";

const server = await localServer();
afterAll(() => server.close());

const events = { baseUrl: server.baseUrl, getToken: () => "helper.3.c2VjcmV0" };
const operations = contractOperations("events");
const exampleOf = (id: string) =>
  operations.find(({ operationId }) => operationId === id)?.responseExamples["200"]?.[0];
const { data: board } = exampleOf("getEventBoard") as { data: Board };
const { data: state } = exampleOf("getTeamState") as { data: unknown };
const whole = { type: "board", board };

const QUICK: Pauses = { silence: 60_000, shortest: 1, longest: 1, reading: 1 };
const follow = (pauses: Partial<Pauses> = {}) => {
  const left = new AbortController();
  const options = { signal: left.signal, pauses: { ...QUICK, ...pauses } };
  return { left, board: followEventBoard(events, 7, options), team: followTeam(events, options) };
};
const beginStream = (response: ServerResponse) =>
  response.writeHead(200, { "content-type": "text/event-stream" });
const sent = (event: unknown) => `id: 18\ndata: ${JSON.stringify(event)}\n\n`;
const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

test("a stream that ends is opened again, and comments are no events", async () => {
  server.answerWith((response) => {
    beginStream(response).write("retry: 5000\n\n: \n\n");
    response.end(sent(whole));
  });
  const { left, board: followed } = follow();
  for (let time = 0; time < 3; time += 1) expect((await followed.next()).value).toEqual(whole);
  expect(server.received.length).toBeGreaterThanOrEqual(2);
  expect(server.received[0]).toMatchObject({
    url: "/api/board/live?event=7",
    headers: { accept: "text/event-stream", authorization: "Bearer helper.3.c2VjcmV0" },
  });
  left.abort();
  expect((await followed.next()).done).toBe(true);
});

test("where no stream gets through, plain readings take its place", async () => {
  server.answerWith((response) => {
    const { url } = server.received.at(-1) ?? {};
    if (url?.includes("/live")) json(response, 503, { success: false, message: "", data: {} });
    else json(response, 200, { success: true, message: "OK", data: board });
  });
  const { left, board: followed } = follow({ shortest: 50, longest: 50 });
  for (let time = 0; time < 3; time += 1) expect((await followed.next()).value).toEqual(whole);
  left.abort();
});

test("a stream that a proxy holds back is given up, and read plainly meanwhile", async () => {
  server.answerWith((response) => {
    const { url } = server.received.at(-1) ?? {};
    // Headers alone, and then nothing.
    if (url?.includes("/live")) beginStream(response).flushHeaders();
    else json(response, 200, { success: true, message: "OK", data: state });
  });
  const { left, team } = follow({ silence: 20, shortest: 50, longest: 50 });
  expect((await team.next()).value).toEqual(state);
  left.abort();
});

test.each([401, 403, 404])("what no later try will mend is told: %s", async (status) => {
  server.answerWith((response) => {
    json(response, status, { success: false, message: "No", data: { translation_key: "A.b" } });
  });
  const { board: followed } = follow();
  const error: unknown = await followed.next().catch((cause: unknown) => cause);
  expect(isApiError(error, "unauthenticated", "forbidden", "notFound")).toBe(true);
  expect(server.received).toHaveLength(1);
});

test("whoever leaves the loop ends the call", async () => {
  let isClosed = false;
  server.answerWith((response) => {
    response.once("close", () => (isClosed = true));
    beginStream(response).write(sent(whole));
  });
  const { board: followed } = follow();
  for await (const event of followed) {
    expect(event).toEqual(whole);
    break;
  }
  await expect.poll(() => isClosed).toBe(true);
});
