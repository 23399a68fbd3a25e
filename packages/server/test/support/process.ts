import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { endOf, type End } from "../../../../tools/child-end.ts";
import type { Role } from "@panel/domain/roles";
import { demoAccounts } from "../../src/settings/demo-accounts.ts";

const MAIN = join(import.meta.dirname, "../../src/main.js");

/** The server as a process of its own. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  output(): string;
  /** With all of its output read. */
  ended: Promise<End>;
}

/**
 * A platform elsewhere, for servers that are killed often: a server of its own reads the demo's guides
 * again after each kill.
 */
export const WITHOUT_CHATBOTS = { BOTS_URL: "http://127.0.0.1:9" };

/** Starts `main.js`; waits until it is ready, or has ended (then `url` is empty). */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env["PATH"],
      // Set by the check: each start is quicker when the modules were compiled once.
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      PORT: "0",
      LOG_LEVEL: "error",
      PANEL_DIR: "/nonexistent",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const ended = endOf(child);
  const ready = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const url = /ready at (\S+)/.exec(text)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
  });
  const url = await Promise.race([ready, ended.then(() => "")]);
  return { url, child, output: () => text, ended };
}

/** The answer to a sign-in as a demo account. */
export async function signInToDemo(
  url: string,
  role: Role = "editor",
): Promise<{ success: boolean; data: { token: string } }> {
  const { email, password } = demoAccounts().find((account) => account.role === role) ?? {};
  const answer = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return (await answer.json()) as { success: boolean; data: { token: string } };
}

/** The token of a demo account. */
export async function demoToken(url: string, role: Role = "editor"): Promise<string> {
  return (await signInToDemo(url, role)).data.token;
}

/** An image of the libraries that a demo account may use as that of an experience. */
export async function demoCover(url: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/library2ixr/getModels`, { headers });
  const { data } = (await response.json()) as { data: string | { id: number; type: number }[] };
  const assets = (typeof data === "string" ? JSON.parse(data) : data) as {
    id: number;
    type: number;
  }[];
  return String(assets.find(({ type }) => type === 1)?.id ?? 0);
}
