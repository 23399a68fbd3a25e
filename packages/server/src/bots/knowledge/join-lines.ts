/*
 * A page as it comes from the file has lines, and a blank one between paragraphs. What a reader sees
 * are the paragraphs: the lines of one are joined, each paragraph is a line of its own.
 */

const COMPOUND = /(?<!\p{L})\p{L}+(?:-\p{L}+)+/gu;
const WORD = /\p{L}+/gu;
/** A word that is divided at the end of a line. */
const DIVIDED = /(?<!\p{L})(\p{L}+)[-‐]\n(\p{L}+)/gu;
/** What begins an item of a list. */
const ITEM = /^(?:[•▪▫◦‣●○■□►✓*–—-]\s|\d{1,3}[.)]\s|\p{Ll}\)\s)/u;

/** @param pages each with single line ends within a paragraph and blank lines between two */
export function joinLines(pages: readonly string[]): string[] {
  const compounds = new Set<string>();
  const wholeWords = new Set<string>();
  for (const page of pages) {
    const undivided = page.replaceAll(DIVIDED, " ");
    for (const [word] of undivided.matchAll(COMPOUND)) compounds.add(word.toLowerCase());
    for (const [word] of undivided.matchAll(WORD)) wholeWords.add(word.toLowerCase());
  }
  /** The form that is elsewhere in the file; else whole, and with the hyphen before a capital. */
  const mend = (_: string, first: string, second: string): string => {
    const compound = `${first}-${second}`;
    const known = compounds.has(compound.toLowerCase());
    const isWord = wholeWords.has((first + second).toLowerCase());
    const isName = /^\p{Lu}/u.test(second) && !/^\p{Lu}+$/u.test(first);
    const keeps = known === isWord ? isName : known;
    return keeps ? compound : first + second;
  };
  return pages.map((page) =>
    page
      .replaceAll(DIVIDED, mend)
      .replaceAll(/(?<=\d)-\n(?=\d)/g, "-")
      .split(/\n{2,}/)
      .map(joinParagraph)
      .filter(Boolean)
      .join("\n"),
  );
}

function joinParagraph(paragraph: string): string {
  let text = "";
  for (const line of paragraph.split("\n")) {
    const part = line.trim();
    if (part) text += (text === "" ? "" : ITEM.test(part) ? "\n" : " ") + part;
  }
  return text;
}
