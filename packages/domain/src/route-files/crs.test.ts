import { expect, test } from "vitest";
import { CRS_CHOICES, knownCrs, wgsZone } from "./crs.ts";

test.each([
  ["urn:ogc:def:crs:OGC:1.3:CRS84", "EPSG:4326"],
  ["urn:ogc:def:crs:OGC::CRS84", "EPSG:4326"],
  ["EPSG:4326", "EPSG:4326"],
  ["urn:ogc:def:crs:EPSG::4258", "EPSG:4326"],
  ["urn:ogc:def:crs:EPSG::25830", "EPSG:25830"],
  ["urn:ogc:def:crs:EPSG:6.9:3857", "EPSG:3857"],
  ["EPSG:900913", "EPSG:3857"],
  ["http://www.opengis.net/def/crs/EPSG/0/25831", "EPSG:25831"],
  ["EPSG:32630", "EPSG:32630"],
  ["EPSG:4083", "EPSG:25828"],
])("%s is %s", (name, crs) => {
  expect(knownCrs(name)).toBe(crs);
});

test.each(["EPSG:23030", "EPSG:27700", "EPSG:2154", "EPSG:32661", "", "x"])(
  "%j is not converted",
  (name) => {
    expect(knownCrs(name)).toBeUndefined();
  },
);

test("every choice is known", () => {
  expect(CRS_CHOICES.map(knownCrs)).toEqual([...CRS_CHOICES]);
  expect([wgsZone("EPSG:25830"), wgsZone("EPSG:3857")]).toEqual(["EPSG:32630", "EPSG:3857"]);
});
