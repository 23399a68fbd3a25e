import { expect, test } from "vitest";
import { repeat } from "../src/repeating-job.ts";

test("TRU-36 a run that fails is told of, and the next one comes all the same", async () => {
  const failures: unknown[] = [];
  let runs = 0;
  let reached = () => {};
  const third = new Promise<void>((resolve) => (reached = resolve));
  const work = async () => {
    runs += 1;
    if (runs === 3) return reached();
    throw Object.assign(new Error("disk I/O error"), { code: "SQLITE_IOERR" });
  };
  const job = repeat(work, 0, (error) => void failures.push(error));
  await third;
  await job.stop();
  expect(failures).toHaveLength(2);
});

test("to stop waits for the run under way, which may see that it is to end, and begins no other", async () => {
  const seen: boolean[] = [];
  let begun = () => {};
  const running = new Promise<void>((resolve) => (begun = resolve));
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  const job = repeat(
    async (isStopped) => {
      seen.push(isStopped());
      begun();
      await held;
      seen.push(isStopped());
    },
    0,
    () => {},
  );
  await running;
  const stopped = job.stop();
  end();
  await stopped;
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual([false, true]);
});
