/**
 * Names as a list in words: `Ana, Luis y Juan`. Spanish says `e` before the sound of an i, which the browser's own lists
 * know of `Inés` but not of `Íñigo`.
 * @param language tag of the reader's
 */
export function wordList(names: readonly string[], language: string): string {
  const parts = new Intl.ListFormat(language, { type: "conjunction" }).formatToParts(names);
  return parts
    .map(({ type, value }, at) => {
      const next = parts[at + 1]?.value ?? "";
      const isBeforeI = /^h?í(?![aeo])/iu.test(next.normalize("NFC"));
      return type === "literal" && value === " y " && isBeforeI ? " e " : value;
    })
    .join("");
}
