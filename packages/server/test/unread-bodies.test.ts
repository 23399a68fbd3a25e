import { connect } from "node:net";
import { expect, test } from "vitest";
import { testServer } from "./support/server.ts";
import { holdings } from "./support/stored.ts";

const server = testServer();
const MB = 1_048_576;
const GB = 1024 * MB;

interface Sent {
  status: number;
  bytes: number;
}

/** Sends a file of 1 GB whatever the server says, until there is no connection any more. */
function insist(headers: string[]): Promise<Sent> {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  const declared = headers.some((line) => line.startsWith("content-length"));
  let answer = "";
  let bytes = 0;
  socket.on("data", (text) => (answer += text.toString("latin1")));
  socket.on("error", () => socket.destroy());
  socket.write(
    [
      "POST /api/library2ixr/uploadFile HTTP/1.1",
      `host: ${hostname}`,
      "content-type: multipart/form-data; boundary=b",
      ...headers,
      "\r\n",
    ].join("\r\n"),
  );
  const start = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\n';
  const piece = Buffer.alloc(256 * 1024);
  const framed = (content: Buffer | string) =>
    declared
      ? Buffer.from(content)
      : Buffer.concat([
          Buffer.from(`${content.length.toString(16)}\r\n`),
          Buffer.from(content),
          Buffer.from("\r\n"),
        ]);
  const pieceSent = framed(piece);
  return new Promise((resolve) => {
    socket.on("close", () => resolve({ status: Number(answer.slice(9, 12)), bytes }));
    const more = (): void => {
      if (bytes >= GB) return void socket.destroy();
      socket.write(pieceSent, (error) => {
        if (error) return;
        bytes += piece.length;
        more();
      });
    };
    socket.write(framed(start), more);
  });
}

test.each([
  ["declared", `content-length: ${GB}`],
  ["of unknown length", "transfer-encoding: chunked"],
])(
  "TRU-20 of a body of 1 GB, %s, little is read, however much its sender insists",
  async (_how, length) => {
    const authorization = `authorization: Bearer ${server.person("editor").token}`;
    const { status, bytes } = await insist([authorization, length]);
    expect(status).toBe(413);
    expect(bytes).toBeLessThan(256 * MB);
    expect(await holdings(server)).toEqual({ rows: [], stored: [] });
  },
);

test("TRU-20 nor of one whose sender is nobody", async () => {
  const { status, bytes } = await insist([`content-length: ${GB}`]);
  expect(status).toBe(401);
  expect(bytes).toBeLessThan(256 * MB);
});
