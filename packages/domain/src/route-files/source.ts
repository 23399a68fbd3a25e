import type { Position } from "../experience/position.ts";
import type { PlaceQuestion } from "../places/reading.ts";

/** Points that one import creates at most. */
export const IMPORT_POINTS_MAX = 2000;
/** Records that are read of one file; the others are counted and left out. */
export const SOURCE_ITEMS_MAX = 20_000;

export const ROUTE_FORMATS = ["geojson", "gpx", "kml", "csv"] as const;
export type RouteFormat = (typeof ROUTE_FORMATS)[number];
/** Formats that are read; uMap's is not written. */
export type SourceFormat = RouteFormat | "umap";

/** Coordinates as they stand in a file; degrees of longitude and latitude unless the file says otherwise. */
export type Coordinates = readonly [x: number, y: number];

/** One record of a file. */
export interface SourceItem {
  shape: "point" | "line" | "area";
  /** The place of a point, the first and the last of a line, one inside of an area; none if it is not known. */
  places: readonly Coordinates[];
  /** Of a point without a place: those that its text may mean. */
  open?: { why: PlaceQuestion; choices: readonly Position[] };
  /** Number of coordinates of a line or an area; 1 for a point. */
  vertices: number;
  /** Texts by the name of their column. */
  values: Readonly<Record<string, string>>;
}

/** What of a file is not among its records, and how often. */
export interface SourceNote {
  note: /** A file of an archive that nothing in it shows. */
    | "unusedFile"
    /** Places that lie at another address, which is not loaded. */
    | "networkLink"
    /** Elements of a list of features that are none. */
    | "notFeature"
    /** Lines of a sequence that are no JSON. */
    | "brokenLine"
    /** Records that were counted in the file and were not read. */
    | "unreadRecord";
  count: number;
  /** Names of files and addresses, numbers of lines. */
  names: readonly string[];
}

/** The records of a file, before they are points. */
export interface RouteSource {
  format: SourceFormat;
  /** Reference system of the coordinates that the file names, such as EPSG:25830; undefined if it names none. */
  crs: string | undefined;
  columns: readonly string[];
  items: readonly SourceItem[];
  /** Records beyond `SOURCE_ITEMS_MAX`. */
  unread: number;
}

/** Makes a source of records; its columns are those of all records, in the order in which they appear. */
export function sourceOf(
  format: SourceFormat,
  items: readonly SourceItem[],
  crs?: string,
): RouteSource {
  const read = items.slice(0, SOURCE_ITEMS_MAX);
  return {
    format,
    crs,
    columns: [...new Set(read.flatMap(({ values }) => Object.keys(values)))],
    items: read,
    unread: items.length - read.length,
  };
}
