import { detectKind, extensionOf, headBytes } from "./detect.ts";
import { ModelError } from "../problem.ts";
import { decoded, lastOf } from "../short-name.ts";
import type { ModelArchive, ModelFormat, ModelLimits } from "../types.ts";
import { unzip, type UnzipTally } from "./unzip.ts";

export interface ModelPart {
  name: string;
  /** All of it; of a large file of an archive, unpacked only when it is read. */
  readonly content: Uint8Array<ArrayBuffer>;
}

/** A part that can be told and read without having all of it at once. */
interface GatheredPart extends ModelPart {
  bytes: number;
  head: Uint8Array;
  chunks(): Iterable<Uint8Array>;
}

/** The file with the scene, and a lookup for the files that it refers to. */
export interface FileSet {
  format: ModelFormat;
  main: GatheredPart;
  /** Finds the file that a reference in the scene means; undefined when it was not supplied. */
  find: (reference: string) => ModelPart | undefined;
  /** What else is in the archive, once the scene has been read; undefined where there was none. */
  archive: () => ModelArchive | undefined;
}

/** Formats in order of preference, where an archive has several models. */
const preference: readonly ModelFormat[] = ["glb", "gltf", "fbx", "obj"];

/**
 * Unpacks archives and finds the scene.
 * @param model name of the scene to take, where an archive has several
 * @throws {ModelError}
 */
export function gatherFiles(
  given: readonly ModelPart[],
  limits: ModelLimits,
  model?: string,
): FileSet {
  const tally: UnzipTally = { entries: 0, bytes: 0 };
  const parts: GatheredPart[] = [];
  let zipped = false;
  const take = (part: GatheredPart, depth: number): void => {
    const inner = kindOf(part) === "zip";
    if (!inner) {
      parts.push(part);
      return;
    }
    zipped = true;
    if (depth > limits.nesting) throw new ModelError("nested", part.name);
    const folder = depth > 0 ? folderOf(part.name) : "";
    for (const file of unzip(part.content, limits, tally)) {
      file.name = folder + file.name;
      take(file, depth + 1);
    }
  };
  for (const part of given) take(gathered(part), 0);

  const scenes = parts.flatMap((main) => {
    const format = preference.find((each) => each === kindOf(main));
    return format ? [{ format, main }] : [];
  });
  const ranked = scenes.toSorted(
    (a, b) =>
      depthOf(a.main.name) - depthOf(b.main.name) ||
      preference.indexOf(a.format) - preference.indexOf(b.format) ||
      b.main.bytes - a.main.bytes,
  );
  const scene = ranked.find(({ main }) => main.name === model) ?? ranked[0];
  if (!scene) throw nothingFound(parts, zipped);
  const find = finder(parts, folderOf(scene.main.name));
  const used = new Set<ModelPart>([scene.main]);
  return {
    ...scene,
    find: (reference) => {
      const part = find(reference);
      if (part) used.add(part);
      return part;
    },
    archive: () =>
      zipped
        ? {
            models: ranked.map(({ main }) => main.name),
            unused: unusedOf(parts, used, scenes, scene.main).map(({ name }) => name),
          }
        : undefined,
  };
}

/** A file whose name the scene or one of its material libraries writes somewhere stays with it, although it is not shown. */
function unusedOf(
  parts: readonly GatheredPart[],
  used: ReadonlySet<ModelPart>,
  scenes: readonly { main: ModelPart }[],
  scene: GatheredPart,
): ModelPart[] {
  const others = new Set(scenes.map(({ main }) => main));
  const rest = parts.filter((part) => !used.has(part));
  if (rest.length === 0) return rest;
  const libraries = parts.filter((part) => used.has(part) && extensionOf(part.name) === "mtl");
  const names = rest.flatMap(writtenNames);
  const written = new Set([scene, ...libraries].flatMap((part) => [...namesIn(part, names)]));
  return rest.filter(
    (part) => others.has(part) || !writtenNames(part).some((name) => written.has(name)),
  );
}

/** How a file's name may be written: as it is, in the bytes of UTF-8, or as in a URL. */
function writtenNames({ name }: ModelPart): string[] {
  const last = lastOf(name).toLowerCase();
  const bytes = new TextDecoder("latin1").decode(new TextEncoder().encode(last));
  return [bytes, encodeURI(last).toLowerCase()];
}

/** Bytes that are made a text at a time: the whole of a large file would take twice its size in memory. */
const searchStep = 2 ** 20;

/** Those of the names that stand somewhere in a file, in letters of either case. */
function namesIn(main: GatheredPart, names: readonly string[]): ReadonlySet<string> {
  const latin1 = new TextDecoder("latin1");
  const overlap = Math.max(...names.map((name) => name.length)) - 1;
  const found = new Set<string>();
  /** The end of what was searched, since a name may go on in the next piece. */
  let before = "";
  for (const chunk of main.chunks()) {
    for (let place = 0; place < chunk.length; place += searchStep) {
      const piece = latin1.decode(chunk.subarray(place, place + searchStep)).toLowerCase();
      const text = before + piece;
      for (const name of names) if (text.includes(name)) found.add(name);
      before = overlap > 0 ? text.slice(-overlap) : "";
    }
  }
  return found;
}

const gathered = ({ name, content }: ModelPart): GatheredPart => ({
  name,
  content,
  bytes: content.length,
  head: content.subarray(0, headBytes),
  chunks: () => [content],
});

const kindOf = ({ name, head }: GatheredPart) => detectKind(head, name).kind;
const folderOf = (name: string) => name.slice(0, name.lastIndexOf("/") + 1);
const depthOf = (name: string) => name.split("/").length;

function nothingFound(parts: readonly GatheredPart[], zipped: boolean): ModelError {
  for (const { name, head } of parts) {
    const found = detectKind(head, name);
    if (found.kind === "unsupported") return new ModelError("unsupported", found.format);
  }
  // The name has a model's extension, but the content is not a model.
  const [claims] = parts.filter(({ name }) =>
    preference.some((each) => each === extensionOf(name)),
  );
  if (claims && (zipped || parts.length === 1)) return new ModelError("broken", claims.name);
  if (zipped) return new ModelError("noModel");
  const [only] = parts;
  return new ModelError("notModel", only?.name ?? "");
}

/** Programs write references in many ways: as URLs, with paths of another computer, in other letter case. */
function finder(parts: readonly ModelPart[], folder: string): FileSet["find"] {
  const byPath = new Map(parts.map((part) => [plain(part.name), part]));
  const byName = new Map(parts.map((part) => [plain(lastOf(part.name)), part]));
  return (reference) => {
    const path = plain(reference);
    return byPath.get(plain(folder + reference)) ?? byPath.get(path) ?? byName.get(lastOf(path));
  };
}

function plain(reference: string): string {
  const path = decoded(reference).replaceAll("\\", "/").toLowerCase().normalize("NFC");
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
