import { globSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { loadedFiles, sourcesOf, styledFiles } from "../../../tools/loaded-files.ts";

const here = import.meta.dirname;
const sources = sourcesOf(join(here, "public.css"));
/** Only one list names files that come later. */
const used = loadedFiles(join(here, "main.tsx"), (file) => file.endsWith("public-screens.tsx"));

test("the sheet of the public screens has the classes of each file that they load", () => {
  const { styled, lacking } = styledFiles(used, sources, here);
  expect(styled.length).toBeGreaterThan(20);
  expect(lacking).toEqual([]);
});

test("and none of files that they do not load", () => {
  const named = globSync(sources, { cwd: here }).filter((file) => !/\.stories\./.test(file));
  expect(named.length).toBeGreaterThan(20);
  const loaded = used.map((file) => relative(here, file));
  expect(named.filter((file) => !loaded.includes(file))).toEqual([]);
});
