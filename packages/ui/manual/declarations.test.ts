import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { declarationsOf } from "./declarations.ts";
import { sourcesIn } from "./sources-in.ts";

const root = join(import.meta.dirname, "../src");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const of = (folder: string) => declarationsOf(read(`${folder}/index.ts`), sourcesIn(folder));
const named = (folder: string, name: string) => of(folder).find((one) => one.name === name);

test("UIK-07 the hooks and functions of an entry are on its page, with their signature", () => {
  expect(named("toast", "useToast")?.text).toBe("function useToast(): Toasts");
  expect(named("data-table", "filterByFacet")?.text).toContain("function filterByFacet<");
  expect(named("data-table", "tableCells")?.comment).not.toBe("");
});

test("UIK-07 a type of an entry is written out", () => {
  const column = named("data-table", "DataTableColumn")?.text;
  expect(column).toContain("interface DataTableColumn<");
  expect(column).toMatch(/header: /);
  expect(column).toMatch(/\}$/);
});

test("UIK-07 every function that an entry exports is found", () => {
  const lost = globSync("*/index.ts", { cwd: root })
    .map((path) => path.split("/")[0] ?? "")
    .filter((folder) => folder !== "conformance")
    .flatMap((folder) => {
      const names = [...read(`${folder}/index.ts`).matchAll(/export \{([^}]*)\}/g)]
        .flatMap(([, list = ""]) => list.split(","))
        .map((name) => name.trim())
        .filter((name) => /^[a-z]/.test(name) && !name.startsWith("type "));
      const found = new Set(of(folder).map(({ name }) => name));
      return names.filter((name) => !found.has(name)).map((name) => `${folder}: ${name}`);
    });
  expect(lost).toEqual([]);
});

test("UIK-07 ten recipes are stories, so they run and are type-checked", () => {
  const recipes = globSync("*.stories.tsx", { cwd: join(root, "../recipes") }).flatMap((path) => [
    ...readFileSync(join(root, "../recipes", path), "utf8").matchAll(
      /^export const (\w+): Story/gm,
    ),
  ]);
  expect(recipes.length).toBeGreaterThanOrEqual(10);
});

test("UIK-07 the source of a story is shown as it is written", () => {
  const preview = readFileSync(join(import.meta.dirname, "preview.tsx"), "utf8");
  expect(preview).toContain('source: { type: "code" }');
});
