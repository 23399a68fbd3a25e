import { statfs } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import type { Connection } from "../db/connection.ts";

/** Whether the server is shutting down. */
export interface Drain {
  draining: boolean;
}

interface HealthParts {
  connection: Pick<Connection, "ping">;
  drain: Drain;
  dataDir: string;
}

/** With less than this free in the data folder, in bytes, the server should get no requests. */
export const LEAST_FREE = 16 * 1024 * 1024;

/**
 * `/healthz`: the process runs. `/readyz`: it should get requests, which it should not while the
 * database is away, the data folder gone or full, or once it has been told to stop.
 */
export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  app.get("/healthz", { logLevel: "warn" }, async () => ({ status: "ok" }));
  app.get("/readyz", { logLevel: "warn" }, async (request, reply) => {
    if (parts.drain.draining) return reply.code(503).send({ status: "draining" });
    const problem = await problemOf(parts);
    if (!problem) return { status: "ok" };
    request.log.error({ err: problem.error }, problem.status);
    return reply.code(503).send({ status: problem.status });
  });
}

async function problemOf({ connection, dataDir }: HealthParts) {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    if (bavail * bsize < LEAST_FREE) return { status: "disk full" };
  } catch (error) {
    return { status: "data folder unavailable", error };
  }
  try {
    await connection.ping();
    return undefined;
  } catch (error) {
    return { status: "database unavailable", error };
  }
}
