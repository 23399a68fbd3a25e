import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../tools/free-port.ts";

const PROGRAM = "/usr/sbin/nginx";

/** Whether nginx is there: Debian's, installed with apt-get where that is allowed. */
export function hasNginx(): boolean {
  if (existsSync(PROGRAM) || process.getuid?.() !== 0) return existsSync(PROGRAM);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    for (const words of [["update"], ["install", "-y", "--no-install-recommends", "nginx-light"]])
      execFileSync("apt-get", ["-q", ...words], { env, stdio: "ignore" });
  } catch {
    return false;
  }
  return existsSync(PROGRAM);
}

/** The file of `deploy/` for these nodes, on a port of loopback and without TLS. */
function configuration(folder: string, port: number, nodes: readonly string[]): string {
  const shipped = readFileSync(join(import.meta.dirname, "../deploy/nginx.conf"), "utf8");
  const servers = nodes.map((url) => `\tserver ${new URL(url).host} max_fails=0;`).join("\n");
  const [upstream = "", , secure = ""] = shipped.split(/^(?=upstream|server)/m).slice(1);
  if (!upstream.startsWith("upstream") || !secure.includes("listen 443"))
    throw new Error("deploy/nginx.conf has other parts than this knows");
  const site = [
    upstream.replace(/(?:\tserver .*\n)+/, `${servers}\n`),
    secure
      .replace(/listen 443.*;/, `listen 127.0.0.1:${port};`)
      .replaceAll(/\tssl_.*\n/g, "")
      .replace("$scheme", "http"),
  ].join("\n");
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join("\n");
  return `worker_processes 1;\ndaemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;
events { worker_connections 1024; }
http {\naccess_log off;\n${paths}\n${site}\n}\n`;
}

/** nginx in front of these nodes, as `deploy/` sets it. */
export async function startNginx(nodes: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "explorar-nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, port, nodes));
  const child = spawn(PROGRAM, ["-p", folder, "-e", join(folder, "error.log"), "-c", file], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, "error.log"), "utf8"));
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) break;
  }
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
