import { ApiError } from "@panel/api-client";
import type { NewAssetForm } from "@panel/api-client/panel";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAssetUploads, existingAssetOf, isCutOff, type Shared } from "./asset-uploads.ts";

const shared: Shared = { category: 3, description: "Fotos", type: 1 };
const picture = (name: string) => new File(["x"], name, { type: "image/png" });
const failed = () => new ApiError("server", "It fell");
const cut = () => new ApiError("network", "No answer");

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
  call(1).fail(failed());
  queue.cancel(third);
  await settled(3);
  expect(states()).toEqual(["done", "failed", "cancelled"]);
});

test("LIB-03 a retry has the same request id and sends the current data", async () => {
  const { queue, call, states, give, settled } = opened();
  const [id = 0] = give("a.png");
  queue.describe(id, { name: "La fachada" });
  queue.start(shared);
  call(0).fail(failed());
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
  call(1).fail(failed());
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
  call(2).fail(failed());
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

describe("where the connection is cut", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  /** Lets the queue process an answer. */
  const processed = () => vi.advanceTimersByTimeAsync(0);
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  test("LIB-03 of sixty files none fails, and the rest goes on by itself when it is back", async () => {
    const { queue, calls, call, states, give } = opened();
    give(...Array.from({ length: 60 }, (_, index) => `${index}.png`));
    queue.start(shared);
    for (let index = 0; index < 20; index += 1) {
      call(index).answer(100 + index);
      await processed();
    }
    const count = (state: string) => states().filter((each) => each === state).length;
    // Three of them were being sent.
    for (const index of [20, 21, 22]) call(index).fail(cut());
    await processed();
    expect([count("done"), count("waiting"), calls.length]).toEqual([20, 40, 23]);
    expect(queue.items().filter(isCutOff)).toHaveLength(3);
    // One file finds out that there is none yet.
    await wait(2000);
    expect(calls).toHaveLength(24);
    call(23).fail(cut());
    await wait(3900);
    expect(calls).toHaveLength(24);
    queue.resume();
    for (let index = 24; index < 64; index += 1) {
      call(index).answer(200 + index);
      await processed();
    }
    expect(count("done")).toBe(60);
    // A file whose answer was lost is not stored twice.
    const ids = calls.map(({ form }) => form.requestId);
    expect(new Set(ids).size).toBe(60);
  });

  test("LIB-03 a file that is cut off again and again says so, and the others are sent", async () => {
    const { queue, calls, call, states, give } = opened();
    give("a.png", "b.png", "c.png", "d.png");
    queue.start(shared);
    for (const index of [1, 2]) call(index).answer(index);
    await processed();
    call(0).fail(cut());
    call(3).answer(3);
    await processed();
    for (let index = 4; index < 9; index += 1) {
      await wait(30_000);
      call(index).fail(cut());
      await processed();
    }
    expect(calls).toHaveLength(9);
    expect(states()).toEqual(["failed", "done", "done", "done"]);
  });

  test("LIB-03 without any network a file waits as long as it takes", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const { queue, calls, call, states, give } = opened();
    give("a.png");
    queue.start(shared);
    call(0).fail(cut());
    await wait(3_600_000);
    expect([states(), calls.length]).toEqual([["waiting"], 1]);
    vi.stubGlobal("navigator", { onLine: true });
    queue.resume();
    call(1).answer(1);
    await processed();
    expect(states()).toEqual(["done"]);
  });
});

test("LIB-04 a sound that was cut anew takes the place of the one before, and is another upload", async () => {
  const { queue, calls, call, states, give, settled } = opened();
  const [id = 0] = give("a.mp3");
  queue.start(shared);
  queue.exchange(id, picture("b.mp3"), {});
  expect(queue.items()[0]).toMatchObject({ file: { name: "a.mp3" }, details: { preparation: {} } });
  expect(queue.items()[0]?.details.requestId).toBe(calls[0]?.form.requestId);
  call(0).fail(failed());
  await settled(1);
  queue.exchange(id, picture("b.mp3"), { still: true });
  expect(states()).toEqual(["ready"]);
  expect(queue.items()[0]?.details).toMatchObject({ name: "a", preparation: { still: true } });
  queue.start(shared);
  expect(calls[1]?.form.file).toHaveProperty("name", "b.mp3");
  expect(calls[1]?.form.requestId).not.toBe(calls[0]?.form.requestId);
});
