import {
  draftedAs,
  fitsField,
  type StoredTexts,
  type TextCell,
  type TextDraft,
} from "@panel/domain/texts/drafts";
import { SOURCE_LANGUAGE, settledText, type RouteText } from "@panel/domain/texts/texts";
import type { ContentLanguage } from "@panel/domain/languages";

/** A translation that a run still has to ask for. */
export interface PlannedCell extends TextCell {
  /** How often it was asked for, and did not come. */
  tries: number;
  /** Its draft that does not fit the field, which is asked for once more. */
  long?: string | undefined;
}

/** What a run still has to ask for. */
export interface Plan {
  cells: PlannedCell[];
  /** Translations that did not come, and are not asked for any more. */
  missed: number;
  /** Calls in a row that brought nothing. */
  useless: number;
}

/** A text of one call. */
export interface BatchItem {
  cell: PlannedCell;
  of: RouteText;
}

/** What one call asks for, in one language. */
export interface Batch {
  language: ContentLanguage;
  items: BatchItem[];
}

/** How much one call asks for: texts, and characters of them. */
const MOST = { texts: 8, characters: 4000 };
/** How often a translation is asked for. */
const TRIES = 2;

export const newPlan = (cells: readonly TextCell[]): Plan => ({
  cells: cells.map((cell) => ({ ...cell, tries: 0 })),
  missed: 0,
  useless: 0,
});

/** Translations that have not come, or not yet. */
export function leftOf({ cells, missed }: Plan): number {
  return cells.filter(({ long }) => long === undefined).length + missed;
}

/**
 * What is asked for next, and the plan without it. What somebody has translated meanwhile is left out. What has failed once is asked
 * for alone, so that it spoils nothing else.
 */
export function nextBatch(
  plan: Plan,
  { texts, outdated }: StoredTexts,
): { batch: Batch | undefined; rest: Plan } {
  const byId = new Map(texts.map((text) => [text.id, text]));
  const wanted = plan.cells.flatMap((cell): BatchItem[] => {
    const of = byId.get(cell.id);
    return of && draftedAs(of, cell.language, outdated) ? [{ cell, of }] : [];
  });
  const [first, ...others] = wanted;
  if (!first) return { batch: undefined, rest: { ...plan, cells: [] } };
  const { language } = first.cell;
  const items = [first];
  let size = sizeOf(first);
  if (!isAlone(first)) {
    for (const item of others) {
      const fits = items.length < MOST.texts && size + sizeOf(item) <= MOST.characters;
      if (!fits || item.cell.language !== language || isAlone(item)) break;
      items.push(item);
      size += sizeOf(item);
    }
  }
  const cells = wanted.slice(items.length).map(({ cell }) => cell);
  return { batch: { language, items }, rest: { ...plan, cells } };
}

const isAlone = ({ cell }: BatchItem) => cell.tries > 0 || cell.long !== undefined;
const sizeOf = ({ of }: BatchItem) => of.values[SOURCE_LANGUAGE].length;

/** What a call has brought. */
export interface Brought {
  drafts: TextDraft[];
  /** How many of them are the first of their text. */
  fresh: number;
  plan: Plan;
}

/**
 * What becomes of a batch: what came is kept, what is too long is asked for once more, and so is what did not come.
 * @param received by the place of the item
 * @param isCounted whether what did not come has failed; not so where the call was not made or stopped
 */
export function brought(
  { items, language }: Batch,
  rest: Plan,
  received: ReadonlyMap<number, string>,
  isCounted: boolean,
): Brought {
  const drafts: TextDraft[] = [];
  const again: PlannedCell[] = [];
  const notAsked: PlannedCell[] = [];
  let fresh = 0;
  let missed = 0;
  for (const [place, { cell, of }] of items.entries()) {
    const text = settledText(of, received.get(place) ?? "");
    if (text === "") {
      if (!isCounted) notAsked.push(cell);
      else if (cell.long !== undefined) continue;
      else if (cell.tries + 1 < TRIES) again.push({ ...cell, tries: cell.tries + 1 });
      else missed += 1;
      continue;
    }
    const fits = fitsField(of, text);
    const { long } = cell;
    if (long === undefined) fresh += 1;
    if (!fits && long === undefined) again.push({ ...cell, long: text });
    drafts.push({
      id: of.id,
      language,
      text: long !== undefined && !fits && long.length < text.length ? long : text,
      source: of.values[SOURCE_LANGUAGE],
      replaced: of.values[language],
    });
  }
  return {
    drafts,
    fresh,
    plan: {
      cells: [...notAsked, ...rest.cells, ...again],
      missed: rest.missed + missed,
      useless: drafts.length > 0 ? 0 : rest.useless + (isCounted ? 1 : 0),
    },
  };
}
