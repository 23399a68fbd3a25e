import { expect, test } from "vitest";
import { SketchFile } from "./sketch-file.ts";

const line = (name: string, coordinates: readonly (readonly number[])[], more: object = {}) => ({
  type: "Feature",
  properties: { layer: "roads", kind: "minor_road", name, ...more },
  geometry: { type: "LineString", coordinates },
});
const area = (layer: string, kind: string, [west, south, east, north]: readonly number[]) => ({
  type: "Feature",
  properties: { layer, kind },
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  },
});
const text = (features: readonly object[]) => JSON.stringify({ features });
const drawn = (...features: object[]) => new SketchFile(async () => text(features));

/** The tile of zoom 15 with the place, and one beyond the named sides. */
const [Z, X, Y] = [15, 16_581, 12_237];
const AT = [2.17, 41.4] as const;

test("a street is in each tile that it crosses, with its ends beyond them, and in no other", async () => {
  const file = drawn(
    line("Carrer Llarg", [
      [AT[0] - 0.02, AT[1]],
      [AT[0] + 0.02, AT[1]],
    ]),
  );
  const tile = await file.tile(Z, X, Y);
  const [[from, to] = []] = tile?.lines.get("minor") ?? [];
  expect(from?.[0]).toBeLessThan(0);
  expect(to?.[0]).toBeGreaterThan(1);
  expect(tile?.roads).toMatchObject([{ text: "Carrer Llarg", kind: "road" }]);
  expect(await file.tile(Z, X + 1, Y)).toBeDefined();
  expect(await file.tile(Z, X, Y + 1)).toBeUndefined();
  expect(await file.tile(Z, X + 4, Y)).toBeUndefined();
});

test("a slanted street misses the tile that only its box touches", async () => {
  const step = 360 / 2 ** Z;
  const west = X * step - 180;
  const file = drawn(
    line("Biaix", [
      [west - step * 0.9, 41.4],
      [west + step * 0.05, 41.42],
    ]),
  );
  expect(await file.tile(Z, X - 1, Y)).toBeDefined();
  expect(await file.tile(Z, X, Y)).toBeUndefined();
});

test("land alone is nothing; water around a tile is something", async () => {
  const world = [-10, 30, 10, 50];
  expect(await drawn(area("earth", "earth", world)).tile(Z, X, Y)).toBeUndefined();
  const sea = await drawn(area("earth", "earth", world), area("water", "ocean", world)).tile(
    Z,
    X,
    Y,
  );
  expect([...(sea?.areas.keys() ?? [])]).toEqual(["earth", "water"]);
  const lake = drawn(area("water", "lake", [2.3, 41.4, 2.4, 41.5]));
  expect(await lake.tile(Z, X, Y)).toBeUndefined();
});

test("a feature is drawn from its first zoom to its last; a name is its own tile's", async () => {
  const ends = [
    [AT[0] - 0.5, AT[1]],
    [AT[0] + 0.5, AT[1]],
  ];
  const file = drawn(
    line("Carretera", ends, { max_zoom: 11 }),
    line("Carrer", ends, { min_zoom: 14 }),
    {
      type: "Feature",
      properties: { layer: "places", kind: "locality", kind_detail: "city", name: "Barcelona" },
      geometry: { type: "Point", coordinates: AT },
    },
  );
  const names = async (z: number, x: number, y: number) => {
    const tile = await file.tile(z, x, y);
    return [...(tile?.roads ?? []), ...(tile?.spots ?? [])].map((each) => each.text);
  };
  expect(await names(8, X >> 7, Y >> 7)).toEqual(["Carretera", "Barcelona"]);
  expect(await names(Z, X, Y)).toEqual(["Carrer", "Barcelona"]);
  expect(await names(Z, X + 1, Y)).toEqual(["Carrer"]);
});

test("a file that could not be read is read anew the next time", async () => {
  let isAway = true;
  const file = new SketchFile(async () => {
    if (isAway) throw new Error("Bad response code: 503");
    return text([area("water", "lake", [2, 41, 3, 42])]);
  });
  await expect(file.tile(Z, X, Y)).rejects.toThrow("503");
  isAway = false;
  expect(await file.tile(Z, X, Y)).toBeDefined();
});
