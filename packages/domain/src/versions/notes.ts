import type { FieldKind } from "../experience/field.ts";
import { isPlaced, metresBetween, type Position } from "../experience/position.ts";
import type { ContentLanguage } from "../languages.ts";
import { compareRoutes, type Route, type RouteComparison, type ValueChange } from "./compare.ts";

/** Most things that are said of one version; the rest is counted. */
const MOST_NOTES = 8;
/** From so many points on, a field that was changed at all of them is told once. */
const MANY_POINTS = 3;

/** Which field of what a note is about. */
interface NotedField {
  /** Path of the field, such as `prize.score`. */
  path: string;
  /** Place in the route of the point that it is of; missing for the experience's own. */
  place?: number;
  /** Name of that point, where it has one: its place may have been another's before. */
  name?: string;
}

/** A value short enough to be told. */
export type NotedValue = string | number | boolean;

/** One thing that a version changed, to be put into words. */
export type VersionNote =
  | { kind: "added" | "removed"; count: number; place?: number; name?: string }
  | { kind: "order" }
  /** Another point is told by its place in the route; an empty text stands for none. */
  | ({ kind: "value"; from: NotedValue; to: NotedValue } & NotedField)
  | ({ kind: "moved"; metres: number } & NotedField)
  /** A field of many points; `to` where all have the same value then. */
  | { kind: "points"; path: string; count: number; to?: NotedValue }
  /** One text; without language for one that is not translated. */
  | ({ kind: "text"; language?: ContentLanguage } & NotedField)
  | { kind: "texts"; language?: ContentLanguage; count: number }
  /** A field whose values say nothing to a reader, as the id of an image. */
  | ({ kind: "other"; language?: ContentLanguage } & NotedField);

export interface VersionNotes {
  notes: VersionNote[];
  /** How many there are beside them. */
  more: number;
}

interface Noted {
  /** A point is told by its place instead of its id. */
  change: ValueChange;
  place: number | undefined;
  name?: string;
}

const SHORT: ReadonlySet<FieldKind> = new Set<FieldKind>([
  "number",
  "choice",
  "flag",
  "day",
  "time",
  "point",
]);
const TEXTS: ReadonlySet<FieldKind> = new Set<FieldKind>(["text", "words"]);

/** What a version changed, the greatest things first. */
export function versionNotes(
  before: Route,
  after: Route,
  comparison = compareRoutes(before, after),
): VersionNotes {
  const changes = changesIn(comparison).map((noted): Noted => {
    const { change } = noted;
    if (change.field.kind !== "point") return noted;
    const told = { before: placeOf(before, change.before), after: placeOf(after, change.after) };
    return { ...noted, change: { ...change, ...told } };
  });
  const { many, single } = parted(changes.filter(({ change }) => !TEXTS.has(change.field.kind)));
  const all: VersionNote[] = [
    ...pointNotes(comparison, "added"),
    ...pointNotes(comparison, "removed"),
    ...(comparison.reordered ? [{ kind: "order" } as const] : []),
    ...many,
    ...single.map(noteOf),
    ...textNotes(changes.filter(({ change }) => TEXTS.has(change.field.kind))),
  ];
  return { notes: all.slice(0, MOST_NOTES), more: Math.max(0, all.length - MOST_NOTES) };
}

/** Place in the route of the point with an id; empty where there is none. */
function placeOf({ points }: Route, id: unknown): number | "" {
  return points.findIndex((point) => point.id === id) + 1 || "";
}

function changesIn({ experience, points }: RouteComparison): Noted[] {
  return [
    ...experience.map((change): Noted => ({ change, place: undefined })),
    ...points.flatMap((each) =>
      each.state === "changed"
        ? each.changes.map((change): Noted => {
            const { place, point } = each.after;
            return { change, place, name: point.name.cas };
          })
        : [],
    ),
  ];
}

function pointNotes({ points }: RouteComparison, kind: "added" | "removed"): VersionNote[] {
  const found = points.flatMap((each) => {
    if (each.state !== kind) return [];
    return [each.state === "added" ? each.after : each.before];
  });
  const [first] = found;
  if (!first) return [];
  if (found.length > 1) return [{ kind, count: found.length }];
  return [{ kind, count: 1, place: first.place, name: first.point.name.cas }];
}

/** Fields that were changed at many points are told once for all of them. */
function parted(changes: readonly Noted[]): { many: VersionNote[]; single: Noted[] } {
  const ofPoints = grouped(
    changes.filter(({ place }) => place !== undefined),
    ({ change }) => change.fieldPath,
  );
  const isMany = (path: string) => (ofPoints.get(path)?.length ?? 0) > MANY_POINTS;
  const many = [...ofPoints].flatMap(([path, found]): VersionNote[] => {
    if (!isMany(path)) return [];
    const values = new Set(found.map(({ change }) => change.after));
    const [to] = values;
    const isTold = values.size === 1 && found.every(({ change }) => SHORT.has(change.field.kind));
    const count = new Set(found.map(({ place }) => place)).size;
    return [{ kind: "points", path, count, ...(isTold ? { to: to as NotedValue } : {}) }];
  });
  const single = changes.filter(
    ({ change, place }) => place === undefined || !isMany(change.fieldPath),
  );
  return { many, single };
}

function fieldOf({ change, place, name }: Noted): NotedField {
  return {
    path: change.fieldPath,
    ...(place === undefined ? {} : { place }),
    ...(name ? { name } : {}),
  };
}

function noteOf(noted: Noted): VersionNote {
  const { change } = noted;
  const field = fieldOf(noted);
  if (SHORT.has(change.field.kind)) {
    const [from, to] = [change.before as NotedValue, change.after as NotedValue];
    return { kind: "value", ...field, from, to };
  }
  const { before, after } = change;
  if (change.field.kind === "place" && areBothPlaced(before, after)) {
    const metres = Math.round(metresBetween(before as Position, after as Position));
    return { kind: "moved", ...field, metres };
  }
  return { kind: "other", ...field, ...languageOf(change) };
}

const areBothPlaced = (...places: unknown[]) =>
  places.every((place) => place !== null && isPlaced(place as Position));

const languageOf = ({ language }: ValueChange) => (language ? { language } : {});

/** One text of a language is named, several are counted. */
function textNotes(changes: readonly Noted[]): VersionNote[] {
  return [...grouped(changes, ({ change }) => change.language).values()].flatMap(
    (found): VersionNote[] => {
      const [first] = found;
      if (!first) return [];
      const language = languageOf(first.change);
      return found.length > 1
        ? [{ kind: "texts", ...language, count: found.length }]
        : [{ kind: "text", ...fieldOf(first), ...language }];
    },
  );
}

function grouped<Key>(changes: readonly Noted[], keyOf: (noted: Noted) => Key): Map<Key, Noted[]> {
  const groups = new Map<Key, Noted[]>();
  for (const noted of changes) {
    const key = keyOf(noted);
    groups.set(key, [...(groups.get(key) ?? []), noted]);
  }
  return groups;
}
