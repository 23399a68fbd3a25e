import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import { unavailable } from "../app-error.ts";
import { rawAnswer } from "./client-errors.ts";

/** What a client may hold of the server; times in ms. */
export interface ConnectionLimits {
  /** Until the headers of a request are there, from the connection or the request before. */
  headers: number;
  /** Between two requests of a connection. */
  idle: number;
  /** Without a byte either way, also while an answer is made. */
  silence: number;
  /** Least bytes of a body that arrive within `bodySpan`, so that a slow phone may send 15 MB. */
  bodyBytes: number;
  bodySpan: number;
  /** How often connections are looked at. */
  checkEvery: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 30_000,
  idle: 72_000,
  silence: 300_000,
  bodyBytes: 16 * 1024,
  bodySpan: 30_000,
  checkEvery: 5_000,
};

/** Least time between two searches for idle connections while there is no room, in ms. */
const SEARCH_EVERY = 1_000;

/** The options of the HTTP server for these limits. */
export function connectionOptions(limits: ConnectionLimits) {
  return {
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.checkEvery },
    keepAliveTimeout: limits.idle,
    connectionTimeout: limits.silence,
    // Of a whole request there is no limit: bodies have a least rate.
    requestTimeout: 0,
  } satisfies FastifyServerOptions & { http: object };
}

/**
 * Ends connections whose body arrives too slowly, and answers 503 to those above `most`, once the
 * idle ones have made room.
 */
export function registerConnectionLimits(
  app: FastifyInstance,
  limits: ConnectionLimits,
  most: number,
): void {
  endSlowBodies(app, limits);
  let open = 0;
  let searched = 0;
  app.server.on("connection", (socket: Socket) => {
    open += 1;
    socket.once("close", () => {
      open -= 1;
    });
    if (open <= most) return;
    if (Date.now() - searched >= SEARCH_EVERY) {
      searched = Date.now();
      app.server.closeIdleConnections();
      app.log.warn({ open, most }, "too many connections; see MAX_CONNECTIONS");
    }
    socket.end(rawAnswer(unavailable()));
    socket.destroySoon();
  });
}

interface ArrivingBody {
  socket: Socket;
  isOver(): boolean;
  /** Bytes of the connection when the span began. */
  before: number;
  since: number;
}

function endSlowBodies(app: FastifyInstance, limits: ConnectionLimits): void {
  const arriving = new Set<ArrivingBody>();
  let timer: NodeJS.Timeout | undefined;
  let checked = 0;
  const check = (): void => {
    const now = Date.now();
    // While this process itself stood still, nobody's bytes could be read.
    const stoodStill = now - checked > 2 * limits.checkEvery;
    checked = now;
    for (const body of arriving) {
      if (stoodStill) body.since = now;
      if (body.isOver()) {
        arriving.delete(body);
      } else if (now - body.since >= limits.bodySpan) {
        if (body.socket.bytesRead - body.before < limits.bodyBytes) body.socket.destroy();
        body.before = body.socket.bytesRead;
        body.since = now;
      }
    }
    if (arriving.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  const watch = (raw: IncomingMessage): void => {
    const { socket } = raw;
    arriving.add({
      socket,
      isOver: () => raw.complete || socket.destroyed,
      before: socket.bytesRead,
      since: Date.now(),
    });
    if (timer) return;
    checked = Date.now();
    timer = setInterval(check, limits.checkEvery).unref();
  };
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    if (hasBody(raw)) watch(raw);
    done();
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
