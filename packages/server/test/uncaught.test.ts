import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { connect as connectSocket } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freshDatabase, skipWithoutEngine } from "./support/database.ts";
import { startProcess, type ServerProcess } from "./support/process.ts";

skipWithoutEngine();

/** Has a server's process run a program before its own. */
const before = (program: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}`,
});

/** Waits until the server's log says something. */
async function said({ child, output }: ServerProcess, text: string): Promise<void> {
  while (!output().includes(text)) await once(child.stdout ?? child, "data");
}

test("TRU-36 programs that read pictures and do not answer count as missing, and the server goes on", async () => {
  const database = await freshDatabase();
  const programs = join(database.dataDir, "programs");
  mkdirSync(programs);
  for (const name of ["tesseract", "pdftoppm"]) {
    writeFileSync(join(programs, name), "#!/bin/sh\nexec sleep 600\n");
    chmodSync(join(programs, name), 0o755);
  }
  const node = await startProcess({
    ...database.env,
    // Time passes sooner for whoever waits for an answer.
    ...before(
      "const { timeout } = AbortSignal; AbortSignal.timeout = () => timeout.call(AbortSignal, 20);",
    ),
    PATH: `${programs}:${process.env["PATH"]}`,
    LOG_LEVEL: "info",
  });
  await said(node, "scanned pages of PDFs are not read");
  expect((await fetch(`${node.url}/readyz`)).status).toBe(200);
  node.child.kill("SIGTERM");
  expect([await node.ended, node.output()]).toEqual([
    0,
    expect.not.stringMatching(/"level":[56]0/),
  ]);
  await database.remove();
});

test.each([
  ["a rejection that nobody waits for", 'Promise.reject(new Error("forgotten"))'],
  ["an exception that nobody catches", '(() => { throw new Error("forgotten"); })()'],
])("TRU-36 %s: what is under way is answered, the log says why, then the end", async (_, fault) => {
  const database = await freshDatabase();
  const node = await startProcess({
    ...database.env,
    ...before(`process.on("SIGUSR2", () => { ${fault}; });`),
  });
  const body = JSON.stringify({ email: "a@example.com", password: "secret1" });
  const socket = connectSocket(Number(new URL(node.url).port), "127.0.0.1");
  let answer = "";
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
  const head = `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  await new Promise<void>((resolve) => socket.write(head + body.slice(0, 10), () => resolve()));
  // Until the server has read the beginning as well.
  await fetch(`${node.url}/healthz`);
  node.child.kill("SIGUSR2");
  await said(node, "a fault that nobody has caught");
  socket.write(body.slice(10));
  await once(socket, "close");
  expect(answer).toMatch(/^HTTP\/1\.1 200/);
  expect([await node.ended, node.output()]).toEqual([1, expect.stringContaining("forgotten")]);
  await database.remove();
});
