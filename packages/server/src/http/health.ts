import type { FastifyInstance } from "fastify";
import type { Db } from "../db/connection.ts";
import { ping } from "../db/migrate.ts";

/** Whether the server is shutting down. */
export interface Drain {
  draining: boolean;
}

/**
 * `/healthz`: the process runs. `/readyz`: it should get requests, which it should not while the
 * database is away or once it has been told to stop.
 */
export function registerHealth(app: FastifyInstance, db: Db, drain: Drain): void {
  app.get("/healthz", { logLevel: "warn" }, async () => ({ status: "ok" }));
  app.get("/readyz", { logLevel: "warn" }, async (request, reply) => {
    if (drain.draining) return reply.code(503).send({ status: "draining" });
    try {
      await ping(db);
      return { status: "ok" };
    } catch (error) {
      request.log.error({ err: error }, "database unavailable");
      return reply.code(503).send({ status: "database unavailable" });
    }
  });
}
