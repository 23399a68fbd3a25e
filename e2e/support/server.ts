import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { endOf } from "../../tools/child-end.ts";
import { freePort } from "../../tools/free-port.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const entry = join(root, "packages/server/src/main.js");
const commands = join(root, "packages/server/src/cli.js");

/** Where the data of a server that has made the demo tenant is, so that others need not make it again. */
export const DEMO_DATA = "EXPLORAR_DEMO_DATA";

/** The real server as its own process, with the demo tenant in a data folder of its own. */
export class PanelServer {
  #dataDir = "";
  #port = 0;
  #process: ChildProcess | undefined;
  readonly #settings: Record<string, string>;

  constructor(settings: Record<string, string>) {
    this.#settings = settings;
  }

  /** Where it listens; the same after every restart. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#dataDir ||= await newDataDir();
    // Mails link to the server, so that it has to know its address before it listens.
    this.#port ||= await freePort();
    const child = spawn(process.execPath, [entry], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        // The same on a machine that has it and on one that has not.
        APERTIUM: "/no/such/apertium",
        ...this.#settings,
        NODE_NO_WARNINGS: "1",
        DEMO: "1",
        HOST: "127.0.0.1",
        DATA_DIR: this.#dataDir,
        PORT: String(this.#port),
        PUBLIC_URL: this.url,
        LOG_LEVEL: "warn",
      },
    });
    this.#process = child;
    await listening(child);
  }

  /** Where its data is. */
  get dataDir(): string {
    return this.#dataDir;
  }

  /** Runs a command of the server's command line on its data, and gives what that says. */
  async command(...args: string[]): Promise<string> {
    const child = spawn(process.execPath, [commands, ...args], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...process.env,
        ...this.#settings,
        NODE_NO_WARNINGS: "1",
        DATA_DIR: this.#dataDir,
        PUBLIC_URL: this.url,
      },
    });
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const code = await endOf(child);
    if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}`);
    return said.trim();
  }

  /** Lets requests under way finish, as on a planned restart. */
  async stop(): Promise<void> {
    await this.#end("SIGTERM");
  }

  /** Dies at once, as in a power cut. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  async #end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }
}

async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "explorar-e2e-"));
  const made = process.env[DEMO_DATA];
  if (made) await cp(made, folder, { recursive: true, preserveTimestamps: true });
  return folder;
}

/** Waits for the line that names the address. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("ready at http://127.0.0.1:")) resolve();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("error", reject);
    child.once("close", (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
}
