import { ApiError } from "@panel/api-client";
import type { NewAssetForm } from "@panel/api-client/panel";
import { expect, test, vi } from "vitest";
import { createAssetUploads, existingAssetOf, type Shared } from "./asset-uploads.ts";

const shared: Shared = { category: 3, description: "Fotos", type: 1 };
const picture = (name: string) => new File(["x"], name, { type: "image/png" });
const lost = () => new ApiError("network", "No answer");

/** A queue whose calls wait until the test answers them. */
function opened() {
  const calls: {
    form: NewAssetForm;
    signal: AbortSignal;
    onProgress(share: number): void;
    answer(id: number): void;
    fail(error: unknown): void;
  }[] = [];
  const onSettled = vi.fn<() => void>();
  const queue = createAssetUploads({
    send: (form, context) =>
      new Promise((resolve, reject) => {
        context.signal.addEventListener("abort", () => reject(new ApiError("aborted", "")));
        calls.push({ form, ...context, answer: (id) => resolve({ id }), fail: reject });
      }),
    onStored: () => {},
    onUnknown: onSettled,
  });
  const states = () => queue.items().map((item) => (existingAssetOf(item) ? "exists" : item.state));
  const give = (...names: string[]) => queue.add(names.map(picture));
  const call = (index: number) => {
    const found = calls[index];
    if (!found) throw new Error(`There are ${calls.length} calls`);
    return found;
  };
  /** Waits until the queue has processed the answer of a call. */
  const settled = (times: number) =>
    expect.poll(() => onSettled.mock.calls, { interval: 2 }).toHaveLength(times);
  return { queue, calls, call, states, give, settled };
}

test("LIB-03 three files are sent at once, and the next starts when one has arrived", async () => {
  const { queue, calls, call, states, give, settled } = opened();
  give("a.png", "b.png", "c.png", "d.png");
  queue.start(shared);
  expect(states()).toEqual(["running", "running", "running", "waiting"]);
  call(1).answer(12);
  await settled(1);
  expect(states()).toEqual(["running", "done", "running", "running"]);
  expect(calls.map(({ form }) => (form.file as File).name)).toEqual([
    "a.png",
    "b.png",
    "c.png",
    "d.png",
  ]);
  expect(queue.items()[1]).toMatchObject({ result: { id: 12 }, progress: 1 });
});

test("LIB-03 progress is reported while a file is being sent", () => {
  const { queue, call, give } = opened();
  give("a.png");
  queue.start(shared);
  expect(queue.items()[0]).toMatchObject({ progress: null });
  call(0).onProgress(0.4);
  expect(queue.items()[0]).toMatchObject({ state: "running", progress: 0.4 });
});

test("LIB-03 files succeed or fail independently, and the end of each is reported", async () => {
  const { queue, call, states, give, settled } = opened();
  const [, , third = 0] = give("a.png", "b.png", "c.png");
  queue.start(shared);
  call(0).answer(1);
  call(1).fail(lost());
  queue.cancel(third);
  await settled(3);
  expect(states()).toEqual(["done", "failed", "cancelled"]);
});

test("LIB-03 a retry has the same request id and sends the current data", async () => {
  const { queue, call, states, give, settled } = opened();
  const [id = 0] = give("a.png");
  queue.describe(id, { name: "La fachada" });
  queue.start(shared);
  call(0).fail(lost());
  await settled(1);
  queue.retry(id, { ...shared, description: "Corregida", category: 5 });
  expect(call(1).form).toMatchObject({
    name: "La fachada",
    description: "Corregida",
    category: 5,
    requestId: call(0).form.requestId,
  });
  call(1).answer(7);
  await settled(2);
  expect(states()).toEqual(["done"]);
});

test("LIB-03 two files have different request ids", () => {
  const { queue, call, give } = opened();
  give("a.png", "b.png");
  queue.start(shared);
  expect(call(0).form.requestId).not.toBe(call(1).form.requestId);
});

test("LIB-03 a file that is an asset already is reported with that asset and its library", async () => {
  const { queue, call, give, settled } = opened();
  give("a.png", "b.png");
  queue.start(shared);
  const refusal = (existing: object) => new ApiError("refused", "", { data: { existing } });
  call(0).fail(refusal({ id: 4, model: "Plaza", idUser: 0 }));
  call(1).fail(refusal({ id: 5, model: "Patio", idUser: 9 }));
  await settled(2);
  expect(queue.items().map(existingAssetOf)).toEqual([
    { id: 4, name: "Plaza", scope: "global" },
    { id: 5, name: "Patio", scope: "own" },
  ]);
});

test("LIB-03 a copy that the user has allowed stays allowed in every retry", async () => {
  const { queue, call, give, settled } = opened();
  const [id = 0] = give("a.png");
  queue.start(shared);
  expect(call(0).form.allowCopy).toBe(false);
  call(0).fail(new ApiError("refused", "", { data: { existing: { id: 4, model: "Plaza" } } }));
  await settled(1);
  queue.describe(id, { allowCopy: true });
  queue.retry(id, shared);
  expect(call(1).form.allowCopy).toBe(true);
  call(1).fail(lost());
  await settled(2);
  queue.start(shared);
  expect(call(2).form.allowCopy).toBe(true);
});

test("LIB-03 sending all again skips files that have arrived and files that the library already has", async () => {
  const { queue, calls, call, states, give, settled } = opened();
  give("a.png", "b.png", "c.png");
  queue.start(shared);
  call(0).answer(1);
  call(1).fail(new ApiError("refused", "", { data: { existing: { id: 4, model: "Plaza" } } }));
  call(2).fail(lost());
  await settled(3);
  queue.start(shared);
  expect(states()).toEqual(["done", "exists", "running"]);
  expect(calls).toHaveLength(4);
});

test("LIB-03 cancelling stops the call, and the next file starts", async () => {
  const { queue, call, states, give, settled } = opened();
  const [first = 0] = give("a.png", "b.png", "c.png", "d.png");
  queue.start(shared);
  queue.cancel(first);
  expect(call(0).signal.aborted).toBe(true);
  await settled(1);
  expect(states()).toEqual(["cancelled", "running", "running", "running"]);
});

test("LIB-03 a file that waits and is cancelled is never sent", async () => {
  const { queue, calls, call, states, give, settled } = opened();
  const fourth = give("a.png", "b.png", "c.png", "d.png").at(-1) ?? 0;
  queue.start(shared);
  queue.cancel(fourth);
  call(0).answer(1);
  await settled(1);
  expect(states().at(-1)).toBe("cancelled");
  expect(calls).toHaveLength(3);
});

test("LIB-03 a file that the server stored before the cancellation counts as arrived", async () => {
  const { queue, call, states, give, settled } = opened();
  const [id = 0] = give("a.png");
  queue.start(shared);
  call(0).answer(8);
  queue.cancel(id);
  await settled(1);
  expect(states()).toEqual(["done"]);
  expect(queue.items()[0]?.result).toEqual({ id: 8 });
});

test("LIB-03 a cancelled file that is tried again at once is not cancelled by its first attempt", async () => {
  const { queue, call, states, give, settled } = opened();
  const [id = 0] = give("a.png");
  queue.start(shared);
  queue.cancel(id);
  queue.retry(id, shared);
  await settled(1);
  expect(states()).toEqual(["running"]);
  call(1).answer(3);
  await settled(2);
  expect(states()).toEqual(["done"]);
});

test("LIB-03 leaving stops the files being sent, and waiting files are not started", async () => {
  const { queue, calls, give, settled } = opened();
  give("a.png", "b.png", "c.png", "d.png");
  queue.start(shared);
  queue.abortAll();
  await settled(3);
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
  expect(calls).toHaveLength(3);
});

test("LIB-03 of sixty files each arrives or says why after the network was cut, and the rest goes on when it is back", async () => {
  const { queue, calls, call, states, give, settled } = opened();
  give(...Array.from({ length: 60 }, (_, index) => `${index}.png`));
  queue.start(shared);
  const end = async (from: number, to: number, how: (index: number) => void) => {
    for (let index = from; index < to; index += 1) {
      how(index);
      await settled(index + 1);
    }
  };
  await end(0, 20, (index) => call(index).answer(100 + index));
  // Three of them were being sent; the others are tried, and fail at once.
  await end(20, 60, (index) => call(index).fail(lost()));
  expect(states().filter((state) => state === "done")).toHaveLength(20);
  expect(states().filter((state) => state === "failed")).toHaveLength(40);
  expect(queue.items()[30]?.error).toMatchObject({ kind: "network" });
  queue.start(shared);
  await end(60, 100, (index) => call(index).answer(200 + index));
  expect(new Set(states())).toEqual(new Set(["done"]));
  // A file whose answer was lost is not stored twice.
  const ids = calls.map(({ form }) => form.requestId);
  expect(new Set(ids).size).toBe(60);
  expect(ids.slice(60)).toEqual(ids.slice(20, 60));
});

test("LIB-04 a sound that was cut anew takes the place of the one before, and is another upload", async () => {
  const { queue, calls, call, states, give, settled } = opened();
  const [id = 0] = give("a.mp3");
  queue.start(shared);
  queue.exchange(id, picture("b.mp3"), {});
  expect(queue.items()[0]).toMatchObject({ file: { name: "a.mp3" }, details: { preparation: {} } });
  expect(queue.items()[0]?.details.requestId).toBe(calls[0]?.form.requestId);
  call(0).fail(lost());
  await settled(1);
  queue.exchange(id, picture("b.mp3"), { still: true });
  expect(states()).toEqual(["ready"]);
  expect(queue.items()[0]?.details).toMatchObject({ name: "a", preparation: { still: true } });
  queue.start(shared);
  expect(calls[1]?.form.file).toHaveProperty("name", "b.mp3");
  expect(calls[1]?.form.requestId).not.toBe(calls[0]?.form.requestId);
});
