const LETTERS = new Intl.Segmenter("es", { granularity: "grapheme" });
/** A letter of an alphabet with capitals, a cipher, or what stands between letters of a word. */
const IN_GRID = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}0-9·'’-]\p{M}*$/u;

/** The letters of a word as they stand in the cells of a word search: a letter and its accents are one. */
export function lettersOf(word: string): string[] {
  return Array.from(LETTERS.segment(word.normalize().toUpperCase()), ({ segment }) => segment);
}

/** Whether all that a word consists of can stand in cells: no pictures, signs or ideograms. */
export function isOfLetters(word: string): boolean {
  return lettersOf(word).every((letter) => IN_GRID.test(letter));
}
