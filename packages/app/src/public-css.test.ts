import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const here = import.meta.dirname;
const library = join(here, "../../ui/src");

/** They compare classes, and name none that an element gets. */
const COMPARING = ["cn.ts", "conflicts.ts"].map((name) => `../../ui/src/style/${name}`);

/** Imports and exports from a file, without those of types. */
const STATIC = /^(?:import|export)\s(?!type\b)[^;]*?from\s+"([^"]+)"/gms;
const LAZY = /import\(\s*"([^"]+)"\s*\)/g;

/** Where an import leads within the app and the component library; undefined for packages of others. */
function target(address: string, from: string): string | undefined {
  if (address.startsWith(".")) return resolve(dirname(from), address);
  const [, entry] = /^@panel\/ui\/(.+)$/.exec(address) ?? [];
  return entry && join(library, entry, "index.ts");
}

/** The files that the public screens load, of which only one list names more that come later. */
function filesOfPublicScreens(): string[] {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    const source = readFileSync(file, "utf8");
    const later = file.endsWith("public-screens.tsx") ? source.matchAll(LAZY) : [];
    for (const [, address = ""] of [...source.matchAll(STATIC), ...later]) {
      const next = target(address, file);
      if (next) follow(next);
    }
  };
  follow(join(here, "main.tsx"));
  return [...found].map((file) => relative(here, file));
}

const sheet = readFileSync(join(here, "public.css"), "utf8");
const sources = [...sheet.matchAll(/^@source "(?:\.\/)?(.+)";$/gm)].map(([, glob = ""]) => glob);
const used = filesOfPublicScreens();

test("the sheet of the public screens has the classes of each file that they load", () => {
  const styled = used.filter(
    (file) =>
      !COMPARING.includes(file) &&
      /class(?:Name|es)?\b|cva\(|Style = /.test(readFileSync(join(here, file), "utf8")),
  );
  expect(styled.length).toBeGreaterThan(20);
  const lacking = styled.filter((file) => !sources.some((glob) => matchesGlob(file, glob)));
  expect(lacking).toEqual([]);
});

test("and none of files that they do not load", () => {
  const named = globSync(sources, { cwd: here }).filter((file) => !/\.stories\./.test(file));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !used.includes(file))).toEqual([]);
});
