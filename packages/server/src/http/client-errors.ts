import type { Socket } from "node:net";
import { panelEnvelope } from "./envelope.ts";
import { badRequest, type AppError } from "../app-error.ts";
import { errorHeaders, statusOf } from "./error-status.ts";

// Importing the module would evaluate all of its exports, one of which loads a WebSocket client of 6 MB.
const { STATUS_CODES } = process.getBuiltinModule("node:http");

/** How long a client may take to read why it was refused, in ms. */
const LAST_READ = 1_000;

/**
 * Answers requests that are not HTTP, have too long an address or headers, or take too long over
 * them: they never reach an endpoint.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(rawAnswer(badRequest("The request cannot be understood")));
  // A client that never closes its side would keep the connection.
  setTimeout(() => socket.destroy(), LAST_READ).unref();
}

/** The whole answer to a connection that has no request, after which it is closed. */
export function rawAnswer(error: AppError): string {
  const body = JSON.stringify(panelEnvelope.failed(error));
  const status = statusOf(error);
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
    "content-length": Buffer.byteLength(body),
    connection: "close",
    ...errorHeaders(error),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}
