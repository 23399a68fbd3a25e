import { readCsv, type CsvTable } from "@panel/domain/csv";
import { joinAngleColumns } from "@panel/domain/route-files/angle-columns";
import { allRows, proposedHeader } from "@panel/domain/route-files/csv-header";
import { isPlaceMatched } from "@panel/domain/route-files/csv-source";
import { notesOf } from "./notes-of.ts";
import { placeLines } from "@panel/domain/route-files/place-lines";
import type { RouteSource, SourceNote } from "@panel/domain/route-files/source";
import { decodeXml } from "@panel/domain/xml-text";
import { readKmz } from "./read-kmz.ts";
import { isZip } from "./unpack.ts";
import { proposalsFor } from "@panel/domain/route-files/table-proposals";
import { readGeoJson } from "./read-geojson.ts";
import { ROUTE_FILE_BYTES } from "./places-bytes.ts";
import { thinXml, type ThinXml } from "./thin-xml.ts";
import { UnreadableFile } from "./unreadable-places.ts";

/** Rows among which a table has one with several cells. */
const SAMPLE = 20;

/** What a file holds: records, a table whose columns of coordinates may still have to be chosen, or XML for the page to read. */
export type ReadFile =
  | { kind: "source"; source: RouteSource }
  | { kind: "table"; table: CsvTable }
  | { kind: "xml"; xml: ThinXml; notes: readonly SourceNote[] };

/**
 * Reads a file of a route. The content says which format it is, not the name.
 * @param onProgress gets a share from 0 to 1
 * @throws UnreadableFile
 */
export async function readFile(file: Blob, onProgress: (share: number) => void): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return archived(bytes, onProgress);
  const text = decodeXml(bytes);
  const first = /\S/.exec(text)?.[0];
  if (first === undefined) throw new UnreadableFile("empty");
  if (first === "<") {
    const xml = thinXml(text, onProgress);
    return { kind: "xml", xml, notes: notesOf({ networkLink: xml.links }) };
  }
  if (first === "{" || first === "[" || first === "\u001E")
    return { kind: "source", source: readGeoJson(text) };
  if (text.includes("\0")) throw new UnreadableFile("format");
  const table = joinAngleColumns(readCsv(bytes));
  // Lines with a name and a place are a table, too, though commas stand anywhere in them.
  if (!isPlaceMatched(proposalsFor(table, proposedHeader(table), "cas").place)) {
    const listed = placeLines(text);
    if (listed) return { kind: "table", table: listed };
  }
  // A title of the whole table may stand alone above it.
  if (
    !allRows(table)
      .slice(0, SAMPLE)
      .some(({ cells }) => cells.length > 1)
  )
    throw new UnreadableFile("format");
  return { kind: "table", table };
}

/** All KML that an archive shows, as one. */
function archived(bytes: Uint8Array, onProgress: (share: number) => void): ReadFile {
  const read = readKmz(bytes, ROUTE_FILE_BYTES);
  if (read.outcome === "refused") throw new UnreadableFile(read.reason, read.params);
  const files = read.value.map((file) => thinXml(file.text, onProgress));
  const sum = (key: "records" | "unread") => files.reduce((all, file) => all + file[key], 0);
  const isRead = (link: string) => read.value.some(({ name }) => name.endsWith(link));
  const links = files.flatMap((file) => file.links).filter((link) => !isRead(link));
  return {
    kind: "xml",
    xml: {
      format: "kml",
      documents: files.flatMap(({ documents }) => documents),
      records: sum("records"),
      unread: sum("unread"),
      links,
    },
    notes: notesOf({ unusedFile: read.notes.map(({ name }) => name), networkLink: links }),
  };
}
