import { outlying } from "../experience/outlying.ts";
import { pointFields } from "../experience/point.ts";
import type { Position } from "../experience/position.ts";
import { fieldAt } from "../experience/fields.ts";
import { cleanedText } from "../clean-text.ts";
import { wordProblem, type ChallengeKind } from "../experience/challenge.ts";
import { CONTENT_LANGUAGES, type ContentLanguage } from "../languages.ts";
import { fieldPathOf, TARGETS, type ColumnsByTarget, type Target } from "./columns.ts";
import { createPlaceGrid } from "./place-grid.ts";
import {
  expectedPlace,
  placeQuestion,
  readCoordinates,
  type AskedPlace,
  type ReadCoordinates,
} from "./place-questions.ts";
import type { Coordinates, RouteSource, SourceItem } from "./source.ts";
import { textIn, type FormatsByColumn } from "./text-format.ts";

/** Two points at most this far apart are one, in metres. */
const SAME_PLACE = 1;
/** Two points of the same name at most this far apart are one, in metres. */
const SAME_NAME = 30;

/** What an author should look at before a point is created. */
export type Mark =
  /** The record has no place, or one that is not on the earth. */
  | "unplaced"
  | "outOfRange"
  /** Latitude and longitude seem to stand in the wrong order; `asked` says whether that is settled. */
  | "swapped"
  /** The place may be each of several. */
  | "ambiguous"
  /** The file has an address alone, of which the place was looked up. */
  | "lookedUp"
  /** Far from the other points. */
  | "outlying"
  /** An earlier point of the file, or of the route, stands there. */
  | "doubled"
  | "existing"
  | "unnamed"
  /** A text was longer than its field. */
  | "shortened"
  /** Marks of HTML or uMap were taken out of a text; `removed` tells which. */
  | "unformatted"
  /** Characters that nobody sees were taken out. */
  | "cleaned"
  /** Words that a word search cannot hold were left out. */
  | "words"
  /** A number or a choice could not be read. */
  | "unread";

/** A point that a file would create. */
export interface Candidate {
  /** Number of the point in the file, from 0. */
  id: number;
  /** Null if it has none, or as long as the author has not chosen it; then the point cannot be created. */
  position: Position | null;
  /** What the author is asked about its place. */
  asked?: AskedPlace;
  /** Values by their path; blank ones are missing. */
  values: Readonly<Partial<Record<Target, string>>>;
  marks: readonly Mark[];
  /** What was taken out of texts, such as `<img>`. */
  removed?: readonly string[];
}

/** A point that is in the route already. */
export interface KnownPoint {
  position: Position | null;
  names: readonly string[];
}

export interface CandidateOptions {
  columns: ColumnsByTarget;
  /** Columns that name no language beside those that do; their text is that of records which lack the other. */
  beside?: ColumnsByTarget;
  /** How the texts of columns are written; plain where it is not said. */
  formats?: FormatsByColumn;
  /** Whether lines and areas become points too: the ends of lines, one point for an area. */
  shapes: boolean;
  /** Of the places that were asked about, which was chosen, by the number of the point. */
  answers?: ReadonlyMap<number, number>;
  /** Places that were looked up for points without one, by the number of the point. */
  found?: ReadonlyMap<number, Position>;
  /** Converts the coordinates of the file to WGS 84. */
  project?: ((coordinates: Coordinates) => Coordinates) | undefined;
  known: readonly KnownPoint[];
}

/** Whether a candidate is created unless the author says otherwise. */
export function isProposed({ position, marks }: Candidate): boolean {
  return position !== null && !marks.includes("doubled") && !marks.includes("existing");
}

/** Makes the points that a file would create. */
export function candidates(source: RouteSource, options: CandidateOptions): Candidate[] {
  const made = source.items
    .filter((item) => item.shape === "point" || options.shapes)
    .flatMap((item) => unmarked(item, options));
  const route = options.known.flatMap(({ position }) => position ?? []);
  const expected = expectedPlace(
    made.flatMap(({ read }) => read ?? []),
    route,
  );
  return marked(
    made.map(({ read, values, marks, removed }, id) => {
      const found = options.found?.get(id);
      const { mark, ...place } =
        read || !found
          ? settled(read, expected, options.answers?.get(id))
          : { position: found, mark: "lookedUp" as const };
      return { id, ...place, values, marks: mark ? [mark, ...marks] : marks, ...removed };
    }),
    options.known,
  );
}

function unmarked(item: SourceItem, options: CandidateOptions) {
  const { values, marks, removed } = valuesIn(item, options);
  const named = CONTENT_LANGUAGES.some((code) => values[`name.${code}`]);
  const places = item.places.length > 0 ? item.places : [undefined];
  return places.map((place, index) => ({
    read: readCoordinates(place, item.open, options.project),
    // Both ends of a line have its name, so the number tells them apart.
    values: places.length > 1 ? numbered(values, index + 1) : values,
    marks: [...(named ? [] : ["unnamed" as const]), ...marks],
    removed: removed.length > 0 ? { removed } : {},
  }));
}

function settled(
  read: ReadCoordinates | undefined,
  expected: Position,
  answer: number | undefined,
): Pick<Candidate, "position" | "asked"> & { mark?: Mark } {
  if (!read) return { position: null, mark: "unplaced" };
  const question = placeQuestion(read, expected);
  if (!question)
    return read.written ? { position: read.written } : { position: null, mark: "outOfRange" };
  const position = answer === undefined ? undefined : question.choices[answer];
  return {
    position: position ?? null,
    asked: position && answer !== undefined ? { ...question, answer } : question,
    mark: question.why === "swapped" ? "swapped" : "ambiguous",
  };
}

type Values = Partial<Record<Target, string>>;

function valuesIn(item: SourceItem, { columns, beside = {}, formats = {} }: CandidateOptions) {
  const values: Values = {};
  const marks = new Set<Mark>();
  const removed = new Set<string>();
  const textOf = (target: Target): string => {
    const [column, written] = writtenFor(target, item, columns, beside);
    if (column === undefined || written === undefined) return "";
    const read = textIn(formats[column], written);
    for (const sign of read.removed) removed.add(sign);
    const { lines = false } = fieldAt(pointFields, fieldPathOf(target));
    const clean = cleanedText(read.text, lines);
    if (clean.removed > 0) marks.add("cleaned");
    return clean.text.trim();
  };
  for (const target of TARGETS) {
    const text = textOf(target);
    if (text === "") continue;
    const { value, mark } = valueFor(target, text);
    if (value !== undefined) values[target] = value;
    if (mark) marks.add(mark);
  }
  for (const code of CONTENT_LANGUAGES) keepLongName(values, textOf(`name.${code}`), code);
  const kind = impliedKind(values);
  if (kind && columns["challenge.kind"] === undefined) values["challenge.kind"] = kind;
  if (removed.size > 0) marks.add("unformatted");
  return { values, marks: [...marks], removed: [...removed] };
}

/** The column and the text of a value in one record. */
function writtenFor(
  target: Target,
  { values }: SourceItem,
  columns: ColumnsByTarget,
  beside: ColumnsByTarget,
): [column: string | undefined, written: string | undefined] {
  const column = columns[target];
  const own = column === undefined ? undefined : values[column];
  const other = beside[target];
  const text = other === undefined ? undefined : values[other];
  if (own !== undefined || text === undefined) return [column, own];
  const path = fieldPathOf(target);
  // Written files repeat a text of one language where programs look for the only one.
  const repeats = CONTENT_LANGUAGES.some((code) => {
    const said = columns[`${path}.${code}` as Target];
    return said !== undefined && values[said] === text;
  });
  return repeats ? [column, own] : [other, text];
}

/** What a text becomes as the value of a field, and what was not taken of it. */
function valueFor(target: Target, text: string): { value?: string; mark?: Mark } {
  const field = fieldAt(pointFields, fieldPathOf(target));
  switch (field.kind) {
    case "number": {
      const number = Math.round(Number(text));
      const isIn = number >= (field.min ?? 0) && number <= (field.max ?? Infinity);
      return isIn ? { value: String(number) } : { mark: "unread" };
    }
    case "flag":
      return /^(?:1|true|s[ií]|yes|end)$/i.test(text) ? { value: "1" } : {};
    case "choice":
      return field.options?.some((option) => String(option) === text)
        ? { value: text }
        : { mark: "unread" };
    case "words": {
      const written = text.split(/[\s,;]+/).filter(Boolean);
      const words: string[] = [];
      for (const word of written) if (!wordProblem(word, words)) words.push(word);
      const isWhole = words.length === written.length;
      return {
        ...(words[0] ? { value: words.join(" ") } : {}),
        ...(isWhole ? {} : { mark: "words" }),
      };
    }
    default: {
      const value = shortText(text, field.max ?? Infinity);
      return value === text ? { value } : { value, mark: "shortened" };
    }
  }
}

/** The kind of challenge that texts are for, where the file does not say it. */
function impliedKind(values: Values): ChallengeKind | undefined {
  const some = (path: string) =>
    CONTENT_LANGUAGES.some((code) => values[`${path}.${code}` as Target]);
  if (some("challenge.question.question") && some("challenge.question.answerCorrect"))
    return "question";
  return some("challenge.wordSearch.words") ? "wordSearch" : undefined;
}

/** A name that is too long stands in full in the title of the story, unless the file has another one. */
function keepLongName(values: Values, full: string, code: ContentLanguage): void {
  if (full.length <= maximumOf(`name.${code}`) || values[`story.title.${code}`]) return;
  values[`story.title.${code}`] = shortText(full, maximumOf(`story.title.${code}`));
}

const maximumOf = (target: Target): number => fieldAt(pointFields, fieldPathOf(target)).max ?? 0;

/** Cuts a text at the end of a word, with an ellipsis; never in the middle of a character. */
function shortText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "");
  // oxlint-disable-next-line regexp/no-super-linear-move -- The text is cut to the length of a name.
  const word = cut.replace(/\s+\S*$/, "");
  return `${(word.length > most / 2 ? word : cut).trimEnd()}…`;
}

function numbered(values: Values, number: number): Values {
  const names = CONTENT_LANGUAGES.flatMap((code): [Target, string][] => {
    const name = values[`name.${code}`];
    const most = maximumOf(`name.${code}`) - 4;
    return name ? [[`name.${code}`, `${shortText(name, most)} (${number})`]] : [];
  });
  return { ...values, ...Object.fromEntries(names) };
}

const namesOf = (values: Values) =>
  CONTENT_LANGUAGES.flatMap((code) => values[`name.${code}`] ?? []);

function marked(made: readonly Candidate[], known: readonly KnownPoint[]): Candidate[] {
  const inRoute = createPlaceGrid(SAME_NAME);
  for (const { position, names } of known) if (position) inRoute.add(position, names);
  const inFile = createPlaceGrid(SAME_NAME);
  const placed = made.filter(({ position }) => position !== null);
  const far = new Set(
    outlying(placed.map(({ position }) => position ?? { lat: 0, lon: 0 })).map(
      ({ index }) => placed[index]?.id,
    ),
  );
  return made.map((candidate) => {
    const { position, values, id } = candidate;
    if (!position) return candidate;
    const names = namesOf(values);
    const repeats = (grid: typeof inFile) =>
      grid.has(
        position,
        (metres, others) => metres <= SAME_PLACE || others.some((name) => names.includes(name)),
      );
    const marks: Mark[] = [];
    if (repeats(inRoute)) marks.push("existing");
    else if (repeats(inFile)) marks.push("doubled");
    inFile.add(position, names);
    if (far.has(id)) marks.push("outlying");
    return { ...candidate, marks: [...marks, ...candidate.marks] };
  });
}
