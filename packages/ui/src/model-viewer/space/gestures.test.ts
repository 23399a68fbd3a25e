import { expect, test } from "vitest";
import { createGestures, type Gesture } from "./gestures.ts";

function record() {
  const seen: Gesture[] = [];
  return { seen, fingers: createGestures((gesture) => seen.push(gesture)) };
}

test("a finger that stays in place is a tap, one that slips is a turn", () => {
  const { seen, fingers } = record();
  fingers.down({ id: 1, x: 50, y: 50 });
  fingers.move({ id: 1, x: 56, y: 56 });
  fingers.up(1);
  expect(seen).toEqual([{ kind: "tap", at: { x: 50, y: 50 } }]);
  fingers.down({ id: 1, x: 50, y: 50 });
  fingers.move({ id: 1, x: 200, y: 50 });
  fingers.up(1);
  expect(seen.slice(1)).toEqual([{ kind: "turn", angle: Math.PI / 2 }]);
});

test("two fingers drag by their middle and part by a factor, and are no tap afterwards", () => {
  const { seen, fingers } = record();
  fingers.down({ id: 1, x: 100, y: 100 });
  fingers.down({ id: 2, x: 200, y: 100 });
  fingers.move({ id: 2, x: 300, y: 100 });
  fingers.up(2);
  fingers.up(1);
  expect(seen).toEqual([
    { kind: "drag", from: { x: 150, y: 100 }, to: { x: 200, y: 100 }, spread: 2 },
  ]);
});

test("a third finger holds all, a finger that the system took is no tap, an unknown one is nothing", () => {
  const { seen, fingers } = record();
  for (const id of [1, 2, 3]) fingers.down({ id, x: id * 100, y: 0 });
  fingers.move({ id: 3, x: 0, y: 0 });
  for (const id of [1, 2, 3]) fingers.up(id);
  fingers.down({ id: 1, x: 0, y: 0 });
  fingers.cancel(1);
  fingers.up(1);
  fingers.move({ id: 7, x: 0, y: 0 });
  expect(seen).toEqual([]);
});

test("fingers on one spot part by no factor", () => {
  const { seen, fingers } = record();
  fingers.down({ id: 1, x: 5, y: 5 });
  fingers.down({ id: 2, x: 5, y: 5 });
  fingers.move({ id: 2, x: 9, y: 5 });
  expect(seen).toMatchObject([{ kind: "drag", spread: 1 }]);
});
