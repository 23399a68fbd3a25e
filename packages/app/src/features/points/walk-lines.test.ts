import type { MapMarker } from "@panel/ui/map-picker";
import { expect, test } from "vitest";
import { walkLines } from "./walk-lines.ts";

const markers = [1, 2, 3].map((id): MapMarker => ({
  id: String(id),
  position: { lat: 40 + id / 100, lon: -3.7 },
  label: `Point ${id}`,
  kind: "point",
}));
const reach = (...points: number[]) => points.map((point) => ({ point, event: "reach" }) as const);
const drawn = (walk: Parameters<typeof walkLines>[0]) =>
  walkLines(walk, markers).map(({ from, to, kind, number }) => [
    markers.findIndex(({ position }) => position === from) + 1,
    markers.findIndex(({ position }) => position === to) + 1,
    kind,
    number,
  ]);

test("the ways up to the shown step are walked, the others lie ahead", () => {
  const walk = { key: "k", steps: reach(3, 1, 2) };
  expect(drawn({ ...walk, at: 0 })).toEqual([
    [3, 1, "ahead", 2],
    [1, 2, "ahead", 3],
  ]);
  expect(drawn({ ...walk, at: 1 })).toEqual([
    [3, 1, "walked", 2],
    [1, 2, "ahead", 3],
  ]);
});

test("whoever waits stays where they are, and a point without a place is passed over", () => {
  const steps = [...reach(1), { point: 1, event: "expire" } as const, ...reach(9, 2)];
  expect(drawn({ key: "k", steps, at: 3 })).toEqual([[1, 2, "walked", 4]]);
});
