import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the server has received. */
export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

type Answer = (response: ServerResponse) => void;

/** A real HTTP server on the loopback that gives the answer set last and keeps what it received. */
export async function localServer() {
  const received: Received[] = [];
  let answer: Answer = (response) => response.end();
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = "", url = "", headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(chunks) });
    answer(response);
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api`,
    received,
    answerWith(next: Answer) {
      received.length = 0;
      answer = next;
    },
    /** Answers with this text, or with this value as JSON. */
    answerBody(body: unknown, status = 200, headers: Record<string, string> = {}) {
      const text = typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body);
      this.answerWith((response) => {
        response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
      });
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
