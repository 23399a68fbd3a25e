import { foldText } from "./fold-text.ts";

/** The orders of a library. Assets that are equal in one are newest first. */
export const ASSET_ORDERS = [
  "newest",
  "oldest",
  "name",
  "nameDescending",
  "largest",
  "mostUsed",
] as const;
export type AssetOrder = (typeof ASSET_ORDERS)[number];

/** Longest key of a name; names that begin alike for longer are equal in order. */
const KEY_MAX = 120;
/** Digits of a number in a key. */
const DIGITS = 12;

/** What names are ordered by, character by character: folded, numbers by their value, and ñ after n. */
export function nameKey(name: string): string {
  const marked = name.normalize().replace(/ñ/gi, "n\u007F");
  return foldText(marked)
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, "").padStart(DIGITS, "0"))
    .trim()
    .slice(0, KEY_MAX);
}

/** What a search goes through: the folded texts, each in lines of its own, so that no word is found across two. */
export function searchedText(asset: {
  name: string;
  description: string;
  fileName: string;
}): string {
  return [asset.name, asset.description, asset.fileName].map(foldText).join("\n");
}
