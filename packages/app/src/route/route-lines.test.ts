import type { MapPoint } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import { routeLines, type OpenPlace } from "./route-lines.ts";

const point = (IdPoint: number, Latitude: number, more: Partial<MapPoint> = {}) =>
  ({ IdPoint, Latitude, Longitude: 2, Dependency: "0", DependencyNeg: "0", ...more }) as MapPoint;

const drawn = (points: readonly MapPoint[], open?: OpenPlace) =>
  routeLines(points, open, "es").map(({ id, from, to, text }) => [id, from.lat, to.lat, text]);

test("PNT-01 the route is drawn from each point to the next, with the distance of each leg", () => {
  const points = [point(1, 41), point(2, 41.002), point(3, 41.02)];
  expect(drawn(points)).toEqual([
    ["order 2", 41, 41.002, "222 m"],
    ["order 3", 41.002, 41.02, "2 km"],
  ]);
});

test("PNT-01 a point without a place is passed over", () => {
  const points = [point(1, 41), point(2, 0, { Longitude: 0 }), point(3, 41.002)];
  expect(drawn(points).map(([id]) => id)).toEqual(["order 3"]);
});

test("PNT-03 what opens a point and what closes it are lines of two kinds", () => {
  const points = [
    point(1, 41),
    point(2, 41.1, { Dependency: "1" }),
    point(3, 41.2, { Dependency: "2", DependencyNeg: "1" }),
    point(4, 41.3, { Dependency: "99" }),
  ];
  const lines = routeLines(points, undefined, "es").filter(({ kind }) => kind !== "order");
  expect(lines.map(({ kind, from, to }) => [kind, from.lat, to.lat])).toEqual([
    ["dependency", 41, 41.1],
    ["dependency", 41.1, 41.2],
    ["closing", 41, 41.2],
  ]);
});

test("PNT-03 the lines follow the open point, and a new one is the last", () => {
  const points = [point(1, 41), point(2, 41.002)];
  expect(drawn(points, { id: 2, position: { lat: 41.001, lon: 2 } })).toEqual([
    ["order 2", 41, 41.001, "111 m"],
  ]);
  expect(drawn(points, { id: 2, position: undefined })).toEqual([]);
  expect(drawn(points, { id: 1_000_001, position: { lat: 41.003, lon: 2 } }).at(-1)).toEqual([
    "order 1000001",
    41.002,
    41.003,
    "111 m",
  ]);
});
