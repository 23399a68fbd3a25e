/*
 * What is left of a page's text here is what visitors are shown and what quotes must match, so
 * compatibility forms (½, №, full-width letters) stay as they are: NFC, not NFKC.
 */

/** Stands before a line at the edge of its page, until all pages are read (running-lines.ts). */
export const EDGE_MARK = "\u0002";

const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: "ff",
  ﬁ: "fi",
  ﬂ: "fl",
  ﬃ: "ffi",
  ﬄ: "ffl",
  ﬅ: "st",
  ﬆ: "st",
  // Of old fonts, at private code points.
  "\uF001": "fi",
  "\uF002": "fl",
};

/** Of the parts of ligatures, each with its bytes in the wrong order: 昀椀 is fi. */
const SWAPPED: Readonly<Record<string, string>> = { 昀: "f", 椀: "i", 氀: "l" };
/** The point between two l where a program has a stop: col.legi, but no address. */
const STOPPED_L = /(?<![\p{L}.@/_-])(\p{L}{1,20}l)\.(l\p{L}{1,20})(?![\p{L}@/_-]|\.\p{L})/giu;

/** The bullets of Symbol and Wingdings, which files keep at private code points. */
const PRIVATE_BULLET = /^[\uF0A7\uF0A8\uF0B7\uF0D8\uF0FC\uF076](?=\s)/gmu;
const HYPHENATION = /\u00AD[ \t]*\n(?!\n)/gu;
/**
 * Nothing of it is seen: control (but the end of a line), soft hyphen, zero-width, direction, tags,
 * variation selectors, replacement characters, private use, halves of surrogate pairs.
 */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\uFFFC\uFFFD]/gu;

/** Spells a page's text in the usual characters, and takes out those that cannot be seen. */
export function cleanCharacters(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029\f\v]/g, "\n")
    .replaceAll(/[ﬀ-ﬆ\uF001\uF002]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replaceAll(/昀+[椀氀]?/g, (swapped) => swapped.replaceAll(/./g, (part) => SWAPPED[part] ?? ""))
    .replaceAll(/[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, " ")
    .replaceAll(PRIVATE_BULLET, "•")
    .replaceAll(HYPHENATION, "")
    .replaceAll(UNSEEN, (found) => (found === EDGE_MARK ? found : ""))
    .normalize("NFC")
    .replaceAll(/(?<=l)[•∙⋅](?=l)|(?<=L)[•∙⋅](?=L)/g, "·")
    .replaceAll(STOPPED_L, "$1·$2")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ ?\n ?/g, "\n");
}
