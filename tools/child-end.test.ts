import { spawn, type ChildProcessByStdio } from "node:child_process";
import type { Readable } from "node:stream";
import { expect, test } from "vitest";
import { endBesideOthers, endOf } from "./child-end.ts";

/** As much as the system keeps for whoever has not read it yet. */
const LENGTH = 100_000;
const SAYS = `process.stdout.write("x".repeat(${LENGTH}))`;
/** Leaves a program behind that keeps the output open. */
const LEAVES = `process.stdout.write("x".repeat(${LENGTH}), () => {
  const left = require("node:child_process").spawn("sleep", ["600"], { stdio: "inherit", detached: true });
  process.stderr.write(String(left.pid), () => process.exit(3));
})`;

type Child = ChildProcessByStdio<null, Readable, Readable>;

function start(program: string) {
  const child: Child = spawn(process.execPath, ["-e", program], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said.err += text));
  return { child, said };
}

test("a program has ended once all that it has written is read, however late that is", async () => {
  const { child, said } = start(SAYS);
  child.stdout.pause();
  child.once("exit", () => setImmediate(() => child.stdout.resume()));
  expect(await endOf(child)).toBe(0);
  expect(said.out).toHaveLength(LENGTH);
});

test("a signal that ended a program is told", async () => {
  const { child } = start("setInterval(() => {}, 60_000)");
  child.kill("SIGKILL");
  expect(await endOf(child)).toBe("SIGKILL");
});

test("what a program leaves behind is not waited for, all that it has written is read", async () => {
  const { child, said } = start(LEAVES);
  expect(await endBesideOthers(child)).toBe(3);
  process.kill(Number(said.err), "SIGKILL");
  expect(said.out).toHaveLength(LENGTH);
});

test("a program that is not there has not ended", async () => {
  for (const end of [endOf, endBesideOthers]) {
    await expect(end(spawn("/nonexistent/program"))).rejects.toThrow("ENOENT");
  }
});
