import { INTERFACE_LANGUAGES } from "@panel/domain/languages";
import type { MapTileSettings } from "@panel/domain/play/tryout";
import { expect, test } from "vitest";
import { barcelona } from "../src/demo/barcelona.ts";
import { girona } from "../src/demo/girona.ts";
import { madrid } from "../src/demo/madrid.ts";
import { DEMO_SKETCH } from "../src/settings/demo-sketch.ts";
import { testServer } from "./support/server.ts";

/** Files of the demo may have so many bytes for it. */
const MOST_BYTES = 400_000;

const demo = testServer({ DEMO: "true" });
const other = testServer();
const filed = testServer({ DEMO: "true", TILE_URL: "https://s3.example/town.pmtiles" });

interface Sketch {
  features: {
    properties: { layer: string; kind: string; name?: string };
    geometry: { type: string; coordinates: unknown };
  }[];
}

async function tilesOf(url: string): Promise<MapTileSettings> {
  return ((await (await fetch(`${url}/config.json`)).json()) as { tiles: MapTileSettings }).tiles;
}

test("a demo names its own map for where no network is, in each language, beside the one of the network", async () => {
  const { url, sketch } = await tilesOf(demo.url);
  expect(url).toContain("{z}");
  expect(sketch).toEqual(DEMO_SKETCH);
  expect(Object.keys(DEMO_SKETCH.attribution).toSorted()).toEqual(INTERFACE_LANGUAGES.toSorted());
  const { status, headers } = await fetch(`${demo.url}${DEMO_SKETCH.url}`);
  expect([status, headers.get("content-type")]).toEqual([200, "application/geo+json"]);
  expect(headers.get("content-encoding")).not.toBeNull();
});

test("an installation that is no demo, or has a file of its own for its map, has no such map", async () => {
  expect(await tilesOf(filed.url)).not.toHaveProperty("sketch");
  expect(await tilesOf(other.url)).not.toHaveProperty("sketch");
  const { headers } = await fetch(`${other.url}${DEMO_SKETCH.url}`);
  expect(headers.get("content-type")).not.toBe("application/geo+json");
});

test("the map is small, and has named streets within 100 m of each point of the demo's routes", async () => {
  const text = await (await fetch(`${demo.url}${DEMO_SKETCH.url}`)).text();
  expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES);
  const { features } = JSON.parse(text) as Sketch;
  const streets = features.flatMap(({ properties: { layer, name }, geometry }) =>
    layer === "roads" && name !== undefined ? [geometry.coordinates as [number, number][]] : [],
  );
  const points = [madrid, barcelona, girona].flatMap((route) =>
    route.points.flatMap(({ name, position }) => (position ? [{ name, position }] : [])),
  );
  const far = points.filter(
    ({ position: { lat = 0, lon = 0 } }) =>
      !streets.some((street) =>
        street.some((_, index) => distance([lon, lat], street, index) < 100),
      ),
  );
  expect(points.length).toBeGreaterThan(12);
  expect(far.map(({ name }) => name?.cas)).toEqual([]);
  const kinds = new Set(features.map(({ properties: { layer } }) => layer));
  expect([...kinds]).toEqual(
    expect.arrayContaining(["earth", "water", "landuse", "roads", "buildings", "places", "pois"]),
  );
});

/** Metres from a place to one part of a street, on ground that is flat so near. */
function distance(
  place: readonly [number, number],
  street: readonly (readonly [number, number])[],
  index: number,
): number {
  const scale = [111_320 * Math.cos((place[1] * Math.PI) / 180), 111_195] as const;
  const local = ([lon, lat]: readonly [number, number]) =>
    [(lon - place[0]) * scale[0], (lat - place[1]) * scale[1]] as const;
  const a = local(street[index] ?? place);
  const b = local(street[index + 1] ?? street[index] ?? place);
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  const length = x * x + y * y;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(a[0] * x + a[1] * y) / length));
  return Math.hypot(a[0] + share * x, a[1] + share * y);
}
