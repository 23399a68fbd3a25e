import { type Declaration, declared } from "./declarations.ts";

/** A type of the package that a page names, and the folder that declares it. */
export interface NamedType extends Declaration {
  folder: string;
}

/**
 * The types of the package that a page names and does not declare, such as those of other entries, with the types that
 * these name in turn.
 * @param page what the page declares
 * @param sourcesOf the sources of a folder
 */
export async function typesNamedOn(
  folder: string,
  page: readonly Pick<Declaration, "name" | "text">[],
  sourcesOf: (folder: string) => Promise<string>,
): Promise<NamedType[]> {
  const known = new Set(page.map(({ name }) => name));
  const found: NamedType[] = [];
  const left = page.map(({ text }) => ({ text, folder }));
  for (let next = left.shift(); next; next = left.shift()) {
    for (const word of wordsOf(next.text)) {
      if (known.has(word)) continue;
      const type = await typeCalled(word, next.folder, sourcesOf);
      if (!type) continue;
      known.add(word);
      found.push(type);
      left.push(type);
    }
  }
  return found.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

/** The names in a type that may be those of types. */
function wordsOf(type: string): Set<string> {
  const code = type.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|"[^"]*"/g, "");
  return new Set(code.match(/\b[A-Z]\w+\b/g));
}

async function typeCalled(
  name: string,
  folder: string,
  sourcesOf: (folder: string) => Promise<string>,
): Promise<NamedType | undefined> {
  const sources = await sourcesOf(folder);
  const type = declared(name, sources);
  if (type?.sort === "type") return { ...type, folder };
  const from = folderOfImport(name, sources);
  return from && from !== folder ? typeCalled(name, from, sourcesOf) : undefined;
}

/** "dialog" for a name that is imported from a file of that folder. */
function folderOfImport(name: string, sources: string): string | undefined {
  const imports = sources.matchAll(/import (?:type )?\{([^}]*)\} from "\.\.\/([\w-]+)\//g);
  for (const [, list = "", from] of imports) {
    if (list.split(",").some((part) => part.trim().replace(/^type /, "") === name)) return from;
  }
  return undefined;
}
