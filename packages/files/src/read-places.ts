import { readCsv, type CsvTable } from "@panel/domain/csv";
import { joinAngleColumns } from "@panel/domain/route-files/angle-columns";
import { allRows, proposedHeader } from "@panel/domain/route-files/csv-header";
import { isPlaceMatched } from "@panel/domain/route-files/csv-source";
import { notesOf } from "./notes-of.ts";
import { placeLines } from "@panel/domain/route-files/place-lines";
import type { RouteSource } from "@panel/domain/route-files/source";
import { decodeXml } from "@panel/domain/xml-text";
import { readKmz } from "./read-kmz.ts";
import { isZip } from "./unpack.ts";
import { proposalsFor } from "@panel/domain/route-files/table-proposals";
import { readGeoJson } from "./read-geojson.ts";
import { ROUTE_FILE_BYTES } from "./places-bytes.ts";
import { thinXml, type ThinXml } from "./thin-xml.ts";
import {
  PlacesRefusal,
  placesOutcome,
  placesRead,
  readWithin,
  type PlacesOutcome,
} from "./places-outcome.ts";

/** Rows among which a table has one with several cells. */
const SAMPLE = 20;

/** What a file holds: records, a table whose columns of coordinates may still have to be chosen, or XML for the page to read. */
export type PlacesFile =
  | { kind: "source"; source: RouteSource }
  | { kind: "table"; table: CsvTable }
  | { kind: "xml"; xml: ThinXml };

/**
 * Reads a file of places. The content says which format it is, not the name.
 * @param onProgress gets a share from 0 to 1
 */
export async function readPlaces(
  file: Blob,
  onProgress: (share: number) => void,
): Promise<PlacesOutcome<PlacesFile>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return placesOutcome(() =>
    isZip(bytes) ? archived(bytes, onProgress) : readText(bytes, onProgress),
  );
}

function readText(
  bytes: Uint8Array,
  onProgress: (share: number) => void,
): PlacesOutcome<PlacesFile> {
  const text = decodeXml(bytes);
  const first = /\S/.exec(text)?.[0];
  if (first === undefined) throw new PlacesRefusal("empty");
  if (first === "<") {
    const xml = readWithin(thinXml(text, onProgress));
    return placesRead({ kind: "xml", xml }, notesOf({ networkLink: xml.links }));
  }
  if (first === "{" || first === "[" || first === "\u001E") {
    const read = readGeoJson(text);
    return placesRead(
      { kind: "source", source: readWithin(read) },
      read.outcome === "read" ? read.notes : [],
    );
  }
  if (text.includes("\0")) throw new PlacesRefusal("format");
  return placesRead({ kind: "table", table: readTable(bytes, text) });
}

function readTable(bytes: Uint8Array, text: string): CsvTable {
  const table = joinAngleColumns(readCsv(bytes));
  // Lines with a name and a place are a table, too, though commas stand anywhere in them.
  if (!isPlaceMatched(proposalsFor(table, proposedHeader(table), "cas").place)) {
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
