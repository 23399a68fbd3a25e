import { expect, test } from "vitest";
import { isMapFile } from "./map-file.ts";

test("a map's file is told from patterns of tiles", () => {
  for (const address of ["/srv/town.pmtiles", "https://s3.example/town.PMTILES?sign=1"])
    expect(isMapFile(address)).toBe(true);
  for (const address of [
    "https://tile.example/{z}/{x}/{y}.png",
    "/a.pmtiles/{z}/{x}/{y}",
    "/a.pmtiles.zip",
  ])
    expect(isMapFile(address)).toBe(false);
});
