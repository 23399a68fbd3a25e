import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { declarationsOf } from "./declarations.ts";
import { exportedComponents } from "./exported-names.ts";
import { typesNamedOn } from "./named-types.ts";
import { sourcesIn } from "./sources-in.ts";
import { importsOf, KNOWN_TYPES, packageNamesIn } from "./written-out.ts";

const root = join(import.meta.dirname, "../src");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const sourcesOf = async (folder: string) => sourcesIn(folder);

async function namedOn(folder: string) {
  const sources = await sourcesOf(folder);
  const index = read(`${folder}/index.ts`);
  const declarations = declarationsOf(index, sources);
  return { declarations, named: await typesNamedOn(folder, declarations, sourcesOf) };
}

test("UIK-07 the types of other entries that an entry's props have are on its page", async () => {
  const { named } = await namedOn("asset-picker");
  expect(named.find(({ name }) => name === "AssetType")).toMatchObject({
    folder: "asset-grid",
    text: expect.stringContaining('"model"') as string,
  });
  // Not exported, but a prop is of it.
  expect(named.map(({ name }) => name)).toContain("Validation");
});

const folders = globSync("*/index.ts", { cwd: root })
  .map((index) => index.replace("/index.ts", ""))
  .filter((folder) => folder !== "conformance");

test.each(folders)("UIK-07 every type that the page of %s names is on it", async (folder) => {
  const { declarations, named } = await namedOn(folder);
  const all = [...declarations.map((one) => ({ ...one, folder })), ...named];
  const names = new Set(all.map(({ name }) => name));
  for (const component of exportedComponents(read(`${folder}/index.ts`))) names.add(component);
  const missing = new Set<string>();
  for (const { text, name, folder: place } of all) {
    const sources = await sourcesOf(place);
    const own = new Set(
      [
        ...sources.matchAll(/^(?:export )?(?:interface|type) (\w+)/gm),
        ...sources.matchAll(/(\w+)(?=(?:, [^}]*)?,? \} from "\.)/g),
      ].map(([, word = ""]) => word),
    );
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"/g, "");
    for (const [word] of code.matchAll(/\b[A-Z]\w+\b/g)) {
      if (own.has(word) && !names.has(word)) missing.add(`${word} in ${name}`);
    }
    const bare = packageNamesIn(text, importsOf(sources)).filter(
      (one) => !one.of && !(`${one.from} ${one.name}` in KNOWN_TYPES),
    );
    for (const one of bare) missing.add(`${one.name} of ${one.from} in ${name}`);
  }
  expect([...missing]).toEqual([]);
});
