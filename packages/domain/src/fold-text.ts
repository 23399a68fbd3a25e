/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŧ: "t",
  ŋ: "ng",
  ı: "i",
  ȷ: "j",
  ς: "s",
  σ: "s",
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");

/** Single quotation marks, accents that stand alone, primes: all are typed for an apostrophe. */
const APOSTROPHES = /['’‘‚‛`´ʹʻʼʽˈ′‵＇]/g;
const QUOTATION_MARKS = /[“”„‟«»″＂]/g;
/** All that is written between the two l of `col·legi`; at the end while the second one is not typed yet. */
const BETWEEN_L = /(?<=l)[.\-•‧∙⋅・](?=l|\s|$)/g;
const SEPARATE_POINT = /[·•‧∙⋅・]/g;
const INVISIBLE = /[\p{Mn}\p{Cf}]/gu;
const HYPHENS = /[\p{Pd}−]/gu;

/**
 * A text as searches and filters compare it: without case, accents, apostrophes and points of `l·l`, all hyphens, blanks and
 * quotation marks alike, and ligatures and special letters as they are typed on any keyboard.
 */
export function foldText(text: string): string {
  // An accent that stands alone would become a blank.
  const plain = text.replace(APOSTROPHES, "").normalize("NFKD").replace(INVISIBLE, "");
  return plain
    .replace(APOSTROPHES, "")
    .replace(QUOTATION_MARKS, '"')
    .replace(HYPHENS, "-")
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(INVISIBLE, "")
    .replace(BETWEEN_L, "")
    .replace(SEPARATE_POINT, "");
}

/** The words of a search, folded. All of them have to be in a text that it finds. */
export function searchedWords(search: string): string[] {
  return foldText(search).split(/\s+/).filter(Boolean);
}
