import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import { unavailable } from "../app-error.ts";
import type { Settings } from "../settings/settings.ts";
import { rawAnswer } from "./client-errors.ts";
import { watchOpenConnections } from "./open-connections.ts";

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
  sweepEvery: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 30_000,
  idle: 72_000,
  silence: 300_000,
  bodyBytes: 16 * 1024,
  bodySpan: 30_000,
  sweepEvery: 5_000,
};

/** Least time between two lines of the log that say so, in ms. */
const TOLD_EVERY = 1_000;

/** The options of the HTTP server for these limits. */
export function connectionOptions(limits: ConnectionLimits) {
  return {
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.sweepEvery },
    keepAliveTimeout: limits.idle,
    connectionTimeout: limits.silence,
    // Of a whole request there is no limit: bodies have a least rate.
    requestTimeout: 0,
  } satisfies FastifyServerOptions & { http: object };
}

/**
 * Ends connections whose body arrives too slowly. Above `maxConnections`, whoever has the most makes room for
 * whoever has fewer, then the idle ones do; where there are none, the answer is 503.
 */
export function registerConnectionLimits(
  app: FastifyInstance,
  limits: ConnectionLimits,
  { maxConnections: most, trustProxy }: Pick<Settings, "maxConnections" | "trustProxy">,
): void {
  endSlowBodies(app, limits);
  const open = watchOpenConnections(app, trustProxy);
  let told = 0;
  app.server.on("connection", (socket: Socket) => {
    if (open.size <= most) return;
    if (Date.now() - told >= TOLD_EVERY) {
      told = Date.now();
      app.log.warn({ open: open.size, most }, "too many connections; see MAX_CONNECTIONS");
    }
    if (open.makeRoomFor(socket)) return;
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
  let sweptAt = 0;
  const sweep = (): void => {
    const now = Date.now();
    // While this process itself stood still, nobody's bytes could be read.
    const stoodStill = now - sweptAt > 2 * limits.sweepEvery;
    sweptAt = now;
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
    sweptAt = Date.now();
    timer = setInterval(sweep, limits.sweepEvery).unref();
  };
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    if (hasBody(raw)) watch(raw);
    done();
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
