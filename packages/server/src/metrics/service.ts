import {
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
  type OpenMetricsContentType,
} from "prom-client";
import type { Db } from "../db/connection.ts";
import { botFiles, storedBytes, waitingMails, waitingRecoveries } from "./repository.ts";

/** Upper limits of the classes of durations, in seconds. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30];

export interface AnsweredRequest {
  method: string;
  /** The path's pattern, not the address. */
  pattern: string;
  status: number;
}

export interface Metrics {
  contentType: string;
  /** All metrics in OpenMetrics. */
  text(): Promise<string>;
  observe(request: AnsweredRequest, seconds: number): void;
}

/** Requests, queues, storage, bots and the process itself. `connections` counts the open ones. */
export function createMetrics(db: Db, connections: () => Promise<number>): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request to the end of its answer",
    labelNames: ["method", "route", "status"] as const,
    buckets: BUCKETS,
    registers: [],
  });
  registry.registerMetric(durations);
  const addGauge = (name: string, help: string, read: () => Promise<number>): void => {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.set(await read());
      },
    });
    registry.registerMetric(gauge);
  };
  addGauge("http_open_connections", "Open connections", connections);
  addGauge("mails_waiting", "Mails that wait to be sent", () => waitingMails(db));
  addGauge("recovery_requests_waiting", "Password recoveries that wait for their mail", () =>
    waitingRecoveries(db),
  );
  addGauge("storage_bytes", "Bytes of all stored files", () => storedBytes(db));
  const files = new Gauge({
    name: "bot_files",
    help: "Documents of chatbots by the state of their reading",
    labelNames: ["state"] as const,
    registers: [],
    async collect() {
      this.reset();
      for (const { state, count } of await botFiles(db)) this.set({ state }, count);
    },
  });
  registry.registerMetric(files);
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observe: ({ method, pattern, status }, seconds) =>
      durations.observe({ method, route: pattern, status }, seconds),
  };
}
