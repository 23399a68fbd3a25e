import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** The values that a folder's index exports, without the types. */
function given(index: string): string[] {
  return [...index.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith("type "))
    .toSorted();
}

test("UIK-08 the readme names every entry of the package and what it exports", () => {
  const entries = globSync("src/*/index.ts", { cwd: root })
    .map((path) => [path.split("/")[1] ?? "", given(read(path))] as const)
    .filter(([folder]) => folder !== "conformance");
  const rows = [...read("README.md").matchAll(/^\| `([a-z-]+)` +\| (.*?) *\|$/gm)].map(
    ([, entry = "", names = ""]) => [entry, names.replaceAll("`", "").split(", ")] as const,
  );
  expect(Object.fromEntries(rows.map(([entry, names]) => [entry, names.toSorted()]))).toEqual(
    Object.fromEntries(entries),
  );
});

test("UIK-08 the rule of names is checked on every entry", () => {
  const folders = globSync("src/*/index.ts", { cwd: root }).map((path) => path.split("/")[1] ?? "");
  const checked = [...read("test/types/entries.ts").matchAll(/"@panel\/ui\/([\w-]+)"/g)];
  expect(new Set(checked.map(([, name]) => name))).toEqual(
    new Set(folders.filter((name) => name !== "conformance")),
  );
});
