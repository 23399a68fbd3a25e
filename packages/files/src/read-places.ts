import { readCsv, type CsvTable } from "@panel/domain/csv";
import { joinAngleColumns } from "@panel/domain/route-files/angle-columns";
import { joinUtmColumns } from "@panel/domain/route-files/utm-columns";
import { allRows, proposedHeader } from "@panel/domain/route-files/csv-header";
import { isPlaceMatched } from "@panel/domain/route-files/csv-source";
import { placeLines } from "@panel/domain/route-files/place-lines";
import { isShapeText, type ShapesByText } from "@panel/domain/route-files/shape-text";
import type { RouteSource } from "@panel/domain/route-files/source";
import { proposalsFor } from "@panel/domain/route-files/table-proposals";
import { decodeXml } from "@panel/domain/xml-text";
import { fileKind } from "./file-kind.ts";
import { notesOf } from "./notes-of.ts";
import { ROUTE_FILE_BYTES } from "./places-bytes.ts";
import {
  PlacesRefusal,
  placesRead,
  readWithin,
  refusalOf,
  type PlacesOutcome,
} from "./places-outcome.ts";
import { otherFormat } from "./other-format.ts";
import { readFeatures, readGeoJson } from "./read-geojson.ts";
import { readKmz } from "./read-kmz.ts";
import { isOsmXml, readOsmXml } from "./read-osm-xml.ts";
import { readOverpass } from "./read-overpass.ts";
import type { ReadOutcome } from "./read-outcome.ts";
import type { SheetFile } from "./sheet-file.ts";
import { exactText, seenFirst, type Sheet } from "./sheet-table.ts";
import { thinXml, type ThinXml } from "./thin-xml.ts";

/** Rows among which a table has one with several cells. */
const SAMPLE = 20;

/** A table of places, with the geometries in its cells and the reference system that they name. */
export interface PlaceTable {
  /** Of its sheet; empty where it has none. */
  name: string;
  table: CsvTable;
  shapes: ShapesByText;
  crs: string | undefined;
}

/**
 * What a file holds: records, tables whose columns of coordinates may still have to be chosen, the likely one first, or XML
 * for the page to read.
 */
export type PlacesFile =
  | { kind: "source"; source: RouteSource }
  | { kind: "table"; tables: readonly [PlaceTable, ...PlaceTable[]] }
  | { kind: "xml"; xml: ThinXml };

/**
 * Reads a file of places. The content says which format it is, not the name.
 * @param language tag of the one in which a workbook shows its days
 * @param onProgress gets a share from 0 to 1
 */
export async function readPlaces(
  file: Blob,
  language: string,
  onProgress: (share: number) => void,
): Promise<PlacesOutcome<PlacesFile>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const other = otherFormat(bytes);
  if (other) return { outcome: "refused", ...other };
  try {
    return await readBytes(bytes, language, onProgress);
  } catch (error) {
    return refusalOf(error);
  }
}

async function readBytes(
  bytes: Uint8Array,
  language: string,
  onProgress: (share: number) => void,
): Promise<PlacesOutcome<PlacesFile>> {
  const kind = fileKind(bytes);
  switch (kind) {
    case "workbook": {
      const { readWorkbook } = await import("./read-workbook.ts");
      return tablesFile(seenFirst(sheetsIn(readWorkbook(bytes, language)), exactText));
    }
    case "ods": {
      const { readOds } = await import("./read-ods.ts");
      return tablesFile(seenFirst(sheetsIn(readOds(bytes)), exactText));
    }
    case "shapefile": {
      const { readShapefile } = await import("./read-shapefile.ts");
      const { features, crs } = readWithin(readShapefile(bytes, ROUTE_FILE_BYTES));
      return sourceRead(readFeatures(features, crs));
    }
    case "kmz":
    case "archive":
      return archived(bytes, onProgress);
    case "cut":
      throw new PlacesRefusal("damaged");
    case "numbers":
    case "oldExcel":
    case "document":
      throw new PlacesRefusal(kind);
    case "cards":
    case "ldif":
      throw new PlacesRefusal("format");
    default:
      return readText(bytes, onProgress);
  }
}

function sheetsIn(read: ReadOutcome<SheetFile[], "damaged" | "tooLarge">): SheetFile[] {
  if (read.outcome === "read") return read.value;
  throw new PlacesRefusal(read.reason === "damaged" ? "damaged" : "sheetTooLarge");
}

/** @throws PlacesRefusal without a row */
async function tablesFile(sheets: readonly Sheet[]): Promise<PlacesOutcome<PlacesFile>> {
  const tables = sheets
    .filter(({ csv }) => csv.header)
    .map(({ name, csv }) => ({ name, table: joinPlaces(csv) }));
  const likely = tables.findIndex(({ table }) => hasPlaces(table));
  const ordered = [...tables.slice(likely, likely + 1), ...tables.toSpliced(likely, 1)];
  const [first, ...more] = await Promise.all(
    (likely < 0 ? tables : ordered).map(({ name, table }) => withShapes(name, table)),
  );
  if (!first) throw new PlacesRefusal("empty");
  return placesRead({ kind: "table", tables: [first, ...more] });
}

const hasPlaces = (table: CsvTable) =>
  isPlaceMatched(proposalsFor(table, proposedHeader(table), "cas").place);

async function withShapes(name: string, table: CsvTable): Promise<PlaceTable> {
  const hasShapes = allRows(table).some(({ cells }) => cells.some(isShapeText));
  if (!hasShapes) return { name, table, shapes: new Map(), crs: undefined };
  const { readShapes } = await import("./read-shapes.ts");
  return { name, table, ...readWithin(readShapes(table)) };
}

async function readText(
  bytes: Uint8Array,
  onProgress: (share: number) => void,
): Promise<PlacesOutcome<PlacesFile>> {
  const text = decodeXml(bytes);
  const first = /\S/.exec(text)?.[0];
  if (first === undefined) throw new PlacesRefusal("empty");
  if (first === "<" && isOsmXml(text)) {
    const elements = readWithin(readOsmXml(text));
    return sourceRead(readFeatures(readWithin(readOverpass(elements))));
  }
  if (first === "<") {
    const xml = readWithin(thinXml(text, onProgress));
    return placesRead({ kind: "xml", xml }, notesOf({ networkLink: xml.links }));
  }
  // Other programs write the titles of their parts in brackets.
  if (first === "{" || first === "\u001E" || /^\s*\[\s*[[\]{"\d.-]/.test(text))
    return sourceRead(readGeoJson(text));
  if (text.includes("\0")) throw new PlacesRefusal("format");
  return placesRead({ kind: "table", tables: [await withShapes("", readTable(bytes, text))] });
}

const sourceRead = (read: PlacesOutcome<RouteSource>): PlacesOutcome<PlacesFile> =>
  placesRead(
    { kind: "source", source: readWithin(read) },
    read.outcome === "read" ? read.notes : [],
  );

const joinPlaces = (table: CsvTable): CsvTable => joinUtmColumns(joinAngleColumns(table));

/** What OziExplorer writes above its waypoints, the datum in its second line. */
const OZI = /^\s*OziExplorer [^\n]*\n([^\n]*)\n[^\n]*\n[^\n]*\n/;
/** Lines that are comments above a table; one alone may have its titles. */
const COMMENTS = /^\s*(?:#[^\n]*\n\s*){2,}/;

/** A text without what stands above its table, whose lines keep their numbers. @throws PlacesRefusal for another datum */
function withoutPreamble(text: string): string {
  const datum = OZI.exec(text)?.[1]?.trim();
  if (datum !== undefined && !/^WGS ?84/.test(datum))
    throw new PlacesRefusal("crs", { name: datum.slice(0, 60) });
  return text.replace(datum === undefined ? COMMENTS : OZI, (above) =>
    above.replaceAll(/[^\n]/g, ""),
  );
}

function readTable(bytes: Uint8Array, text: string): CsvTable {
  const table = joinPlaces(readCsv(bytes, withoutPreamble));
  // Lines with a name and a place are a table, too, though commas stand anywhere in them.
  if (!hasPlaces(table)) {
    const listed = placeLines(text);
    if (listed) return listed;
  }
  // A title of the whole table may stand alone above it.
  if (
    !allRows(table)
      .slice(0, SAMPLE)
      .some(({ cells }) => cells.length > 1)
  )
    throw new PlacesRefusal("format");
  return table;
}

/** All KML that an archive shows, as one. */
function archived(
  bytes: Uint8Array,
  onProgress: (share: number) => void,
): PlacesOutcome<PlacesFile> {
  const read = readKmz(bytes, ROUTE_FILE_BYTES);
  const shown = readWithin(read);
  const files = shown.map((file) => readWithin(thinXml(file.text, onProgress)));
  const sum = (key: "records" | "unread") => files.reduce((all, file) => all + file[key], 0);
  const isRead = (link: string) => shown.some(({ name }) => name.endsWith(link));
  const links = files.flatMap((file) => file.links).filter((link) => !isRead(link));
  const xml: ThinXml = {
    format: "kml",
    documents: files.flatMap(({ documents }) => documents),
    records: sum("records"),
    unread: sum("unread"),
    links,
  };
  const unused = read.outcome === "read" ? read.notes.map(({ name }) => name) : [];
  return placesRead({ kind: "xml", xml }, notesOf({ unusedFile: unused, networkLink: links }));
}
