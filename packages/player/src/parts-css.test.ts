import { existsSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const here = import.meta.dirname;
const library = join(here, "../../ui/src");

/** They compare classes, and name none that an element gets. */
const COMPARING = ["cn.ts", "conflicts.ts"].map((name) => `../../ui/src/style/${name}`);

/** Imports and exports from a file, now or later, without those of types. */
const IMPORT = /(?:^(?:import|export)\s(?!type\b)[^;]*?from\s+|^import\s+|import\(\s*)"([^"]+)"/gms;

/** The files of the component library that the player loads at some time. */
function libraryFiles(): string[] {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    for (const [, address = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const [, entry] = /^@panel\/ui\/(.+)$/.exec(address) ?? [];
      if (entry) follow(join(library, entry, "index.ts"));
      else if (address.startsWith(".")) follow(resolve(dirname(file), address));
    }
  };
  follow(join(here, "main.tsx"));
  return [...found].filter((file) => file.startsWith(library)).map((file) => relative(here, file));
}

const sources = ["app.css", "parts.css"].flatMap((sheet) =>
  [...readFileSync(join(here, sheet), "utf8").matchAll(/^@source "(?:\.\/)?(.+)";$/gm)].map(
    ([, glob = ""]) => glob,
  ),
);

test("the player's sheets have the classes of each part of the library that it loads", () => {
  const styled = libraryFiles().filter(
    (file) =>
      !COMPARING.includes(file) &&
      /class(?:Name|es)?\b|cva\(|Style = /.test(readFileSync(join(here, file), "utf8")),
  );
  expect(styled.length).toBeGreaterThan(20);
  expect(styled.filter((file) => !sources.some((glob) => matchesGlob(file, glob)))).toEqual([]);
});
