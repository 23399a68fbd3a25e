import { existsSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob, relative, resolve } from "node:path";

const library = join(import.meta.dirname, "../packages/ui/src");

/** They compare classes, and name none that an element gets. */
const COMPARING = ["cn.ts", "conflicts.ts"].map((name) => join(library, "style", name));

/** Imports and exports from a file, without those of types. */
const STATIC = /^(?:(?:import|export)\s(?!type\b)[^;]*?from|import)\s+"([^"]+)"/gms;
const LAZY = /import\(\s*"([^"]+)"\s*\)/g;

/** Where an import leads within a package and the component library; undefined for packages of others. */
function target(address: string, from: string): string | undefined {
  if (address.startsWith(".")) return resolve(dirname(from), address);
  const [, entry] = /^@panel\/ui\/(.+)$/.exec(address) ?? [];
  return entry && join(library, entry, "index.ts");
}

/**
 * The files that a page loads, of its own package and of the component library.
 * @param entry absolute
 * @param followsLater whether what a file imports later is of the page as well
 */
export function loadedFiles(entry: string, followsLater: (file: string) => boolean): string[] {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    const source = readFileSync(file, "utf8");
    const later = followsLater(file) ? source.matchAll(LAZY) : [];
    for (const [, address = ""] of [...source.matchAll(STATIC), ...later]) {
      const next = target(address, file);
      if (next) follow(next);
    }
  };
  follow(entry);
  return [...found];
}

export const isOfLibrary = (file: string): boolean => file.startsWith(library);

/** The globs of the files whose classes a sheet of styles has, as it names them. */
export const sourcesOf = (sheet: string): string[] =>
  [...readFileSync(sheet, "utf8").matchAll(/^@source "(?:\.\/)?(.+)";$/gm)].map(
    ([, glob = ""]) => glob,
  );

/** Those of some files that give elements classes, and which of them no glob matches; relative to a folder. */
export function styledFiles(
  files: readonly string[],
  sources: readonly string[],
  folder: string,
): { styled: string[]; lacking: string[] } {
  const styled = files
    .filter((file) => !COMPARING.includes(file))
    .filter((file) => /class(?:Name|es)?\b|cva\(|Style = /.test(readFileSync(file, "utf8")))
    .map((file) => relative(folder, file));
  return {
    styled,
    lacking: styled.filter((file) => !sources.some((glob) => matchesGlob(file, glob))),
  };
}
