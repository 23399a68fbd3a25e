import { plainName } from "../column-name.ts";
import type { CsvTable } from "../csv.ts";
import type { Position } from "../experience/position.ts";
import { readPlace } from "../places/read-place.ts";
import { mayBeNumbers, parsePair, readCell } from "./degrees.ts";
import { isShapeText, type Shape, type ShapesByText } from "./shape-text.ts";
import { sourceOf, type Coordinates, type RouteSource, type SourceItem } from "./source.ts";

/** Which column holds what of a place; null if none does. A pair holds both coordinates in one cell. */
export interface PlaceColumns {
  lat: string | null;
  lon: string | null;
  pair: string | null;
}

/** Names of the columns, the best first. */
const NAMES: Record<keyof PlaceColumns, readonly string[]> = {
  lat: [
    "latitude",
    "latitud",
    "lat",
    "wgs84lat",
    "latwgs84",
    "latitudetrs89",
    "coordenaday",
    "coordy",
    "ycoord",
    "utmy",
    "y",
    "geolat",
  ],
  lon: [
    "longitude",
    "longitud",
    "lon",
    "lng",
    "long",
    "wgs84lon",
    "lonwgs84",
    "longitudetrs89",
    "coordenadax",
    "coordx",
    "xcoord",
    "utmx",
    "x",
    "geolong",
    "geolon",
  ],
  pair: [
    "coordinates",
    "coordenadas",
    "coordenades",
    "position",
    "posicion",
    "posicio",
    "latlon",
    "latlng",
    "latlong",
    "geom",
    "geometry",
    "thegeom",
    "wkt",
    "wktgeom",
    "geomwkt",
    "geometria",
    "geopoint",
    "geopoint2d",
    "gps",
    "coords",
    "coordenadasgps",
    "coordenadesgps",
    "latitudlongitud",
    "latitudelongitude",
    "utm",
    "pluscode",
    "codigoplus",
    "codiplus",
    "googlemaps",
    "mapa",
    "map",
    "maps",
    "enlacemaps",
    "enllacmaps",
    "location",
    "ubicacion",
  ],
};

/** Words around an axis in names of columns. ED50 is none of them: its places lie elsewhere. */
const AROUND =
  "wgs84|wgs|etrs89|etrs|gps|geo|dd|dec|decimal|grados|graus|degrees|deg|coordenada|coord|utm|point|punto|punt|poi|start|loc|location";
const AXES: Partial<Record<keyof PlaceColumns, RegExp>> = {
  lat: new RegExp(`^(?:${AROUND})*(?:latitude?|lat)(?:${AROUND})*$`),
  lon: new RegExp(`^(?:${AROUND})*(?:longitude?|long|lon|lng)(?:${AROUND})*$`),
};

/** The names of the columns; a column without a name, or with one that is taken, gets its number behind it. */
export function csvColumns({ header, rows }: Pick<CsvTable, "header" | "rows">): string[] {
  const taken = new Set<string>();
  const width = [...(header ? [header] : []), ...rows].reduce(
    (most, { cells }) => Math.max(most, cells.length),
    0,
  );
  return Array.from({ length: width }, (_cell, index) => {
    const title = header?.cells[index]?.trim() ?? "";
    const name = title && !taken.has(title) ? title : `${title} (${index + 1})`.trim();
    taken.add(name);
    return name;
  });
}

/** Finds the columns of the coordinates by their names, or one whose cells hold whole places. */
export function matchPlace(columns: readonly string[], rows: CsvTable["rows"] = []): PlaceColumns {
  const plain = columns.map(plainName);
  const find = (part: keyof PlaceColumns): string | null => {
    const name = NAMES[part].find((each) => plain.includes(each));
    const index = name === undefined ? -1 : plain.indexOf(name);
    const at = index < 0 ? plain.findIndex((each) => AXES[part]?.test(each)) : index;
    return columns[at] ?? null;
  };
  const [lat, lon] = [find("lat"), find("lon")];
  if (lat !== null && lon !== null) return { lat, lon, pair: null };
  const pair = columnOf(columns, rows, isShapeText) ?? find("pair");
  const isNone = lat === null && lon === null && pair === null;
  return { lat, lon, pair: isNone ? columnOf(columns, rows, isPlaceText) : pair };
}

/** So many rows are looked at. */
const LOOKED_AT = 20;

/** The first column whose cells all are what is looked for. */
function columnOf(
  columns: readonly string[],
  rows: CsvTable["rows"],
  isSought: (cell: string) => boolean,
): string | null {
  const at = columns.findIndex((_, index) => {
    const cells = rows.slice(0, LOOKED_AT).map((row) => row.cells[index]?.trim() ?? "");
    const written = cells.filter((cell) => cell !== "");
    return written.length > 0 && written.every(isSought);
  });
  return columns[at] ?? null;
}

function isPlaceText(cell: string): boolean {
  if (mayBeNumbers(cell)) return false;
  const reading = readPlace(cell);
  // Texts that tell of several places are no column of places.
  return reading.kind === "place" || (reading.kind === "choice" && reading.why !== "several");
}

/** Whether the columns are enough to know a place. */
export function isPlaceMatched({ lat, lon, pair }: PlaceColumns): boolean {
  return pair !== null || (lat !== null && lon !== null);
}

/**
 * Makes records of the rows. A row whose coordinates cannot be read has no place.
 * @param near the middle of the route, for short codes
 * @param shapes what the cells with geometries say
 */
export function csvSource(
  table: CsvTable,
  place: PlaceColumns,
  near?: Position,
  shapes: ShapesByText = new Map(),
): RouteSource {
  const columns = csvColumns(table);
  const used = new Set([place.lat, place.lon, place.pair]);
  const items = table.rows.flatMap((row): SourceItem[] => {
    const all = Object.fromEntries(
      columns.map((column, index) => [column, (row.cells[index] ?? "").trim()]),
    );
    const values = Object.fromEntries(
      Object.entries(all).filter(([column, text]) => text && !used.has(column)),
    );
    const drawn = place.pair === null ? undefined : shapes.get(all[place.pair] ?? "");
    return (drawn ?? [pointIn(all, place, near)]).map((shape) => ({ ...shape, values }));
  });
  return { ...sourceOf("csv", items), columns: columns.filter((column) => !used.has(column)) };
}

function pointIn(
  cells: Readonly<Record<string, string>>,
  place: PlaceColumns,
  near: Position | undefined,
): Shape & Pick<SourceItem, "open"> {
  const { at, open } = placeIn(cells, place, near);
  return { shape: "point", places: at ? [at] : [], ...(open ? { open } : {}), vertices: 1 };
}

type PlaceInRow = { at?: Coordinates; open?: NonNullable<SourceItem["open"]> };

function placeIn(
  cells: Readonly<Record<string, string>>,
  { lat, lon, pair }: PlaceColumns,
  near: Position | undefined,
): PlaceInRow {
  if (pair !== null) return pairIn(cells[pair] ?? "", near);
  const [written, beside] = [cells[lat ?? ""] ?? "", cells[lon ?? ""] ?? ""];
  const [x, y] = [readCell(beside), readCell(written)];
  if (x && y) {
    // What the cells say of themselves goes before what their columns are called.
    if (y.axis && y.axis === x.axis) return {};
    const isTurned = y.axis === "lon" || x.axis === "lat";
    return { at: isTurned ? [y.value, x.value] : [x.value, y.value] };
  }
  // One of the two holds all of the place, such as the address of a map.
  return written === "" || beside === "" ? pairIn(written || beside, near) : {};
}

/** Plain numbers may be those of another reference system; every other form says what it is. */
function pairIn(text: string, near: Position | undefined): PlaceInRow {
  const pair = parsePair(text);
  if (pair) return { at: pair };
  const reading = readPlace(text, near);
  switch (reading.kind) {
    case "place":
      return { at: [reading.position.lon, reading.position.lat] };
    case "choice":
      return { open: { why: reading.why, choices: reading.choices } };
    default:
      return {};
  }
}
