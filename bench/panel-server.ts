import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** The real server with the built panel and the demo tenant, on a free port of loopback. */
export interface PanelServer {
  url: string;
  /** Id of its process. */
  pid: number;
  child: ChildProcess;
  /** Stops it and, without `keepData`, deletes its data folder. */
  stop(): Promise<void>;
}

export interface PanelServerOptions {
  /** An existing data folder, which is kept. Without it, a temporary one is used and deleted with the server. */
  dataDir?: string;
  /** Local replacement for tile server and geocoder, so that no call leaves this machine. */
  mapOrigin: string;
  /** PostgreSQL; without it the embedded database serves. */
  databaseUrl?: string;
  /** More settings of the server. */
  settings?: Readonly<Record<string, string>>;
  /** A module that the process loads first; it may send messages. */
  preload?: string;
}

/** What the kernel counts of a process under a name of its status file, in MiB. */
export function memoryMb(pid: number, name: "VmRSS" | "RssAnon" | "RssFile" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024;
}

/** A folder for a server's data, outside of the project. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), "explorar-bench-"));

/** Starts the server and waits until it says where it listens. */
export async function startPanelServer(options: PanelServerOptions): Promise<PanelServer> {
  const dataDir = options.dataDir ?? temporaryFolder();
  const { preload } = options;
  const flags = preload === undefined ? [] : [`--import=${preload}`];
  const child = spawn(process.execPath, [...flags, "packages/server/src/main.js"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe", ...(preload === undefined ? [] : ["ipc" as const])],
    env: {
      PATH: process.env["PATH"],
      DEMO: "1",
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "silent",
      // As the files of deploy/ set it.
      MALLOC_ARENA_MAX: "1",
      MALLOC_TRIM_THRESHOLD_: "131072",
      DATA_DIR: dataDir,
      TILE_URL: `${options.mapOrigin}/tiles/{z}/{x}/{y}.png`,
      GEOCODER_URL: options.mapOrigin,
      ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
      ...options.settings,
    },
  });
  const ended = once(child, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    const { stdout, stderr } = child;
    let said = "";
    const listen = (text: string) => {
      said += text;
      const address = /ready at (http:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    stdout?.setEncoding("utf8").on("data", listen);
    stderr?.setEncoding("utf8").on("data", listen);
    child.once("error", reject);
    child.once("close", () => reject(new Error(`The server did not start:\n${said}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    child,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
