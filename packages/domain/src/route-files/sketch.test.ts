import fc from "fast-check";
import { expect, test } from "vitest";
import { metresBetween } from "../experience/position.ts";
import { sketchTiles, sketchOf } from "./sketch.ts";

const place = fc.record({
  lat: fc.double({ min: 40.3, max: 40.5, noNaN: true }),
  lon: fc.double({ min: -3.8, max: -3.6, noNaN: true }),
});

test("places lie within the box, north up and east to the right", () => {
  const sketch = sketchOf([
    { lat: 40.42, lon: -3.7 },
    { lat: 40.41, lon: -3.71 },
  ]);
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = sketch?.places ?? [];
  expect(x1).toBeGreaterThan(x2);
  expect(y1).toBeLessThan(y2);
  expect(sketchOf([])).toBeUndefined();
});

test("distances on paper are those of the ground, by the line of the scale", () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 30 }), (positions) => {
      const sketch = sketchOf(positions);
      if (!sketch) throw new Error("No sketch");
      const { places, width, height, scale } = sketch;
      for (const [x, y] of places) {
        expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
      }
      const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = places;
      const [a, b] = positions;
      if (!a || !b) return;
      const drawn = (Math.hypot(ax - bx, ay - by) * scale.metres) / scale.length;
      const unit = scale.metres / scale.length;
      expect(Math.abs(drawn - metresBetween(a, b))).toBeLessThan(2 * unit + drawn * 0.02);
      expect(String(scale.metres)).toMatch(/^[125]0*$/);
    }),
  );
});

test("one place has a scale, too", () => {
  expect(sketchOf([{ lat: 40, lon: -3 }])?.scale.metres).toBeGreaterThan(0);
});

test("the tiles behind a sketch cover it, side by side, and each place lies on its own tile", () => {
  const places = [
    { lat: 40.4168, lon: -3.7038 },
    { lat: 40.4138, lon: -3.6921 },
  ];
  const sketch = sketchOf(places);
  if (!sketch) throw new Error("No sketch");
  const tiles = sketchTiles(sketch, 19);
  expect(tiles.length).toBeLessThan(60);
  const at = (x: number, y: number) =>
    tiles.filter(
      ({ left, top, width, height }) =>
        x >= left && x < left + width && y >= top && y < top + height,
    );
  for (let x = 1; x < sketch.width; x += 97) {
    for (let y = 1; y < sketch.height; y += 97) expect(at(x, y)).toHaveLength(1);
  }
  // Puerta del Sol, by the published numbering of tiles.
  const [sol] = at(...(sketch.places[0] ?? [0, 0]));
  const count = 2 ** (sol?.z ?? 0);
  expect(sol?.z).toBeGreaterThanOrEqual(15);
  expect(sol?.x).toBe(Math.floor(((-3.7038 + 180) / 360) * count));
  const lat = (40.4168 * Math.PI) / 180;
  const y = ((1 - Math.log(Math.tan(lat) + 1 / Math.cos(lat)) / Math.PI) / 2) * count;
  expect(sol?.y).toBe(Math.floor(y));
  expect(sketchTiles(sketch, 12).every(({ z }) => z === 12)).toBe(true);
  const pole = sketchOf([{ lat: 89, lon: 0.1 }]);
  expect(pole && sketchTiles(pole, 19)).toEqual([]);
});
