import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

/** A temporary PostgreSQL server on a free port of loopback. */
export interface PrivatePostgres {
  /** Address of its maintenance database. */
  url: string;
  port: number;
  /** Kills it, as in a power failure. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

const DEBIAN_ROOT = "/usr/lib/postgresql";

/**
 * The folder of PostgreSQL's programs: Debian's newest, installed with apt-get when that is
 * possible and allowed. Undefined when there are none.
 */
export function postgresPrograms(install = true): string | undefined {
  const found = newestPrograms();
  if (found || !install || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get"))
    return found;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync("apt-get", ["update", "-q"], { env, stdio: "ignore" });
    execFileSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "postgresql"], {
      env,
      stdio: "ignore",
    });
  } catch {
    return undefined;
  }
  return newestPrograms();
}

function newestPrograms(): string | undefined {
  if (!existsSync(DEBIAN_ROOT)) return undefined;
  return readdirSync(DEBIAN_ROOT)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_ROOT, version, "bin"))
    .find((folder) => existsSync(join(folder, "initdb")));
}

/**
 * Makes and starts a cluster in a temporary folder. PostgreSQL refuses to run as root: then
 * the user `postgres`, which Debian's package makes, runs it.
 * @param durable false turns off waiting for the disk, which is fast but may lose data in a crash
 */
export async function startPostgres(
  programs: string,
  { durable = false }: { durable?: boolean } = {},
): Promise<PrivatePostgres> {
  const folder = mkdtempSync(join(tmpdir(), "explorar-postgres-"));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(folder, ...ownerOf("postgres"));
  const wrap = (program: string, args: string[]): [string, string[]] =>
    asRoot
      ? ["runuser", ["-u", "postgres", "--", join(programs, program), ...args]]
      : [join(programs, program), args];
  const data = join(folder, "data");
  execFileSync(
    ...wrap("initdb", [
      "-D",
      data,
      "-U",
      "panel",
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--locale=C.UTF-8",
      "-N",
    ]),
    { stdio: "ignore", cwd: folder },
  );
  const port = await freePort();
  const options = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 200,
    fsync: durable ? "on" : "off",
    synchronous_commit: durable ? "on" : "off",
    full_page_writes: durable ? "on" : "off",
    shared_buffers: "64MB",
  };
  const optionArgs = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  let ended: Promise<void> = Promise.resolve();
  let signal = (_name: NodeJS.Signals): void => {};

  const start = async (): Promise<void> => {
    const child = spawn(...wrap("postgres", ["-D", data, ...optionArgs]), {
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let output = "";
    ended = new Promise((resolve) => child.once("exit", () => resolve()));
    signal = (name) => child.kill(name);
    await new Promise<void>((resolve, reject) => {
      child.stderr.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.includes("database system is ready to accept connections")) resolve();
      });
      child.once("error", reject);
      child.once("close", () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
    });
    child.stderr.removeAllListeners("data").resume();
  };
  const end = async (how: "immediate" | "fast"): Promise<void> => {
    try {
      execFileSync(...wrap("pg_ctl", ["stop", "-D", data, "-m", how, "-w"]), {
        cwd: folder,
        stdio: "ignore",
      });
    } catch {
      signal("SIGKILL");
    }
    await ended;
  };
  const cleanUp = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    await start();
  } catch (error) {
    cleanUp();
    throw error;
  }
  return {
    url: `postgres://panel@127.0.0.1:${port}/postgres`,
    port,
    kill: () => end("immediate"),
    start,
    async stop() {
      await end("fast");
      cleanUp();
    },
  };
}

function ownerOf(user: string): [number, number] {
  const ask = (flag: string) => Number(execFileSync("id", [flag, user], { encoding: "utf8" }));
  return [ask("-u"), ask("-g")];
}
