import { expect, test } from "vitest";
import { createSelectionStore } from "./selection-store.ts";

test("UIK-02 rows are chosen and removed by id", () => {
  const store = createSelectionStore();
  store.show(["a", "b", "c"]);
  store.set(["a", "c"], true);
  store.set(["a"], false);
  expect([...store.chosen()]).toEqual(["c"]);
});

test("UIK-02 a chosen row that is no longer shown is not chosen, nor when it comes back", () => {
  const store = createSelectionStore();
  store.show(["a", "b"]);
  store.set(["a", "b"], true);
  store.show(["b"]);
  expect([...store.chosen()]).toEqual(["b"]);
  store.show(["a", "b"]);
  expect([...store.chosen()]).toEqual(["b"]);
});

test("UIK-02 the set is a new object only when the choice changed", () => {
  const store = createSelectionStore();
  store.show(["a", "b"]);
  store.set(["a"], true);
  const before = store.chosen();
  store.show(["a"]);
  expect(store.chosen()).toBe(before);
});

test("UIK-02 listeners are called until they unsubscribe", () => {
  const store = createSelectionStore();
  let notified = 0;
  const leave = store.subscribe(() => {
    notified += 1;
  });
  store.set(["a"], true);
  leave();
  store.set(["a"], false);
  expect(notified).toBe(1);
});

test("UIK-02 with Shift the rows between are set as the last one, in the order that is shown", () => {
  const store = createSelectionStore();
  store.show(["a", "b", "c", "d", "e"]);
  store.setRow("d", true, false);
  store.setRow("b", true, true);
  expect([...store.chosen()].toSorted()).toEqual(["b", "c", "d"]);
  store.setRow("c", false, true);
  expect([...store.chosen()]).toEqual(["d"]);
  // The row that was set last is no longer shown: only the pressed one is set.
  store.show(["e", "a", "d"]);
  store.setRow("a", true, true);
  expect([...store.chosen()].toSorted()).toEqual(["a", "d"]);
});
