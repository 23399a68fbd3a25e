import { middleOf } from "@panel/domain/experience/outlying";
import type { Position } from "@panel/domain/experience/position";
import type { Target } from "@panel/domain/route-files/columns";
import { withHeader } from "@panel/domain/route-files/csv-header";
import { csvSource, isPlaceMatched, type PlaceColumns } from "@panel/domain/route-files/csv-source";
import type { Coordinates, RouteSource } from "@panel/domain/route-files/source";
import type { FormatsByColumn } from "@panel/domain/route-files/text-format";
import type { PlaceTable } from "@panel/files/read-places";
import type { OpenedFile } from "./read/read-route-file.ts";

/** What an author has chosen for a file; nothing of it is lost while the dialog is open. */
export interface Choices {
  /** Of several tables, which is imported, by its index. */
  table: number;
  /** Of a table: the row with the titles of its columns, null for none. */
  header: number | null;
  place: PlaceColumns;
  columns: Partial<Record<Target, string>>;
  /** How columns are read, where the author says otherwise than what is proposed. */
  formats: FormatsByColumn;
  shapes: boolean;
  crs: string;
  project: ((coordinates: Coordinates) => Coordinates) | undefined;
  /** Points that the author has taken in or left out, by their id. */
  chosen: ReadonlyMap<number, boolean>;
  /** Of the places that are asked about, which the author has chosen, by the id of the point. */
  answers: ReadonlyMap<number, number>;
  /** Places that were looked up for those that have an address alone, by the id of the point; null where none was found. */
  found: ReadonlyMap<number, Position | null>;
}

/** A file that is open, with what is chosen for it. */
export interface Loaded {
  fileName: string;
  opened: OpenedFile;
  choices: Choices;
}

/** The records of a file as they are chosen; undefined where it is not known which columns are the coordinates or the address. */
export function sourceIn(
  { opened, choices }: Loaded,
  route: readonly Position[],
): RouteSource | undefined {
  if (opened.kind === "source") return opened.source;
  const read = tableIn(opened, choices.table);
  if (!read || !(isPlaceMatched(choices.place) || hasAddresses(choices.columns))) return undefined;
  const near = route.length > 0 ? middleOf(route) : undefined;
  const table = withHeader(read.table, choices.header);
  return { ...csvSource(table, choices.place, near, read.shapes), crs: read.crs };
}

/** Whether columns hold addresses that can be looked up. */
const hasAddresses = (columns: Choices["columns"]): boolean =>
  columns["address.location"] !== undefined || columns["address.streetName"] !== undefined;

/** The table that is imported; undefined where the file holds none. */
export function tableIn(opened: OpenedFile, at: number): PlaceTable | undefined {
  return opened.kind === "table" ? (opened.tables[at] ?? opened.tables[0]) : undefined;
}
