import { coveredBy, propertyOfClass } from "./conflicts.ts";

/** One or more class names, or a falsy value, which is skipped; lists are flattened. */
export type ClassName = string | null | undefined | false | 0 | 0n | readonly ClassName[];

const flat = (given: ClassName): string =>
  typeof given === "object" && given !== null ? given.map(flat).join(" ") : given ? given : "";

/** Splits variants (`hover:`, `data-[state=open]:`) from the class; colons in brackets do not count. */
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

/** Joins class names; where two set the same property, the later one is kept. */
export function cn(...classes: ClassName[]): string {
  const text = flat(classes);
  let result = merged.get(text);
  if (result === undefined) {
    result = merge(text);
    // Cleared at a limit, because class names made by an app could fill the cache.
    if (merged.size > 1000) merged.clear();
    merged.set(text, result);
  }
  return result;
}
