import type { CsvRow } from "./csv.ts";
import { addressName, editorEmail } from "./editor-emails.ts";
import { isOfOthers } from "./editor-headers.ts";
import type { ColumnMatch } from "./editor-import.ts";
import { foldText } from "./fold-text.ts";

/* What cells tell of names where the titles of their columns do not. */

/** Letters, more than one, and no form of address. */
export const NAME_LIKE =
  /^(?!(?:sr|sra|srta|d|dña|don|doña|dr|dra|mr|mrs|ms|prof|profa)\.?$)(?=.*\p{L}.*\p{L})[\p{L}\p{M}'’´·.,ªº\s-]+$/iu;
/** Whether a text has another one in it, word by word. */
export function holdsWords(whole = "", part = ""): boolean {
  const words = (text: string) =>
    ` ${foldText(text)
      .replaceAll(/[\s,]+/g, " ")
      .trim()} `;
  return part.trim() !== "" && words(whole) !== words(part) && words(whole).includes(words(part));
}

/** Whether most cells of a column of names have the surnames in them, too. */
export function holdsSurnames(rows: readonly CsvRow[], place: number, surnames: number): boolean {
  if (surnames < 0) return false;
  const holding = rows.filter(({ cells }) => holdsWords(cells[place], cells[surnames]));
  return 2 * holding.length > rows.length;
}

/** How much an address tells of a whole name: that two words or an initial and a word of it are in it, that the first one is, nothing. */
function toldBy(local: string, words: readonly string[]): "whole" | "first" | undefined {
  const [first = "", ...others] = words;
  const isInside = (word: string) => word.length > 2 && local.includes(word);
  const isInitial = first !== "" && local.startsWith(first.charAt(0));
  if (new Set(words.filter(isInside)).size > 1 || (isInitial && others.some(isInside)))
    return "whole";
  return isInside(first) ? "first" : undefined;
}

/**
 * The one column of names, whatever its title, that is in the addresses of most rows. Surnames alone can be in addresses, too,
 * as `López Ruiz` in `marta.lopez`: where the addresses do not tell the whole name, no other column may hold names.
 */
export function namesInAddresses(
  titles: readonly string[],
  rows: readonly CsvRow[],
  match: ColumnMatch,
): number | null {
  const taken = new Set(Object.values(match));
  const places = titles.flatMap((title, place) =>
    taken.has(place) || isOfOthers(title) ? [] : [place],
  );
  const isInMost = (place: number, test: (cell: string, local: string) => boolean) =>
    2 *
      rows.filter(({ cells }) => {
        const cell = (cells[place] ?? "").trim();
        const local = addressName(editorEmail(cells[match.email ?? -1] ?? ""));
        return NAME_LIKE.test(cell) && test(cell, local);
      }).length >
    rows.length;
  const wordsOf = (cell: string) => foldText(cell).split(/[\s,]+/);
  const isTold = (cell: string, local: string) =>
    wordsOf(cell).length > 1 && toldBy(local, wordsOf(cell)) !== undefined;
  const [found, ...others] = places.filter((place) => isInMost(place, isTold));
  if (found === undefined || others.length > 0) return null;
  const isWhole = isInMost(found, (cell, local) => toldBy(local, wordsOf(cell)) === "whole");
  const isOnly = places.every(
    (place) =>
      place === found ||
      !isInMost(place, (cell) => /^\p{Lu}/u.test(cell)) ||
      // Of all the same: a role, a town.
      2 * new Set(rows.map(({ cells }) => cells[place])).size <= rows.length,
  );
  return isWhole || isOnly ? found : null;
}

/** Which of two columns is the name, by how addresses begin; neither is known if they do not tell. */
export function namesByEmails(
  rows: readonly CsvRow[],
  { email }: ColumnMatch,
  first: number,
  second: number,
): Pick<ColumnMatch, "name" | "surname"> {
  let votes = 0;
  for (const { cells } of rows) {
    const local = addressName(editorEmail(cells[email ?? -1] ?? ""));
    const begins = (place: number) => {
      const [word = ""] = foldText(cells[place] ?? "")
        .trim()
        .split(/\s+/);
      return word.length > 1 && local.startsWith(word);
    };
    votes += Number(begins(first)) - Number(begins(second));
  }
  if (votes === 0) return { name: null, surname: null };
  return votes > 0 ? { name: first, surname: second } : { name: second, surname: first };
}

/** Whether a column has names and surnames together: divided by a comma, or the addresses are made of them. */
export function isWholeName(rows: readonly CsvRow[], place: number, email: number): boolean {
  const whole = rows.filter(({ cells }) => {
    const cell = (cells[place] ?? "").trim();
    if (/\p{L}, *\p{L}/u.test(cell)) return true;
    const local = addressName(editorEmail(cells[email] ?? ""));
    const words = foldText(cell).split(/\s+/);
    return words.length > 1 && toldBy(local, words) === "whole";
  });
  return 2 * whole.length > rows.length;
}

/** Whether the addresses of most rows begin with the last word of the whole name, and not with its first one. */
export function isSurnameFirst(
  rows: readonly CsvRow[],
  fullName: number,
  email: number | null,
): boolean {
  const turned = rows.filter(({ cells }) => {
    const local = addressName(editorEmail(cells[email ?? -1] ?? ""));
    const words = foldText(cells[fullName] ?? "")
      .trim()
      .split(/\s+/);
    const begins = (word = "") => word.length > 2 && local.startsWith(word);
    return (
      words.length > 1 &&
      !(cells[fullName] ?? "").includes(",") &&
      begins(words.at(-1)) &&
      !begins(words[0])
    );
  });
  return 2 * turned.length > rows.length;
}
