import type { FastifyInstance } from "fastify";
import type { Drain } from "./health.ts";

const SWEEP_MS = 100;

/**
 * Stops the server gracefully: not ready at once, no new connections, requests under way get their
 * answer. Idle keep-alive connections are closed, because they would keep the server open.
 */
export async function drainAndClose(app: FastifyInstance, drain: Drain): Promise<void> {
  drain.draining = true;
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
  }
}
