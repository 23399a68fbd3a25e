import { expect, test } from "vitest";
import { FileQueue } from "./file-queue.ts";
import type { WantedFile } from "./wanted-files.ts";

const file = (id: number): WantedFile => ({ id, url: `/files/${id}`, isModel: false });

/** A queue whose files come when they are let come. */
function held() {
  const asked: number[] = [];
  const got: number[] = [];
  let settle: (content: Blob | undefined) => void = () => undefined;
  const signals: AbortSignal[] = [];
  const queue = new FileQueue(
    ({ id }, signal) => {
      asked.push(id);
      signals.push(signal);
      return new Promise((resolve) => {
        settle = resolve;
      });
    },
    ({ id }) => got.push(id),
  );
  const come = async (content?: Blob) => {
    settle(content);
    // The queue goes on after what it awaits.
    await Promise.resolve();
    await Promise.resolve();
  };
  return { queue, asked, got, come, signals };
}

test("one file after another is asked for, by the latest wish", async () => {
  const { queue, asked, got, come } = held();
  void queue.want([file(1), file(2), file(3)]);
  expect(asked).toEqual([1]);
  void queue.want([file(3), file(1), file(2)]);
  expect(asked).toEqual([1]);
  await come(new Blob());
  expect(asked).toEqual([1, 3]);
  await come(new Blob());
  await come(new Blob());
  expect([asked, got]).toEqual([
    [1, 3, 2],
    [1, 3, 2],
  ]);
  void queue.want([file(2), file(4)]);
  expect(asked).toEqual([1, 3, 2, 4]);
});

test("what did not come is asked for again with the next wish, and not in the same round", async () => {
  const { queue, asked, got, come } = held();
  void queue.want([file(1), file(2)]);
  await come();
  await come(new Blob());
  expect([asked, got]).toEqual([[1, 2], [2]]);
  void queue.want([file(1), file(2)]);
  expect(asked).toEqual([1, 2, 1]);
});

test("a queue that was stopped asks for nothing more, and tells of nothing", async () => {
  const { queue, asked, got, come, signals } = held();
  void queue.want([file(1), file(2)]);
  queue.stop();
  await come(new Blob());
  expect([asked, got, signals[0]?.aborted]).toEqual([[1], [], true]);
});
