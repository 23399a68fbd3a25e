/** Letters, digits and marks; the middle dot only between two l, as in Catalan col·legi. */
const WORD = /(?:[\p{L}\p{M}\p{N}]|(?<=l)·(?=l))+/gu;
const MARKS = /[\p{M}·]/gu;

/**
 * The words of a text in lower case, in their order. Compatibility forms (full-width digits, the ½
 * of 6½) are taken for what they stand for, which is for searching only.
 */
export function words(text: string): string[] {
  return text.normalize("NFKC").toLowerCase().match(WORD) ?? [];
}

/** Without accents, diaeresis, cedilla and middle dot: aqüífer, col·legi to aquifer, collegi. */
export function fold(word: string): string {
  return word.normalize("NFD").replace(MARKS, "");
}
