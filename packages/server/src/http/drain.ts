import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Drain } from "./health.ts";

const SWEEP_MS = 100;

/** The connections of each server on which nothing was sent yet. */
const unused = new WeakMap<Server, Set<Socket>>();

/** Keeps note of the connections that browsers open in advance: Node does not count them as idle. */
export function watchConnections({ server }: FastifyInstance): void {
  const sockets = new Set<Socket>();
  unused.set(server, sockets);
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("request", ({ socket }) => sockets.delete(socket));
}

/**
 * Stops the server gracefully: not ready at once, no new connections, requests under way get their
 * answer. Idle keep-alive connections are closed, because they would keep the server open, and so
 * are those on which nothing was sent.
 */
export async function drainAndClose(app: FastifyInstance, drain: Drain): Promise<void> {
  drain.draining = true;
  const sweep = setInterval(() => {
    app.server.closeIdleConnections();
    for (const socket of unused.get(app.server) ?? []) if (socket.bytesRead === 0) socket.destroy();
  }, SWEEP_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
  }
}
