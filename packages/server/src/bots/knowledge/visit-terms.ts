import { agesIn } from "./ages.ts";
import { conceptsAt } from "./concept-lookup.ts";
import { fold, words } from "./words.ts";
import { hoursIn, valuesIn, valuesOf } from "./visit-values.ts";

/** What a text speaks of beside its words, for the index: concepts and values, each once. */
export function visitTerms(text: string): Set<string> {
  const plain = fold(text.normalize("NFKC").toLowerCase());
  const found = new Set([...valuesIn(plain), ...agesIn(plain), ...hoursIn(plain)]);
  const all = words(text).map(fold);
  for (let at = 0; at < all.length; at += 1) {
    for (const value of valuesOf(all[at] ?? "")) found.add(value);
    for (const { concept } of conceptsAt(all, at)) found.add(`#${concept}`);
  }
  if ([...found].some((term) => /^#d\d/.test(term))) found.add("#days");
  return found;
}
