import autocannon from "autocannon";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { PanelServer } from "./panel-server.ts";

interface Requests {
  connections: number;
  seconds: number;
  method?: "GET" | "POST";
  /** JSON that each request sends. */
  body?: string;
}

/** What a server did under load. */
export interface Load {
  perSecond: number;
  p99: number;
}

/** Sends requests over a number of connections, each the next one as soon as the last is answered. */
export async function load(
  url: string,
  token: string,
  { connections, seconds, method = "GET", body }: Requests,
): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method,
    ...(body === undefined ? {} : { body }),
    timeout: 60,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return { perSecond: result["2xx"] / result.duration, p99: result.latency.p99 };
}

/** A bare Fastify route in a process of its own that answers with the bytes of a file. */
export async function startBareRoute(bytesPath: string) {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "peers/bare-route.ts"), bytesPath],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const ended = once(child, "exit");
  const [said] = (await once(child.stdout.setEncoding("utf8"), "data")) as [string];
  const url = /http:\S+/.exec(said)?.[0] ?? "";
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** The token of a demo account. */
export async function signedIn({ url }: PanelServer, account: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${account}@demo.explorar`, password: "explorar-demo" }),
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}
