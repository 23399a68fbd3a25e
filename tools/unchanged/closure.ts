import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, matchesGlob, normalize } from "node:path";
import { referencesOf, type References } from "./references.ts";

/** Gives the files that others depend on: what they import, read or start, as far as their text names it. */
export interface Closures {
  /** A file with everything that it reaches, in paths from the root, sorted. */
  closureOf: (file: string) => readonly string[];
}

interface ClosureOptions {
  /** The absolute path of the workspace. */
  root: string;
  /** All files that are the project's own, in paths from the root. */
  files: readonly string[];
  /** The references of a file, in a path from the root. */
  references?: (file: string) => References;
}

/** Tests name files and folders from the root, or by a single name beside a path that they ask for. */
const FROM_ROOT = /^(?:\.storybook|e2e|tools|bench)\/|\/test\/|\.(?:test|stories)\.|vitest\.config/;

/** A glob has one of these, and what stands before is a folder. */
const beforeGlob = (text: string) => text.replace(/[^/]*[*{[].*$/s, "");

export function closures({ root, files, references }: ClosureOptions): Closures {
  const read = memoized(
    references ?? ((file: string) => referencesOf(file, readFileSync(join(root, file), "utf8"))),
  );
  const known = new Set(files);
  const folders = foldersOf(files);
  const packages = packagesOf(root);

  /** The files that a path from the root stands for: one, or all of a folder. */
  const filesAt = (path: string): readonly string[] => {
    const clean = normalize(path).replace(/\/$/, "");
    if (known.has(clean)) return [clean];
    const inside = folders.get(clean);
    if (inside) return inside;
    // What is made from others and ignored, as a generated client.
    return !clean.startsWith("..") && isFile(join(root, clean)) ? [clean] : [];
  };

  /** The files below a folder, in a path from the root, whose paths begin with more than it, or match a glob. */
  const chosen = (path: string, isWanted: (file: string) => boolean) =>
    filesAt(dirname(`${path}.`)).filter(isWanted);

  const found = memoized((path) => {
    const folder = beforeGlob(path);
    if (folder === path) return filesAt(path);
    return chosen(folder, (file) => matchesGlob(file, normalize(path)));
  });

  const named = (text: string, from: string, asks: Asks): readonly string[] => {
    const path = text.replace(/\?[a-z&]+$/, "");
    // A folder around the file is where a path begins, and read as a whole only by tests that list it.
    if (/^(?:\.\.?\/)*\.\.?\/?$/.test(path)) {
      const isListed = asks.asksPlace && asks.listsFolders && FROM_ROOT.test(from);
      return isListed ? filesAt(join(dirname(from), path)) : [];
    }
    if (/^\.\.?\//.test(path)) return found(join(dirname(from), path));
    const own = packages.get(path.split("/").slice(0, 2).join("/"));
    if (own) return ofPackage(own, path, filesAt);
    if (path === "" || /^(?:\/|\.\.)/.test(path)) return [];
    if (FROM_ROOT.test(from) && (path.includes("/") || known.has(path))) {
      const all = found(path);
      if (all.length > 0) return all;
    }
    return asks.asksPlace ? filesAt(join(dirname(from), path)) : [];
  };

  const begun = (text: string, from: string): readonly string[] => {
    const base = /^\.\.?\//.test(text) ? dirname(from) : FROM_ROOT.test(from) ? "." : undefined;
    if (base === undefined || !text.includes("/") || text.startsWith("/")) return [];
    const start = join(base, text);
    return chosen(start, (file) => file.startsWith(start));
  };

  const directOf = memoized((file) => {
    const { strings, beginnings, ...asks } = read(file);
    const all = new Set([
      ...strings.flatMap((text) => named(text, file, asks)),
      ...beginnings.flatMap((text) => begun(text, file)),
    ]);
    const home = packageFileOf(file, known);
    if (home) all.add(home);
    return [...all];
  });

  const textsOf = memoized((file) =>
    read(file).texts.flatMap((text) => found(join(dirname(file), text))),
  );

  return {
    closureOf(file) {
      const reached = new Set([file]);
      for (const each of reached) for (const next of directOf(each)) reached.add(next);
      const texts = [...reached].flatMap(textsOf);
      return [...new Set([...reached, ...texts])].toSorted();
    },
  };
}

function memoized<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const before = made.get(key);
    if (before !== undefined) return before;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

type Asks = Pick<References, "asksPlace" | "listsFolders">;

/** Each folder with all files in it and below. */
function foldersOf(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) {
      const inside = folders.get(folder);
      if (inside) inside.push(file);
      else folders.set(folder, [file]);
    }
  }
  return folders;
}

interface OwnPackage {
  readonly folder: string;
  readonly name: string;
  /** What `exports` gives for each subpath, whatever the condition. */
  readonly exports: ReadonlyMap<string, readonly string[]>;
}

/** The packages of the workspace, by name. */
function packagesOf(root: string): ReadonlyMap<string, OwnPackage> {
  const parent = join(root, "packages");
  if (!existsSync(parent)) return new Map();
  return new Map(
    readdirSync(parent)
      .filter((name) => existsSync(join(parent, name, "package.json")))
      .map((folder) => {
        const { name, exports = {} } = JSON.parse(
          readFileSync(join(parent, folder, "package.json"), "utf8"),
        ) as { name: string; exports?: Record<string, unknown> };
        const targets = Object.entries(exports).map(
          ([subpath, target]) => [subpath, stringsIn(target)] as const,
        );
        return [name, { folder: `packages/${folder}`, name, exports: new Map(targets) }] as const;
      }),
  );
}

function stringsIn(target: unknown): readonly string[] {
  if (typeof target === "string") return [target];
  return target && typeof target === "object" ? Object.values(target).flatMap(stringsIn) : [];
}

/** What a specifier of an own package stands for; the whole package where its exports do not say. */
function ofPackage(
  { folder, name, exports }: OwnPackage,
  specifier: string,
  filesAt: (path: string) => readonly string[],
): readonly string[] {
  const subpath = `.${specifier.slice(name.length)}`;
  const found = [...exports].flatMap(([pattern, targets]) => {
    const part = matched(pattern, subpath);
    return part === undefined
      ? []
      : targets.flatMap((target) => filesAt(join(folder, target.replaceAll("*", part))));
  });
  return found.length > 0 ? found : filesAt(folder);
}

/** What a pattern's star stands for in a subpath; empty where there is no star, undefined where they do not match. */
function matched(pattern: string, subpath: string): string | undefined {
  const [head = "", tail] = pattern.split("*");
  if (tail === undefined) return pattern === subpath ? "" : undefined;
  const isMatch =
    subpath.startsWith(head) &&
    subpath.endsWith(tail) &&
    subpath.length >= head.length + tail.length;
  return isMatch ? subpath.slice(head.length, subpath.length - tail.length) : undefined;
}

const packageFileOf = (file: string, known: ReadonlySet<string>): string | undefined => {
  const path = /^packages\/[^/]+\//.exec(file)?.[0];
  const own = path && `${path}package.json`;
  return own && known.has(own) ? own : undefined;
};

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
