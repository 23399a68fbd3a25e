import { plainName } from "../column-name.ts";
import type { CsvTable } from "../csv.ts";
import { parseCoordinate, parsePair } from "./degrees.ts";
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
    "geopoint",
    "geopoint2d",
    "location",
    "ubicacion",
  ],
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

/** Finds the columns of the coordinates by their names. */
export function matchPlace(columns: readonly string[]): PlaceColumns {
  const plain = columns.map(plainName);
  const find = (part: keyof PlaceColumns): string | null => {
    const name = NAMES[part].find((each) => plain.includes(each));
    return name === undefined ? null : (columns[plain.indexOf(name)] ?? null);
  };
  const [lat, lon] = [find("lat"), find("lon")];
  if (lat !== null && lon !== null) return { lat, lon, pair: null };
  return { lat, lon, pair: find("pair") };
}

/** Whether the columns are enough to know a place. */
export function isPlaceMatched({ lat, lon, pair }: PlaceColumns): boolean {
  return pair !== null || (lat !== null && lon !== null);
}

/** Makes points of the rows. A row whose coordinates cannot be read has no place. */
export function csvSource(table: CsvTable, place: PlaceColumns): RouteSource {
  const columns = csvColumns(table);
  const used = new Set([place.lat, place.lon, place.pair]);
  const items = table.rows.map((row): SourceItem => {
    const all = Object.fromEntries(
      columns.map((column, index) => [column, (row.cells[index] ?? "").trim()]),
    );
    const at = placeIn(all, place);
    const values = Object.entries(all).filter(([column, text]) => text && !used.has(column));
    return {
      shape: "point",
      places: at ? [at] : [],
      vertices: 1,
      values: Object.fromEntries(values),
    };
  });
  return { ...sourceOf("csv", items), columns: columns.filter((column) => !used.has(column)) };
}

function placeIn(
  cells: Readonly<Record<string, string>>,
  { lat, lon, pair }: PlaceColumns,
): Coordinates | undefined {
  if (pair !== null) return parsePair(cells[pair] ?? "");
  const x = parseCoordinate(cells[lon ?? ""] ?? "");
  const y = parseCoordinate(cells[lat ?? ""] ?? "");
  return x === undefined || y === undefined ? undefined : [x, y];
}
