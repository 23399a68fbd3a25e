// @vitest-environment jsdom
import { expect, test } from "vitest";
import { readGpxWalk } from "./read-gpx-walk.ts";

const gpx = (inside: string) =>
  new Blob([`<gpx xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`]);

test("the walk of a GPX is its tracks, else its routes, without what is no position", async () => {
  const track =
    '<trkpt lat="41.38" lon="2.17"/><trkpt lat="x" lon="2"/><trkpt lat="41.39" lon="2.18"/>';
  const route = '<rte><rtept lat="1" lon="2"/></rte>';
  expect(await readGpxWalk(gpx(`<trk><trkseg>${track}</trkseg></trk>${route}`))).toEqual([
    { lat: 41.38, lon: 2.17 },
    { lat: 41.39, lon: 2.18 },
  ]);
  expect(await readGpxWalk(gpx(route))).toEqual([{ lat: 1, lon: 2 }]);
});

test("what is no GPX has no walk", async () => {
  expect(await readGpxWalk(new Blob(["{}"]))).toEqual([]);
  expect(await readGpxWalk(gpx('<trkpt lat="91" lon="2"/>'))).toEqual([]);
  expect(await readGpxWalk(new Blob([" ".repeat(10_000_001)]))).toEqual([]);
});
