import { foldText, searchedWords } from "@panel/domain/fold-text";
import { CONTENT_LANGUAGES, type ContentLanguage } from "@panel/domain/languages";
import { TEXT_STATES, type RouteText } from "@panel/domain/texts/texts";
import type { Desk } from "./desk.ts";
import type { Cell } from "./unsaved.ts";

/** What a text may ask for, or that it has a machine draft. */
export const DESK_STATES = [...TEXT_STATES, "draft"] as const;
export type DeskState = (typeof DESK_STATES)[number];

/** Which texts are shown. */
export interface TextFilter {
  /** Those that ask for this in one of the languages; all if undefined. */
  state: DeskState | undefined;
  languages: readonly ContentLanguage[];
  search: string;
}

/** A line of the desk: the head of the experience or of a point, or a text. */
export type TextRow =
  | { kind: "head"; key: string; point: number | undefined; place: number }
  | { kind: "text"; key: string; text: RouteText; place: number };

/** The lines to show, as things are now: a text that is worked on stays in sight until another filter is chosen. */
export function textRows(
  desk: Desk,
  lines: readonly RouteText[],
  { state, languages, search }: TextFilter,
  labelOf: (text: RouteText) => string,
): TextRow[] {
  const words = searchedWords(search);
  const rows: TextRow[] = [];
  let head: string | undefined;
  let place = 0;
  let point: number | undefined;
  for (const text of lines) {
    if (text.point !== point) [point, place] = [text.point, place + 1];
    const isWanted =
      (state === undefined ||
        languages.some((language) => statesOf(desk, { id: text.id, language }).includes(state))) &&
      (words.length === 0 || isFound(desk, text, words, labelOf(text)));
    if (!isWanted) continue;
    const key = point === undefined ? "experience" : `point/${point}`;
    if (head !== key) rows.push({ kind: "head", key: (head = key), point, place });
    rows.push({ kind: "text", key: text.id, text, place });
  }
  return rows;
}

function statesOf(desk: Desk, cell: Cell): DeskState[] {
  return [...desk.states(cell), ...(desk.machineDraft(cell) ? (["draft"] as const) : [])];
}

function isFound(desk: Desk, { id }: RouteText, words: readonly string[], label: string): boolean {
  const texts = CONTENT_LANGUAGES.map((language) => desk.value({ id, language }));
  const found = foldText([label, ...texts].join("\n"));
  return words.every((word) => found.includes(word));
}

/** The machine drafts among these lines that nothing speaks against. */
export function unmarkedDrafts(
  desk: Desk,
  rows: readonly TextRow[],
  languages: readonly ContentLanguage[],
): Cell[] {
  return rows.flatMap((row) =>
    row.kind === "text"
      ? languages
          .map((language) => ({ id: row.text.id, language }))
          .filter((cell) => desk.machineDraft(cell)?.marks.length === 0)
      : [],
  );
}

/** How many texts ask for what in at least one of these languages. */
export function stateCounts(
  desk: Desk,
  languages: readonly ContentLanguage[],
): Record<DeskState, number> {
  const counts = { missing: 0, changed: 0, tooLong: 0, same: 0, draft: 0 };
  for (const { id } of desk.texts) {
    const states = new Set(languages.flatMap((language) => statesOf(desk, { id, language })));
    for (const state of DESK_STATES) if (states.has(state)) counts[state] += 1;
  }
  return counts;
}

/** The next text after a line, or the one before it; undefined at the end. */
export function nextText(rows: readonly TextRow[], from: number, step: 1 | -1): number | undefined {
  let index = from + step;
  while (rows[index]?.kind === "head") index += step;
  return rows[index] ? index : undefined;
}
