import fc from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "../src/app-error.ts";
import { createFairQueue } from "../src/library/fair-queue.ts";

const here = () => false;

/** Work that ends when it is told to, and what has begun, in order. */
function fairQueue(most = 100) {
  const queue = createFairQueue(most);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = (userId: number, name: string, isGone = here) =>
    queue.run({ userId, isGone }, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.push(end));
      return name;
    });
  /** Ends what is under way, and gives what comes next the time to begin. */
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, begun, send, endOne };
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? `${error.kind} ${error.key}` : error),
  );

test("USR-14 who sends one file is next, however many others another has sent before", async () => {
  const { begun, send, endOne } = fairQueue();
  for (const name of ["a1", "a2", "a3", "a4"]) void send(1, name);
  void send(2, "b1");
  void send(3, "c1");
  for (let count = 0; count < 6; count += 1) await endOne();
  expect(begun).toEqual(["a1", "b1", "c1", "a2", "a3", "a4"]);
});

test("USR-14 who always sends the next file keeps nobody else waiting for long", async () => {
  const { begun, send, endOne } = fairQueue();
  void send(1, "a");
  void send(2, "b");
  void send(1, "a");
  for (let count = 0; count < 4; count += 1) {
    void send(2, "b");
    await endOne();
  }
  expect(begun.slice(0, 4)).toEqual(["a", "b", "a", "b"]);
});

test("USR-14 one file more than a user may have waiting is refused, others' are not", async () => {
  const { send, endOne } = fairQueue(3);
  for (const name of ["a1", "a2", "a3"]) void send(1, name);
  expect(await reasonOf(send(1, "a4"))).toBe("too-many ASSET_ERRORS.tooManyWaiting");
  const others = send(2, "b1");
  for (let count = 0; count < 2; count += 1) await endOne();
  expect(await Promise.race([others, send(1, "a5"), endOne().then(() => "none")])).toBe("b1");
});

test("USR-14 a file whose sender has gone takes no place, and is never begun", async () => {
  const { begun, send, endOne } = fairQueue(2);
  let gone = false;
  void send(1, "a1");
  const left = reasonOf(send(1, "a2", () => gone));
  gone = true;
  void send(1, "a3");
  expect(await left).toBe("sender-gone ERRORS.invalidFields");
  await endOne();
  expect(begun).toEqual(["a1", "a3"]);
});

test("what fails is told to its sender alone", async () => {
  const { queue, send, endOne } = fairQueue();
  const failing = queue.run({ userId: 1, isGone: here }, () => {
    throw new Error("no");
  });
  const after = send(1, "a");
  await expect(failing).rejects.toThrow("no");
  await endOne();
  expect(await after).toBe("a");
});

test("everything that is sent is done once, and one at a time", async () => {
  const pieces = fc.array(fc.record({ userId: fc.nat(4), pause: fc.nat(3) }), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(pieces, async (sent) => {
      const { run } = createFairQueue(100);
      const done: number[] = [];
      let under = 0;
      await Promise.all(
        sent.map(async ({ userId, pause }, index) => {
          for (let wait = 0; wait < pause; wait += 1) await Promise.resolve();
          await run({ userId, isGone: here }, async () => {
            under += 1;
            expect(under).toBe(1);
            await Promise.resolve();
            under -= 1;
            done.push(index);
          });
        }),
      );
      expect(done.toSorted((a, b) => a - b)).toEqual(sent.map((_, index) => index));
    }),
  );
});
