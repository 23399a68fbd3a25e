import type { Socket } from "node:net";
import { failed } from "./envelope.ts";
import { badRequest } from "../app-error.ts";

/**
 * Answers requests that are not HTTP or have too long an address or headers: they never reach a
 * route.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(failed(badRequest("The request cannot be understood")));
  const lines = [
    "HTTP/1.1 400 Bad Request",
    "content-type: application/json; charset=utf-8",
    "x-content-type-options: nosniff",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
}
