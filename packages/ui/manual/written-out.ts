const [packageTypes = ""] = Object.values(
  import.meta.glob<string>("./package-types.ts", {
    eager: true,
    import: "default",
    query: "?raw",
  }),
);

/** A type of another package as the manual writes it out. */
export interface WrittenType {
  name: string;
  /** The package. */
  from: string;
  /** Where the package explains it. */
  address: string;
  text: string;
}

const WRITTEN: readonly WrittenType[] = [
  ...packageTypes.matchAll(
    /\/\*\* (\S+) (https:\S+) \*\/\nexport ((?:interface|type) (\w+)[\s\S]*?)(?=\n\n|\s*$)/g,
  ),
].map(([, from = "", address = "", text = "", name = ""]) => ({
  name,
  from,
  address,
  // An optional member says so with its question mark.
  text: text.replaceAll(/(\?:[^;]*?)\s*\| undefined;/g, "$1;"),
}));

/** Types of other packages that are not written out, with the reason. */
export const KNOWN_TYPES: Readonly<Record<string, string>> = {
  "react ReactNode": "What React can show: an element, a text, a number, a list of them, nothing.",
  "react ComponentProps": "It has no form of its own: those of the element that it names.",
};

/** Where the names in some sources come from: the package, and the name there; "*" for all of a package. */
export type Imports = ReadonlyMap<string, { from: string; name: string }>;

/** What sources import from packages that are not of this repository. */
export function importsOf(sources: string): Imports {
  const imports = new Map<string, { from: string; name: string }>();
  const lists = /import (?:type )?(?:\* as (\w+)|\{([^}]*)\}) from "([^".][^"]*)"/g;
  for (const [, all, list = "", from = ""] of sources.matchAll(lists)) {
    // Those are among the sources.
    if (from.startsWith("@panel/")) continue;
    if (all) imports.set(all, { from, name: "*" });
    for (const part of list.split(",")) {
      const [name = "", local = name] = part
        .trim()
        .replace(/^type /, "")
        .split(" as ");
      if (name) imports.set(local, { from, name });
    }
  }
  return imports;
}

/** A name in a type that is of another package; `of` is undefined where it is not written out. */
export interface PackageName {
  from: string;
  name: string;
  of: WrittenType | undefined;
}

/** The names of other packages in a type, each once. */
export function packageNamesIn(type: string, imports: Imports): PackageName[] {
  const code = type.replaceAll(/"[^"]*"|\/\*[\s\S]*?\*\//g, "");
  const found = new Map<string, PackageName>();
  for (const [, word = "", member = ""] of code.matchAll(/\b([A-Z]\w*)(?:\.([A-Z]\w*))?/g)) {
    const imported = imports.get(word);
    if (!imported) continue;
    const { from } = imported;
    const name = imported.name === "*" ? member : imported.name;
    const of = WRITTEN.find(
      (one) =>
        one.from === from && (imported.name === "*" ? one.name.endsWith(name) : one.name === name),
    );
    found.set(`${from} ${name}`, { from, name, of });
  }
  return [...found.values()];
}

/** The types of other packages in a type, written out. */
export function writtenOutIn(type: string, imports: Imports): WrittenType[] {
  return packageNamesIn(type, imports).flatMap(({ of }) => of ?? []);
}
