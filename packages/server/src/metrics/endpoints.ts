import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { unauthenticated } from "../app-error.ts";
import type { Db } from "../db/connection.ts";
import { createMetrics } from "./service.ts";

const METRICS_PATH = "/metrics";

/** `/metrics` in OpenMetrics, for whoever shows the token. */
export function registerMetrics(app: FastifyInstance, db: Db, token: string): void {
  const metrics = createMetrics(db, () => connectionsOf(app));
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    const pattern = routeOptions.url ?? "none";
    metrics.observe({ method, pattern, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const wanted = digest(`Bearer ${token}`);
  app.get(METRICS_PATH, { logLevel: "warn" }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ""), wanted)) {
      throw unauthenticated();
    }
    reply.header("cache-control", "no-store").type(metrics.contentType);
    return metrics.text();
  });
}

/** Of one length, so that the comparison tells nothing of the token. */
const digest = (text: string) => createHash("sha256").update(text).digest();

const connectionsOf = (app: FastifyInstance) =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
