import { posix, relative, sep } from "node:path";

/** Where a file lives: its room (`packages/app`, `e2e`, …, `.` for the root) and its path inside. */
export interface Place {
  readonly room: string;
  readonly inside: string;
}

const roomsBesidePackages = ["e2e", "bench", "tools", ".storybook", "docs"];

/**
 * The place of a path that is relative to the folder that oxlint runs in. Folders in front of the
 * first room are skipped, so that a fixture that mirrors the tree is judged like the tree.
 */
export function placeOf(path: string): Place {
  const parts = path.split("/");
  const at = parts.findIndex((part) => part === "packages" || roomsBesidePackages.includes(part));
  if (at < 0) return { room: ".", inside: path };
  const length = parts[at] === "packages" ? 2 : 1;
  return {
    room: parts.slice(at, at + length).join("/"),
    inside: parts.slice(at + length).join("/"),
  };
}

/** A file's path relative to the folder that oxlint runs in, with forward slashes. */
export function pathOf(context: { filename: string; cwd: string }): string {
  return relative(context.cwd, context.filename).split(sep).join("/");
}

/** The place that a relative specifier leads to from a file. */
export function placeFrom(path: string, specifier: string): Place {
  return placeOf(posix.normalize(posix.join(posix.dirname(path), specifier)));
}

/** Which packages a room may import, by name and never by a path that climbs out of the room. */
export const arrows: Readonly<Record<string, readonly string[]>> = {
  "packages/ui": ["models"],
  "packages/domain": [],
  "packages/i18n": [],
  "packages/api-client": [],
  "packages/models": [],
  "packages/files": ["domain"],
  "packages/media": ["domain", "files", "api-client"],
  "packages/widget": ["ui", "i18n", "domain", "api-client"],
  "packages/player": ["ui", "i18n", "domain", "api-client"],
  "packages/app": ["ui", "i18n", "domain", "files", "media", "api-client"],
  "packages/server": ["domain", "files", "api-client", "i18n", "models"],
  ".storybook": ["ui", "i18n"],
  e2e: [],
  bench: [],
  tools: [],
  ".": [],
};

/** A file that only tests run. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || placeOf(path).inside.startsWith("test/");
}
