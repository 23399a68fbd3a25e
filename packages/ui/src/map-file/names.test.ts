import { expect, test } from "vitest";
import { namesOf, type PlacedName, REACH, shownBeside, TILE, touches } from "./names.ts";
import { joinedLines, longestRuns } from "./runs.ts";
import type { NamedLine, NamedSpot, Spot, TileContent } from "./tile-content.ts";

const measure = (text: string, size: number) => text.length * size * 0.5;
const SIDE = 512;

const spot = (text: string, at: Spot, more: Partial<NamedSpot> = {}): NamedSpot => ({
  text,
  kind: "spot",
  from: 0,
  rank: 0,
  at,
  ...more,
});
const road = (text: string, ...lines: Spot[][]): NamedLine => ({
  text,
  kind: "road",
  from: 0,
  rank: 1,
  lines,
});
const content = (spots: NamedSpot[], roads: NamedLine[] = []): TileContent => ({
  areas: new Map(),
  lines: new Map(),
  spots,
  roads,
});
const named = (spots: NamedSpot[], roads: NamedLine[] = [], x = 0, zoom = 17) =>
  namesOf(content(spots, roads), { x, y: 0, side: SIDE, zoom }, measure);
const texts = (names: readonly PlacedName[]) => names.map(({ lines }) => lines.join(" "));

test("of names that overlap the most important one is shown", () => {
  const names = named([
    spot("Font", [0.5, 0.5]),
    spot("Museu", [0.5, 0.51], { rank: 3 }),
    spot("Teatre", [0.9, 0.9]),
  ]);
  expect(texts(names).toSorted()).toEqual(["Museu", "Teatre"]);
});

test("names come from the zoom on that is their own", () => {
  const late = [spot("Font", [0.5, 0.5], { from: 19 })];
  expect(texts(named(late, [], 0, 17))).toEqual([]);
  expect(texts(named(late, [], 0, 18))).toEqual(["Font"]);
  expect(texts(named([spot("Font", [0.5, 0.5])], [], 0, 15))).toEqual([]);
});

test("a name that crosses an edge is shown on both sides of it or on neither", () => {
  const west = named([spot("Biblioteca", [0.99, 0.5])], [], 0);
  const east = named([spot("Ajuntament", [0.01, 0.5], { rank: 1 })], [], 1);
  // The square at the west of the edge has the west's tile as its own, the one at the east the other: both ask the same.
  for (const square of [0, TILE, 2 * TILE]) {
    const shown = [...shownBeside(west, east), ...shownBeside(east, west)];
    expect(texts(shown.filter((name) => touches(name, square, TILE)))).toEqual(
      square === 0 ? [] : ["Ajuntament"],
    );
  }
  const [name] = east;
  expect(name && touches(name, TILE, TILE)).toBe(true);
  expect(name && touches(name, 2 * TILE, TILE)).toBe(true);
});

test("two names of one order that overlap are not both shown, nor both left out", () => {
  const west = named([spot("Font", [0.99, 0.5])], [], 0);
  const east = named([spot("Pont", [0.01, 0.5])], [], 1);
  expect([...shownBeside(west, east), ...shownBeside(east, west)]).toHaveLength(1);
});

test("no name reaches farther than the tiles that a square asks for", () => {
  const long = "Museu arqueològic i etnogràfic de la comarca i dels seus pobles veïns";
  const names = named(
    [spot(long, [0.5, 0.5])],
    [
      road(long, [
        [0, 0.2],
        [1, 0.2],
      ]),
    ],
  );
  for (const { boxes, x, y } of names)
    for (const [left, top, right, bottom] of boxes) {
      const far = Math.max(x - left, right - x, y - top, bottom - y);
      expect(far * 3).toBeLessThanOrEqual(REACH);
    }
  expect(texts(names)).toEqual([long]);
  expect(names[0]?.lines.length).toBeGreaterThan(1);
});

test("the pieces of a street are one, and its name stands along it, never upside down", () => {
  const pieces: Spot[][] = [
    [
      [0.5, 0.5],
      [0.2, 0.5],
    ],
    [
      [0.5, 0.5],
      [0.8, 0.5],
    ],
    [
      [0.2, 0.5],
      [0.1, 0.5],
    ],
  ];
  expect(joinedLines(pieces)).toHaveLength(1);
  const [name, ...others] = named([], [road("Carrer Major", ...pieces)]);
  expect(others).toEqual([]);
  expect(name).toMatchObject({ angle: 0, y: 256 });
  const [upwards] = longestRuns(
    [
      [
        [0.5, 0.9],
        [0.5, 0.1],
      ],
    ],
    { side: SIDE, length: 100, again: 999 },
  );
  expect(Math.abs(upwards?.angle ?? 9)).toBeCloseTo(Math.PI / 2);
  const sloping: Spot[] = [
    [0.9, 0.5],
    [0.1, 0.6],
  ];
  for (const line of [sloping, sloping.toReversed()]) {
    const [run] = longestRuns([line], { side: SIDE, length: 100, again: 999 });
    expect(Math.abs(run?.angle ?? 9)).toBeLessThan(Math.PI / 2);
  }
});

test("lines stay apart where three of them meet", () => {
  const crossing: Spot[][] = [
    [
      [0.5, 0.5],
      [0.2, 0.5],
    ],
    [
      [0.5, 0.5],
      [0.8, 0.5],
    ],
    [
      [0.5, 0.5],
      [0.5, 0.9],
    ],
  ];
  expect(joinedLines(crossing)).toHaveLength(3);
});

test("a street without room for its name, or that bends too much, has none", () => {
  expect(
    named(
      [],
      [
        road("Carrer Major", [
          [0.5, 0.5],
          [0.55, 0.5],
        ]),
      ],
    ),
  ).toEqual([]);
  const bent: Spot[] = [
    [0.4, 0.5],
    [0.5, 0.4],
    [0.6, 0.5],
  ];
  expect(longestRuns([bent], { side: SIDE, length: 130, again: 999 })).toEqual([]);
});

test("a long street has its name again, each time in the tile in which its middle is", () => {
  const through = (x: number) =>
    named(
      [],
      [
        road("Passeig", [
          [-0.1, 0.5],
          [1.1, 0.5],
        ]),
      ],
      x,
    );
  for (const { x } of through(3)) {
    expect(x).toBeGreaterThanOrEqual(3 * SIDE);
    expect(x).toBeLessThan(4 * SIDE);
  }
  expect(through(3)).toHaveLength(1);
  const deep = namesOf(
    content(
      [],
      [
        road("Passeig", [
          [-0.1, 0.5],
          [1.1, 0.5],
        ]),
      ],
    ),
    { x: 3, y: 0, side: 4 * SIDE, zoom: 19 },
    measure,
  );
  expect(deep.length).toBeGreaterThan(3);
});
