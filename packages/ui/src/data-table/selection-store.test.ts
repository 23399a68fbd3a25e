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
