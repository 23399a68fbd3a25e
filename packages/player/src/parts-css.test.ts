import { join } from "node:path";
import { expect, test } from "vitest";
import { isOfLibrary, loadedFiles, sourcesOf, styledFiles } from "../../../tools/loaded-files.ts";

const here = import.meta.dirname;

test("the player's sheets have the classes of each part of the library that it loads, now or later", () => {
  const sources = ["app.css", "parts.css"].flatMap((sheet) => sourcesOf(join(here, sheet)));
  const files = loadedFiles(join(here, "main.tsx"), () => true).filter(isOfLibrary);
  const { styled, lacking } = styledFiles(files, sources, here);
  expect(styled.length).toBeGreaterThan(20);
  expect(lacking).toEqual([]);
});
