import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { testServer } from "./support/server.ts";

/** The answer to a request as it is written, with its headers. */
function raw(url: string, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
    socket.write([...lines, "connection: close", "\r\n"].join("\r\n"));
  });
}

const statusOf = (answer: string) => Number(answer.slice(9, 12));

describe("TRU-18 in demo mode", () => {
  const demo = testServer({ DEMO: "true" });

  test.each([
    ["127.0.0.1", "GET /healthz HTTP/1.1", 200],
    ["127.0.0.1:4173", "GET /healthz HTTP/1.1", 200],
    ["LocalHost:80", "GET /config.json HTTP/1.1", 200],
    ["[::1]:4173", "GET /healthz HTTP/1.1", 200],
    ["localhost", "GET http://localhost:4173/healthz HTTP/1.1", 200],
    ["evil.example", "GET /healthz HTTP/1.1", 403],
    ["localhost.evil.example", "GET /config.json HTTP/1.1", 403],
    ["localhost.", "GET /healthz HTTP/1.1", 403],
    ["127.0.0.1.evil.example:4173", "GET /login HTTP/1.1", 403],
    ["127.0.0.2", "GET /healthz HTTP/1.1", 403],
    ["localhost", "GET http://evil.example/healthz HTTP/1.1", 403],
    ["localhost", "GET http://localhost@evil.example/healthz HTTP/1.1", 403],
    ["evil.example", "GET http://localhost/healthz HTTP/1.1", 403],
    ["evil.example", "GET /%zz HTTP/1.1", 403],
    ["evil.example", "GET /api/me HTTP/1.1", 403],
    ["evil.example", "POST /bots/uploads/x HTTP/1.1", 403],
  ])("the host %s and the target of %s are answered %i", async (host, line, status) => {
    const answer = await raw(demo.url, [line, `host: ${host}`]);
    const isTold = answer.includes("The demo answers only at 127.0.0.1, localhost and [::1]");
    expect([statusOf(answer), isTold]).toEqual([status, status === 403]);
  });

  test("a request without a host, and one for a websocket, are refused too", async () => {
    expect(statusOf(await raw(demo.url, ["GET /config.json HTTP/1.0"]))).toBe(403);
    const upgrade = ["host: evil.example", "upgrade: websocket", "sec-websocket-version: 13"];
    expect(statusOf(await raw(demo.url, ["GET / HTTP/1.1", ...upgrade]))).toBe(403);
  });
});

describe("TRU-05 outside of demo mode", () => {
  const server = testServer();

  test("any host is answered", async () => {
    const answer = await raw(server.url, ["GET /healthz HTTP/1.1", "host: panel.example"]);
    expect(statusOf(answer)).toBe(200);
  });
});
