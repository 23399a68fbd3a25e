import { ApiError } from "@panel/api-client";
import { describe, expect, test } from "vitest";
import { NoteQueue, type QueueState } from "./note-queue.ts";
import { pageNotes, type PendingNote } from "./note-store.ts";

const note = (id: string, minute = 0): PendingNote => ({
  id,
  text: id,
  language: "es",
  writtenAt: `2026-05-02T10:${String(minute).padStart(2, "0")}:00.000Z`,
});

/** A queue whose server answers in turn with these failures, and then takes everything. */
function queueOf(failures: (ApiError | undefined)[] = [], store = pageNotes()) {
  const sent: string[] = [];
  let state: QueueState | undefined;
  const send = async ({ id }: PendingNote) => {
    const failure = failures.shift();
    if (failure) throw failure;
    sent.push(id);
  };
  const network = { isThere: true };
  const queue = new NoteQueue(
    store,
    send,
    (now) => {
      state = now;
    },
    () => network.isThere,
  );
  return { network, queue, sent, store, state: () => state };
}

describe("notes from the street", () => {
  test("are sent at once where there is a network, in the order in which they were written", async () => {
    const { queue, sent, store, state } = queueOf();
    await store.put(note("second", 2));
    await store.put(note("first", 1));
    await queue.add(note("third", 3));
    expect(sent).toEqual(["first", "second", "third"]);
    expect(state()).toEqual({ pending: 0, sent: 3, isFull: false, isGone: false });
    expect(await store.all()).toEqual([]);
  });

  test("go without their photo where there is no room for it, and say so", async () => {
    const noRoom = new ApiError("refused", "", { translationKey: "TRYOUTS.photoLimit" });
    const { queue, sent, store, state } = queueOf([noRoom]);
    await queue.add({ ...note("first"), photo: new Blob(["photo"]) });
    expect(sent).toEqual(["first"]);
    expect(state()).toMatchObject({ pending: 0, sent: 1, isFull: false, photoRefused: true });
    expect(await store.all()).toEqual([]);
  });

  test("wait without a network, and go when it is back", async () => {
    const { queue, sent, state } = queueOf([new ApiError("network", "")]);
    await queue.add(note("first"));
    expect([sent, state()?.pending]).toEqual([[], 1]);
    await queue.flush();
    expect([sent, state()?.pending]).toEqual([["first"], 0]);
  });

  test("are not tried where the browser says that there is none", async () => {
    const { network, queue, sent, state } = queueOf();
    network.isThere = false;
    await queue.add(note("first"));
    expect([sent, state()?.pending]).toEqual([[], 1]);
    network.isThere = true;
    await queue.flush();
    expect(sent).toEqual(["first"]);
  });

  test.each(["refused", "invalidRequest", "tooLarge"] as const)(
    "what the server does not take (%s) is left out and said, and the others go",
    async (kind) => {
      const { queue, sent, store, state } = queueOf([new ApiError(kind, "")]);
      await store.put(note("refused", 1));
      await queue.add(note("taken", 2));
      expect(sent).toEqual(["taken"]);
      expect(state()).toMatchObject({ pending: 0, isFull: true });
    },
  );

  test("an ended link is said, and nothing is lost", async () => {
    const { queue, store, state } = queueOf([new ApiError("unauthenticated", "")]);
    await queue.add(note("kept"));
    expect(state()).toMatchObject({ pending: 1, isGone: true });
    expect(await store.all()).toHaveLength(1);
  });

  test("two rounds at once send a note once", async () => {
    const { queue, sent, store } = queueOf();
    await store.put(note("once"));
    await Promise.all([queue.flush(), queue.flush()]);
    expect(sent).toEqual(["once"]);
  });

  test("a browser that keeps nothing sends all the same", async () => {
    const broken = {
      all: async () => Promise.reject(new Error("blocked")),
      put: async () => Promise.reject(new Error("blocked")),
      remove: async () => Promise.reject(new Error("blocked")),
    };
    const { queue, sent } = queueOf([], broken);
    await queue.add(note("first"));
    expect(sent).toEqual(["first"]);
  });
});
