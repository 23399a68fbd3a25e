/** What an entry gives beside its components, as its sources declare it. */
export interface Declaration {
  name: string;
  sort: "function" | "type";
  /** The doc comment in one line; "" where there is none. */
  comment: string;
  /** The signature of a function, or a whole type, as written. */
  text: string;
}

/** The names in an `index.ts`, the types too. */
function exportedNames(index: string): string[] {
  return [...index.matchAll(/export\s+(?:type\s+)?\{([^}]*)\}/g)]
    .flatMap(([, list = ""]) => list.split(","))
    .map((name) => name.trim().replace(/^type\s+/, ""))
    .filter(Boolean);
}

/** The text up to what ends it outside of brackets. */
function upTo(text: string, ends: (rest: string) => boolean): string {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (depth === 0 && ends(text.slice(at))) return text.slice(0, at).trim();
    const sign = text.charAt(at);
    if ("([{".includes(sign)) depth += 1;
    if (")]}".includes(sign)) depth -= 1;
  }
  return text.trim();
}

const comment = String.raw`(?:/\*\*((?:(?!\*/)[\s\S])*)\*/\n)?`;
const head = (words: string, name: string) =>
  new RegExp(String.raw`${comment}^(export )?${words} ${name}\b`, "m");

/** Reads a declaration out of the sources; undefined for one that they do not have. */
export function declared(name: string, sources: string): Declaration | undefined {
  const found = (words: string) => head(words, name).exec(sources);
  const make = (
    match: RegExpExecArray,
    sort: Declaration["sort"],
    ends: (rest: string) => boolean,
  ): Declaration => {
    const line = match[0].slice(match[0].lastIndexOf("\n") + 1);
    const start = match.index + match[0].length - line.length + (match[2] ?? "").length;
    return {
      name,
      sort,
      comment: (match[1] ?? "")
        .replaceAll(/^\s*\* ?/gm, "")
        .replaceAll(/\s+/g, " ")
        .trim(),
      text: upTo(sources.slice(start), ends),
    };
  };
  const plain = found("(?:async )?function");
  if (plain) return make(plain, "function", (rest) => rest.startsWith("{\n"));
  const value = found("const");
  if (value) return make(value, "function", (rest) => /^(?:=>|= )/.test(rest));
  const type = found("type");
  if (type) return make(type, "type", (rest) => rest.startsWith(";"));
  const members = found("interface");
  return members === null ? undefined : make(members, "type", (rest) => /^\n(?:\n|$)/.test(rest));
}

/** The functions, hooks and types that a folder's `index.ts` exports; components have their tables of props. */
export function declarationsOf(index: string, sources: string): Declaration[] {
  return exportedNames(index)
    .map((name) => declared(name, sources))
    .filter((one) => one !== undefined)
    .filter(({ name, sort }) => sort === "type" || !/^[A-Z]/.test(name));
}
