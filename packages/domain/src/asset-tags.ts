import { cleanText } from "./clean-text.ts";
import { foldText } from "./fold-text.ts";

/** Most tags of an asset. */
export const ASSET_TAGS_MAX = 20;
/** Longest tag. */
export const ASSET_TAG_MAX = 40;

/** A tag as it is stored: in one line, without the comma, which divides tags. */
export function cleanTag(text: string): string {
  return cleanText(text, false).replaceAll(",", " ").replace(/\s+/g, " ").trim();
}

/** A tag as it is matched: two that fold alike are one. */
export function foldTag(tag: string): string {
  return foldText(cleanTag(tag)).replace(/\s+/g, " ").trim();
}

/** Tags as an asset has them: clean, none twice, and none of which nothing is left; the first spelling stays. */
export function tagsOf(given: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const text of given) {
    const folded = foldTag(text);
    if (folded !== "" && !found.has(folded)) found.set(folded, cleanTag(text));
  }
  return [...found.values()];
}

/** Whether an asset has the same tags, in the same spelling, in whatever order. */
export function areSameTags(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((tag) => others.includes(tag));
}

/** The tags of an asset once some were taken from it and others were added. */
export function changedTags(
  tags: readonly string[],
  { add = [], remove = [] }: { add?: readonly string[]; remove?: readonly string[] },
): string[] {
  const removed = new Set(remove.map(foldTag));
  return tagsOf([...tags.filter((tag) => !removed.has(foldTag(tag))), ...add]);
}

/** The tags that a text divides by commas. */
export function tagsIn(text: string): string[] {
  return tagsOf(text.split(","));
}
