import { expect, test } from "vitest";
import type { PickableAsset } from "./pickable-asset.ts";
import { acceptedOf, isFiltering, NO_FILTER, filterAssets } from "./asset-filter.ts";

const assets: readonly PickableAsset[] = [
  { id: "2", name: "Foto 10", type: "image", category: "art", added: "2026-03-01T10:00:00Z" },
  { id: "1", name: "Foto 2", type: "image", category: "nature", description: "Façana antiga" },
  { id: "3", name: "Ànec", type: "audio", category: "nature", added: "2026-05-01T10:00:00Z" },
];
const ids = (filter: Partial<typeof NO_FILTER>) =>
  filterAssets(assets, { ...NO_FILTER, ...filter }, "ca").map(({ id }) => id);

test("LIB-09 only the types that the field accepts are there", () => {
  expect(acceptedOf(assets, ["audio"]).map(({ id }) => id)).toEqual(["3"]);
  expect(acceptedOf(assets, undefined)).toBe(assets);
});

test("LIB-02 type and category are filtered together", () => {
  expect(ids({ type: "image" })).toEqual(["2", "1"]);
  expect(ids({ category: "nature" })).toEqual(["1", "3"]);
  expect(ids({ type: "image", category: "nature" })).toEqual(["1"]);
});

test("LIB-09 a search looks at names and descriptions, without case and accents", () => {
  expect(ids({ search: "FACANA" })).toEqual(["1"]);
  expect(ids({ search: "anec" })).toEqual(["3"]);
});

test("LIB-09 names are in the order of the locale, numbers in them as numbers", () => {
  expect(ids({ sort: "name" })).toEqual(["3", "1", "2"]);
  expect(ids({ sort: "nameDescending" })).toEqual(["2", "1", "3"]);
});

test("LIB-09 the newest are first, those without a date last", () => {
  expect(ids({ sort: "newest" })).toEqual(["3", "2", "1"]);
});

test("LIB-09 neither sorting nor a blank search leaves anything out", () => {
  expect(isFiltering({ ...NO_FILTER, sort: "name", search: "  " })).toBe(false);
  expect(isFiltering({ ...NO_FILTER, category: "art" })).toBe(true);
});
