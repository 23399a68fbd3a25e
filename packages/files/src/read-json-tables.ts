import { exceedsJson, JSON_DEPTH } from "@panel/domain/json-bounds";
import type { CsvRow } from "@panel/domain/csv";
import { OF_ONE_PERSON } from "@panel/domain/editor-emails";
import { isObject, type Json } from "./plain-feature.ts";
import { readJsonSequence } from "./read-json-sequence.ts";
import { sheetOf, type Sheet } from "./sheet-table.ts";

/** Most values of a file. */
const PARTS = 2_000_000;
/** How deep a list of records may lie in a file. */
const WITHIN = 6;
/** Most columns of a record. */
const COLUMNS = 500;
/** Keys that say nothing of what is in them: `profile.email` is the e-mail, but `manager.email` is not. */
const CONTAINERS = new Set(
  (
    "value values attributes fields properties profile data details info person persona user usuario usuari contact contacto " +
    "employee empleado legalname businesscommunication student alumno alumne member record node name names fullname email emails mail phone phones phonenumbers " +
    "telephone"
  ).split(" "),
);

/**
 * The lists of objects in JSON as tables, the longest first: keys are the titles, what is nested is named by its path, and
 * several values stand in one cell. Undefined for what is no JSON, or holds no records.
 */
export function readJsonTables(text: string): Sheet[] | undefined {
  const start = /\S/.exec(text)?.[0] ?? "";
  if (!["{", "[", "\u001E"].includes(start)) return undefined;
  if (exceedsJson(text, { depth: JSON_DEPTH, parts: PARTS })) return undefined;
  const lists = listsOf(valueOf(text));
  return lists.length === 0
    ? undefined
    : lists
        .toSorted((a, b) => b.rows.length - a.rows.length)
        .map(({ name, rows }) => sheetOf(name, isTable(rows) ? rowsOf(rows) : recordsOf(rows)));
}

interface List {
  name: string;
  rows: readonly unknown[];
}

function valueOf(text: string): unknown {
  const sequence = readJsonSequence(text);
  if (sequence.outcome === "read") return sequence.value;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Every list of records, from the outside to the inside; a single record is a list of its own. */
function listsOf(value: unknown, name = "", depth = 0): List[] {
  if (depth > WITHIN) return [];
  if (Array.isArray(value)) {
    const rows: readonly unknown[] = value;
    return rows.length > 0 && (rows.every(isObject) || isTable(rows)) ? [{ name, rows }] : [];
  }
  if (!isObject(value)) return [];
  const inside = Object.entries(value);
  const isMap = inside.length > 1 && inside.every(([, each]) => isObject(each));
  if (isMap && areAlike(inside.map(([, each]) => each as Json)))
    return [{ name, rows: inside.map(([, each]) => each) }];
  const lists = inside.flatMap(([key, each]) => listsOf(each, key, depth + 1));
  const own =
    depth === 0 && lists.every(({ rows }) => rows.length < 2) ? [{ name, rows: [value] }] : [];
  return [...own, ...lists];
}

/** Whether records have most of their keys in common. */
function areAlike([first, ...others]: readonly Json[]): boolean {
  const keys = Object.keys(first ?? {});
  return others.every((other) => 2 * keys.filter((key) => key in other).length > keys.length);
}

const isTable = (rows: readonly unknown[]): rows is readonly (readonly unknown[])[] =>
  rows.length > 1 && rows.every((row) => Array.isArray(row) && row.every(isPlain));

const isPlain = (value: unknown) => value === null || typeof value !== "object";

const rowsOf = (rows: readonly (readonly unknown[])[]): CsvRow[] =>
  rows.map((cells, at) => ({ line: at + 1, cells: cells.map(textOf), broken: false }));

/** Records as rows below their titles; what lies nearer to the outside stands before what is nested. */
function recordsOf(records: readonly unknown[]): CsvRow[] {
  const read = records.map((record) => {
    const cells = new Map<string, { depth: number; texts: string[] }>();
    collect(record, [], cells);
    return cells;
  });
  const depths = new Map<string, number>();
  for (const cells of read) for (const [title, { depth }] of cells) depths.set(title, depth);
  const titles = [...depths]
    .toSorted(([, a], [, b]) => a - b)
    .map(([title]) => title)
    .slice(0, COLUMNS);
  return [
    { line: 0, cells: titles, broken: false },
    ...read.map((cells, at) => ({
      line: at + 1,
      cells: titles.map((title) => cells.get(title)?.texts.join(OF_ONE_PERSON) ?? ""),
      broken: false,
    })),
  ];
}

function collect(
  value: unknown,
  path: readonly string[],
  cells: Map<string, { depth: number; texts: string[] }>,
): void {
  if (Array.isArray(value)) for (const each of value) collect(each, path, cells);
  else if (isObject(value))
    for (const [key, each] of Object.entries(value)) collect(each, [...path, key], cells);
  else if (textOf(value) !== "") {
    const title = titleFor(path);
    const cell = cells.get(title) ?? { depth: path.length, texts: [] };
    cell.texts.push(textOf(value));
    cells.set(title, cell);
  }
}

/** The key of a value without the containers around it. */
function titleFor(path: readonly string[]): string {
  if (path.length > 1 && /^values?$/i.test(path.at(-1) ?? "")) return titleFor(path.slice(0, -1));
  return path.filter((key, at) => at === path.length - 1 || !isContainer(key)).join(" ");
}

const isContainer = (key: string) => CONTAINERS.has(key.toLowerCase().replaceAll(/[^\p{L}]/gu, ""));

function textOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
