import type { ServerResponse } from "node:http";

const PIECE = Buffer.alloc(64 * 1024, " ");

/** Answers with blanks, which JSON may begin with, until the caller goes; tells how many bytes it could send. */
export function endless(response: ServerResponse): { bytes: number; isOver: Promise<unknown> } {
  let resolve: (value?: unknown) => void = () => undefined;
  const sent = { bytes: 0, isOver: new Promise((done) => (resolve = done)) };
  response.on("close", resolve).on("error", resolve);
  response.writeHead(200, { "content-type": "application/json" });
  const write = () => {
    while (!response.destroyed) {
      sent.bytes += PIECE.length;
      if (!response.write(PIECE)) return void response.once("drain", write);
    }
  };
  write();
  return sent;
}
