import { middleOf, outlying } from "../experience/outlying.ts";
import { pointFields } from "../experience/point.ts";
import { isPlaced, metresBetween, pickedPosition, type Position } from "../experience/position.ts";
import { fieldAt } from "../experience/rows.ts";
import { CONTENT_LANGUAGES } from "../languages.ts";
import { TARGETS, type ColumnsByTarget, type Target } from "./columns.ts";
import { createPlaceGrid } from "./place-grid.ts";
import { plainText } from "./plain-text.ts";
import type { Coordinates, RouteSource, SourceItem } from "./source.ts";

/** Two points at most this far apart are one, in metres. */
const SAME_PLACE = 1;
/** Two points of the same name at most this far apart are one, in metres. */
const SAME_NAME = 30;
/** Coordinates are in the wrong order if the place is at least so far away, and the swapped one not, in metres. */
const SWAPPED = { away: 500_000, near: 100_000 } as const;

/** What an author should look at before a point is created. */
export type Mark =
  /** The record has no place, or one that is not on the earth. */
  | "unplaced"
  | "outOfRange"
  /** Latitude and longitude stand in the wrong order. */
  | "swapped"
  /** Far from the other points. */
  | "outlying"
  /** An earlier point of the file, or of the route, stands there. */
  | "doubled"
  | "existing"
  | "unnamed"
  /** A text was longer than its field. */
  | "shortened";

/** A point that a file would create. */
export interface Candidate {
  /** Number of the point in the file, from 0. */
  id: number;
  /** Null if it has none, and then the point cannot be created. */
  position: Position | null;
  /** Values by their path; blank ones are missing. */
  values: Readonly<Partial<Record<Target, string>>>;
  marks: readonly Mark[];
}

/** A point that is in the route already. */
export interface KnownPoint {
  position: Position | null;
  names: readonly string[];
}

export interface CandidateOptions {
  columns: ColumnsByTarget;
  /** Whether lines and areas become points too: the ends of lines, one point for an area. */
  shapes: boolean;
  /** Whether the coordinates stand in the other order. */
  swap: boolean;
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
  return marked(
    made.map((candidate, id) => ({ ...candidate, id })),
    options.known,
  );
}

function unmarked(item: SourceItem, { columns, swap, project }: CandidateOptions) {
  const { values, shortened } = valuesIn(item, columns);
  const named = CONTENT_LANGUAGES.some((code) => values[`name.${code}`]);
  const about: Mark[] = [
    ...(named ? [] : ["unnamed" as const]),
    ...(shortened ? ["shortened" as const] : []),
  ];
  const places = item.places.length > 0 ? item.places : [undefined];
  return places.map((place, index) => {
    const { position, mark } = positionOf(place, swap, project);
    return {
      position,
      // Both ends of a line have its name, so the number tells them apart.
      values: places.length > 1 ? numbered(values, index + 1) : values,
      marks: mark ? [mark, ...about] : about,
    };
  });
}

function positionOf(
  place: Coordinates | undefined,
  swap: boolean,
  project: CandidateOptions["project"],
): { position: Position | null; mark?: Mark } {
  if (!place || !place.every(Number.isFinite) || place.every((value) => value === 0))
    return { position: null, mark: "unplaced" };
  const [x, y] = project ? project(place) : place;
  const [lon, lat] = swap ? [y, x] : [x, y];
  const position = pickedPosition({ lat, lon });
  if (isPlaced(position)) return { position };
  const other = isPlaced({ lat: lon, lon: lat });
  return { position: null, mark: other ? "swapped" : "outOfRange" };
}

type Values = Partial<Record<Target, string>>;

function valuesIn(item: SourceItem, columns: ColumnsByTarget) {
  const values: Values = {};
  let shortened = false;
  for (const target of TARGETS) {
    const column = columns[target];
    const text = column === undefined ? "" : plainText(item.values[column] ?? "");
    if (text === "") continue;
    if (target === "duration") {
      const seconds = Math.round(Number(text));
      if (seconds > 0 && seconds <= (pointFields.duration.max ?? 0)) values[target] = `${seconds}`;
    } else if (target === "isFinal") {
      if (/^(?:1|true|s[ií]|yes|end)$/i.test(text)) values[target] = "1";
    } else {
      const line = target.startsWith("story.text") ? text : text.replaceAll("\n", " ");
      values[target] = shortText(line, maximumOf(target));
      shortened ||= values[target] !== line;
    }
  }
  for (const code of CONTENT_LANGUAGES) keepLongName(values, item, columns, code);
  return { values, shortened };
}

/** A name that is too long stands in full in the title of the story, unless the file has another one. */
function keepLongName(
  values: Values,
  item: SourceItem,
  columns: ColumnsByTarget,
  code: (typeof CONTENT_LANGUAGES)[number],
): void {
  const full = plainText(item.values[columns[`name.${code}`] ?? ""] ?? "").replaceAll("\n", " ");
  if (full.length <= maximumOf(`name.${code}`) || values[`story.title.${code}`]) return;
  values[`story.title.${code}`] = shortText(full, maximumOf(`story.title.${code}`));
}

function maximumOf(target: Target): number {
  const row = target.replace(/\.(?:cas|cat|eng)$/, "");
  return fieldAt(pointFields, row as Parameters<typeof fieldAt<typeof pointFields>>[1]).max ?? 0;
}

/** Cuts a text at the end of a word, with an ellipsis; never in the middle of a character. */
function shortText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "");
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
  const home = known.flatMap(({ position }) => position ?? []);
  const middle = home.length > 0 ? middleOf(home) : undefined;
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
    if (middle && isSwapped(position, middle)) marks.push("swapped");
    else if (far.has(id)) marks.push("outlying");
    return { ...candidate, marks: [...marks, ...candidate.marks] };
  });
}

function isSwapped(position: Position, middle: Position): boolean {
  const other = { lat: position.lon, lon: position.lat };
  return (
    isPlaced(other) &&
    metresBetween(position, middle) > SWAPPED.away &&
    metresBetween(other, middle) < SWAPPED.near
  );
}
