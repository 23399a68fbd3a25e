import { coveredBy, propertyOfClass } from "./conflicts.ts";

/** A class or several, or nothing; a list of them is opened. */
export type ClassName = string | null | undefined | false | 0 | 0n | readonly ClassName[];

const flat = (given: ClassName): string =>
  typeof given === "object" && given !== null ? given.map(flat).join(" ") : given ? given : "";

/** Variants (`hover:`, `data-[state=open]:`) apart from the class; the colons in brackets are not theirs. */
const parts = /^((?:[^:[(]|\[[^\]]*\]|\([^)]*\))*:)?(.*)$/;

function merge(text: string): string {
  const taken = new Set<string>();
  const kept: string[] = [];
  for (const name of text.split(/\s+/).toReversed()) {
    if (name === "") continue;
    let [variants, own] = ["", name];
    for (let found = parts.exec(own); found?.[1]; found = parts.exec(own)) {
      variants += found[1];
      own = found[2] ?? "";
    }
    const bare = own.replace(/^!|!$/, "");
    const scope = bare === own ? variants : `${variants}!`;
    const property = propertyOfClass(bare);
    if (taken.has(scope + property)) continue;
    for (const each of [property, ...coveredBy(property)]) taken.add(scope + each);
    kept.push(name);
  }
  return kept.toReversed().join(" ");
}

const merged = new Map<string, string>();

/** Joins class names; of two that set the same property the later one wins. */
export function cn(...classes: ClassName[]): string {
  const text = flat(classes);
  let result = merged.get(text);
  if (result === undefined) {
    result = merge(text);
    // Words of an app could grow it without end.
    if (merged.size > 1000) merged.clear();
    merged.set(text, result);
  }
  return result;
}
