import type { ElementType } from "react";
import { type Declaration, declarationsOf } from "./declarations.ts";
import { typesIn, type WrittenTypes } from "./docgen.ts";
import type { Manual } from "./manual.ts";
import { type Imports, importsOf } from "./written-out.ts";

const manuals = import.meta.glob<Manual>("../src/*/manual.ts", { eager: true, import: "manual" });
const indexes = import.meta.glob<string>("../src/*/index.ts", {
  eager: true,
  import: "default",
  query: "?raw",
});
const sources = import.meta.glob<string>(
  ["../src/*/*.{ts,tsx}", "!../src/*/*.{stories,test}.*", "!../src/*/{manual,index}.ts"],
  { import: "default", query: "?raw" },
);
const modules = import.meta.glob<Record<string, ElementType>>("../src/*/index.ts");

/** `button` of ".../src/button/Button.stories.tsx". */
export function folderOf(path: string): string {
  return /\/src\/([^/]+)\//.exec(path)?.[1] ?? "";
}

export function manualOf(folder: string): Manual | undefined {
  return manuals[`../src/${folder}/manual.ts`];
}

/** The source of a folder's `index.ts`. */
export function indexOf(folder: string): string {
  return indexes[`../src/${folder}/index.ts`] ?? "";
}

/** What a folder exports, and the types that its sources declare. */
interface Parts {
  given: Readonly<Record<string, ElementType>>;
  types: WrittenTypes;
  declarations: readonly Declaration[];
  /** What its sources import from other packages. */
  imports: Imports;
}

const loaded = new Map<string, Promise<Parts>>();

/** The exports and types of a folder, loaded when its page is first shown. */
export function partsOf(folder: string): Promise<Parts> {
  const known = loaded.get(folder);
  if (known) return known;
  const fetched = loadParts(folder);
  loaded.set(folder, fetched);
  return fetched;
}

async function loadParts(folder: string): Promise<Parts> {
  // Several folders use the close reasons of `dialog` and the tones of `style`.
  const places = [folder, "dialog", "style"].map((place) => `../src/${place}/`);
  const own = (path: string) => Number(path.startsWith(`../src/${folder}/`));
  // The folder's own types come last, so they override the shared ones.
  const paths = Object.keys(sources)
    .filter((path) => places.some((to) => path.startsWith(to)))
    .toSorted((one, other) => own(one) - own(other));
  const read = async (path: string) => (await sources[path]?.()) ?? "";
  const texts = await Promise.all(paths.map(read));
  const given = await modules[`../src/${folder}/index.ts`]?.();
  const ownTexts = texts.filter((_, at) => own(paths[at] ?? "") === 1);
  return {
    given: given ?? {},
    types: typesIn(texts.join("\n")),
    declarations: declarationsOf(indexOf(folder), ownTexts.join("\n")),
    imports: importsOf(ownTexts.join("\n")),
  };
}
