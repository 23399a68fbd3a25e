import type { ElementType } from "react";
import { type Declaration, declarationsOf } from "./declarations.ts";
import { typesIn, type WrittenTypes } from "./docgen.ts";
import type { Manual } from "./manual.ts";
import { type NamedType, typesNamedOn } from "./named-types.ts";
import { type Imports, importsOf } from "./written-out.ts";

const manuals = import.meta.glob<Manual>("../src/*/manual.ts", { eager: true, import: "manual" });
const indexes = import.meta.glob<string>("../src/*/index.ts", {
  eager: true,
  import: "default",
  query: "?raw",
});
const sources = import.meta.glob<string>(
  ["../src/*/**/*.{ts,tsx}", "!../src/**/*.{stories,test}.*", "!../src/*/{manual,index}.ts"],
  { import: "default", query: "?raw" },
);
/** Of the model viewer, whose types stand with the reading of models. */
const models = import.meta.glob<string>("../../models/src/{types,problem,limits}.ts", {
  import: "default",
  query: "?raw",
});
const storyFiles = import.meta.glob<string>(
  ["../src/*/*.stories.tsx", "../recipes/*.stories.tsx"],
  {
    import: "default",
    query: "?raw",
  },
);
const modules = import.meta.glob<Record<string, ElementType>>("../src/*/index.ts");

/** `button` of ".../src/button/Button.stories.tsx". */
export function folderOf(path: string): string {
  return /\/src\/([^/]+)\//.exec(path)?.[1] ?? "";
}

export function manualOf(folder: string): Manual | undefined {
  return manuals[`../src/${folder}/manual.ts`];
}

const storyTexts = new Map<string, Promise<string>>();

/**
 * The text of a file of stories, such as ".../src/button/Button.stories.tsx"; blank for one of another
 * package. The same promise each time, for `use`.
 */
export function storyFile(path: string): Promise<string> {
  const known = Object.keys(storyFiles).find((file) => path.endsWith(file.slice("..".length)));
  const text = storyTexts.get(path) ?? storyFiles[known ?? ""]?.() ?? Promise.resolve("");
  storyTexts.set(path, text);
  return text;
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
  /** Those types of the package that its page names and does not declare. */
  named: readonly (NamedType & { imports: Imports })[];
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
  // Several folders use the close reasons of `dialog` and the tones of `style`. The folder's own types come last, so they
  // override the shared ones.
  const shared = ["dialog", "style"].filter((place) => place !== folder);
  const texts = await Promise.all([...shared, folder].map(sourcesOf));
  const own = texts.at(-1) ?? "";
  const given = await modules[`../src/${folder}/index.ts`]?.();
  const declarations = declarationsOf(indexOf(folder), own);
  const named = await typesNamedOn(folder, declarations, sourcesOf);
  return {
    given: given ?? {},
    types: typesIn(texts.join("\n")),
    declarations,
    named: await Promise.all(
      named.map(async (type) => ({ ...type, imports: importsOf(await sourcesOf(type.folder)) })),
    ),
    imports: importsOf(own),
  };
}

/** The sources of a folder in one text. */
async function sourcesOf(folder: string): Promise<string> {
  const own = Object.entries(sources).filter(([path]) => path.startsWith(`../src/${folder}/`));
  const others = folder === "model-viewer" ? Object.entries(models) : [];
  const texts = await Promise.all([...own, ...others].map(([, load]) => load()));
  return texts.join("\n");
}
