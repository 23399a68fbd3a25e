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

/** The one column of names, whatever its title, of which words are in the addresses of most rows. */
export function namesInAddresses(
  titles: readonly string[],
  rows: readonly CsvRow[],
  match: ColumnMatch,
): number | null {
  const taken = new Set(Object.values(match));
  const found = titles.flatMap((title, place) => {
    if (taken.has(place) || isOfOthers(title)) return [];
    const alike = rows.filter(({ cells }) => {
      const cell = (cells[place] ?? "").trim();
      const local = addressName(editorEmail(cells[match.email ?? -1] ?? ""));
      const words = foldText(cell).split(/\s+/);
      return (
        NAME_LIKE.test(cell) &&
        words.length > 1 &&
        words.some((word) => word.length > 2 && local.includes(word))
      );
    });
    return 2 * alike.length > rows.length ? [place] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
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

/** Whether a column has names and surnames together: divided by a comma, or two words of them are in the addresses. */
export function isWholeName(rows: readonly CsvRow[], place: number, email: number): boolean {
  const whole = rows.filter(({ cells }) => {
    const cell = (cells[place] ?? "").trim();
    if (/\p{L}, *\p{L}/u.test(cell)) return true;
    const local = addressName(editorEmail(cells[email] ?? ""));
    const inside = foldText(cell)
      .split(/\s+/)
      .filter((word) => word.length > 2 && local.includes(word));
    return new Set(inside).size > 1;
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
