import type { Entry } from "yauzl";
import { unusable } from "./refusals.ts";

const FILE_KIND = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
const UNIX = 3;
const APPLE = 19;

export const isFolder = (name: string): boolean => name.endsWith("/");

/**
 * Refuses entries whose path leads out of the folder of the archive, and entries that are links or
 * devices.
 * @throws AppError unprocessable
 */
export function refuseEntry(entry: Entry, name: string): void {
  if (isDangerous(name)) {
    throw unusable("ASSET_ERRORS.zipPath", "A path leads out of the archive's folder", name);
  }
  if (isUnkeepable(name)) {
    throw unusable("ASSET_ERRORS.zipName", "Not every system can keep this name", name);
  }
  const system = entry.versionMadeBy >> 8;
  const kind = (entry.externalFileAttributes >>> 16) & FILE_KIND;
  const special = kind !== 0 && kind !== REGULAR && kind !== FOLDER;
  if ((system === UNIX || system === APPLE) && special) {
    throw unusable("ASSET_ERRORS.zipLink", "The archive holds a link or a device", name);
  }
}

function isDangerous(name: string): boolean {
  return (
    name === "" ||
    // NUL ends a name for some programs, and a backslash is a slash for others.
    /[\p{Cc}\\]/u.test(name) ||
    /^\/|^[a-z]:/i.test(name) ||
    name.split("/").includes("..")
  );
}

/** Names that Windows keeps for devices, whatever they end with. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Names that some systems change, or take for something else: two of them may be one file there. */
function isUnkeepable(name: string): boolean {
  return name
    .replace(/\/$/, "")
    .split("/")
    .some(
      (part) =>
        part === "" ||
        part === "." ||
        /[. ]$/.test(part) ||
        part.includes(":") ||
        DEVICE.test(part),
    );
}

/**
 * Refuses names of which some systems keep only one: the same twice, in other cases, written with
 * other code points or with invisible ones, or of a file that is also a folder.
 * @throws AppError unprocessable
 */
export function validateNames(names: readonly string[]): void {
  const seen = new Set<string>();
  const folders = new Set<string>();
  for (const name of names) {
    const plain = folded(name.replace(/\/$/, ""));
    const parts = plain.split("/");
    for (let length = 1; length < parts.length; length += 1) {
      folders.add(parts.slice(0, length).join("/"));
    }
    if (isFolder(name)) folders.add(plain);
    else if (seen.has(plain)) throw collision(name);
    else seen.add(plain);
  }
  const both = [...folders].find((folder) => seen.has(folder));
  if (both !== undefined) throw collision(both);
}

/** As the least particular system compares names: no case, no invisible characters. */
const folded = (name: string): string =>
  name
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFC")
    .toUpperCase()
    .toLowerCase()
    .normalize("NFC");

const collision = (name: string) =>
  unusable("ASSET_ERRORS.zipNames", "Two names in the archive are the same for some systems", name);
