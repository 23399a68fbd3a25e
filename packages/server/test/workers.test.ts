import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openWorkers, TookTooMuch, type Workers } from "../src/workers/workers.ts";

const SCRIPTED = fileURLToPath(new URL("./support/scripted-worker.ts", import.meta.url));

let workers: Workers;
beforeEach(() => {
  workers = openWorkers({ program: SCRIPTED });
});
afterEach(() => workers.close());

const ask = (what: string, of = workers, account = 1): Promise<unknown> =>
  of.run("archive", { bytes: new TextEncoder().encode(what) }, account);

test("accounts take turns, however many tasks one has waiting", async () => {
  const done: unknown[] = [];
  const asked = [
    ["a1", 1],
    ["a2", 1],
    ["a3", 1],
    ["b1", 2],
    ["c1", 3],
    ["b2", 2],
  ] as const;
  await Promise.all(
    asked.map(async ([what, account]) => done.push(await ask(what, workers, account))),
  );
  expect(done).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

test("an account whose task fails gives the turn on, too", async () => {
  const done: unknown[] = [];
  const note = async (what: string, account: number) => {
    done.push(await ask(what, workers, account).catch(() => `${what} failed`));
  };
  await Promise.all([note("fail", 1), note("a2", 1), note("b1", 2)]);
  expect(done).toEqual(["fail failed", "b1", "a2"]);
});

test("one thread does task after task, and a task that fails says why", async () => {
  const answers = await Promise.allSettled(["a", "fail", "b"].map((what) => ask(what)));
  expect(answers.map((each) => (each.status === "fulfilled" ? each.value : each.reason))).toEqual([
    "a",
    new Error("broken"),
    "b",
  ]);
});

test("TRU-26 a task that takes too long is given up", async () => {
  const impatient = openWorkers({ program: SCRIPTED, maxTime: 1 });
  await expect(ask("hang", impatient)).rejects.toThrow(TookTooMuch);
  await impatient.close();
});

test("TRU-26 a task that takes too much memory is given up, and the next one is done", async () => {
  const small = openWorkers({ program: SCRIPTED, maxMemory: 16 });
  const asked = ask("fill", small);
  const next = ask("after", small);
  await expect(asked).rejects.toThrow(TookTooMuch);
  expect(await next).toBe("after");
  await small.close();
});

test("a thread that ends is replaced", async () => {
  const asked = ask("end");
  const next = ask("after");
  await expect(asked).rejects.toThrow("has ended");
  expect(await next).toBe("after");
});

test("closing gives up what is under way and what waits", async () => {
  const asked = Promise.allSettled([ask("hang"), ask("after")]);
  await workers.close();
  expect((await asked).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(ask("later")).rejects.toThrow("stopping");
});
