/*
 * TeX once set an accent and its letter as two characters, and files of it say equaci´o for equació.
 * Elsewhere the acute stands for an apostrophe (l´any), so words are mended only in documents that
 * have accents in the middle of words, and after a single letter only where apostrophes are others.
 */

const COMBINING: Readonly<Record<string, string>> = {
  "´": "\u0301",
  "`": "\u0300",
  "¨": "\u0308",
  ˆ: "\u0302",
  "˜": "\u0303",
  "¸": "\u0327",
};

const WITHIN_WORD = /(?<=\p{L}\p{L})[´`¨] ?(?=[aeiouı])/gu;
const APOSTROPHE = /\p{L}['’]\p{L}/u;
const AFTER_LETTERS = /(?<=\p{L}{2})([´`¨ˆ˜¸]) ?([aeiouıncAEIOUNC])/gu;
const ANYWHERE = /(?<![´`¨])([´`¨ˆ˜¸]) ?([aeiouıncAEIOUNC])(?=\p{L}|[\s.,;:)]|$)/gu;
const MIN_FOUND = 3;

export function mendTexAccents(pages: readonly string[]): string[] {
  let found = 0;
  let hasApostrophes = false;
  for (const page of pages) {
    found += page.match(WITHIN_WORD)?.length ?? 0;
    hasApostrophes ||= APOSTROPHE.test(page);
  }
  if (found < MIN_FOUND) return [...pages];
  const pattern = hasApostrophes ? ANYWHERE : AFTER_LETTERS;
  return pages.map((page) =>
    page.replaceAll(pattern, (_, accent: string, letter: string) =>
      `${letter === "ı" ? "i" : letter}${COMBINING[accent] ?? ""}`.normalize("NFC"),
    ),
  );
}
