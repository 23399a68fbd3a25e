import { beforeEach, describe, expect, test, vi } from "vitest";
import { BackLayers, LEVELS } from "./back-layers.ts";

/** A history like a browser's: traversals come later, and are told. */
class FakeHistory {
  entries: unknown[] = [null];
  at = 0;
  moved = () => {};
  get state() {
    return this.entries[this.at];
  }
  pushState(state: unknown) {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at += 1;
  }
  replaceState(state: unknown) {
    this.entries[this.at] = state;
  }
  go(delta: number) {
    queueMicrotask(() => {
      this.at += delta;
      this.moved();
    });
  }
  /** What the visitor presses. */
  async press(delta: number) {
    this.go(delta);
    await settled();
  }
}

/** Until all that was planned has been done. */
const settled = () => vi.advanceTimersByTimeAsync(10);

let history: FakeHistory;
let layers: BackLayers;
beforeEach(() => {
  vi.useFakeTimers();
  history = new FakeHistory();
  layers = new BackLayers(history);
  history.moved = () => layers.traversed();
  return () => vi.useRealTimers();
});

/** Opens a layer that leaves by itself, as screens do. */
function opened(level: number, name: string, left: string[]): () => void {
  const close = layers.open({
    level,
    leave: () => {
      left.push(name);
      close();
    },
  });
  return close;
}

describe("the browser's Back", () => {
  test("leaves one layer after another, and then the page", async () => {
    const left: string[] = [];
    opened(LEVELS.screen, "point", left);
    await settled();
    opened(LEVELS.challenge, "challenge", left);
    await settled();
    expect(history.at).toBe(2);
    await history.press(-1);
    expect(left).toEqual(["challenge"]);
    await history.press(-1);
    expect(left).toEqual(["challenge", "point"]);
    expect(history.at).toBe(0);
  });

  test("leaves the upper one first when two are left at once", async () => {
    const left: string[] = [];
    opened(LEVELS.challenge, "challenge", left);
    opened(LEVELS.screen, "point", left);
    await settled();
    await history.press(-2);
    expect(left).toEqual(["challenge", "point"]);
  });

  test("a layer that is left otherwise takes its entry with it", async () => {
    const left: string[] = [];
    const close = [opened(LEVELS.screen, "point", left), opened(LEVELS.challenge, "quiz", left)];
    await settled();
    for (const each of close) each();
    await settled();
    expect(history.at).toBe(0);
    expect(left).toEqual([]);
  });

  test("one screen in the place of another keeps the entry", async () => {
    const close = opened(LEVELS.screen, "one", []);
    await settled();
    close();
    opened(LEVELS.screen, "two", []);
    await settled();
    expect([history.at, history.entries.length]).toEqual([1, 2]);
  });

  test("what opens while an entry is being taken back has its own", async () => {
    const close = opened(LEVELS.screen, "one", []);
    await settled();
    close();
    await vi.advanceTimersByTimeAsync(0);
    opened(LEVELS.screen, "two", []);
    await settled();
    expect(history.at).toBe(1);
  });

  test("Forward to a layer that is gone goes nowhere", async () => {
    opened(LEVELS.screen, "point", []);
    await settled();
    await history.press(-1);
    await history.press(1);
    expect(history.at).toBe(0);
  });

  test("a page that was loaded anew at the entry of a layer goes back to where it is", async () => {
    history.entries = [null, { layers: 1 }, { layers: 2 }];
    history.at = 2;
    layers.follow();
    await settled();
    expect(history.at).toBe(0);
  });

  test("a page that was loaded anew at its first entry keeps the screen that it opens", async () => {
    const left: string[] = [];
    opened(LEVELS.screen, "point", left);
    layers.follow();
    await settled();
    expect([history.at, left]).toEqual([1, []]);
  });

  test("a layer that stays when it is to be left keeps its entry", async () => {
    const leave = vi.fn<() => void>();
    layers.open({ level: LEVELS.dialog, leave });
    await settled();
    await history.press(-1);
    expect(leave).toHaveBeenCalledOnce();
    expect(history.at).toBe(1);
  });
});
