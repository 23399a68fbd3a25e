import type { PlacesReason } from "./places-outcome.ts";
import { isShp } from "./read-shp.ts";

const latin1 = new TextDecoder("latin1");

/** Formats of other programs that are known by their first bytes, and not read. */
const BYTES: readonly (readonly [test: (start: string) => boolean, name: string])[] = [
  [
    (start) => start.startsWith("SQLite format 3\0") && start.slice(68, 72) === "GPKG",
    "GeoPackage",
  ],
  [(start) => start.startsWith("SQLite format 3\0"), "SQLite"],
  [(start) => start.startsWith("fgb\u0003"), "FlatGeobuf"],
  [(start) => start.slice(0, 64).includes("OSMHeader"), "OSM PBF"],
  [(start) => start.slice(8, 12) === ".FIT", "FIT"],
  [(start) => start.startsWith("MsRc"), "GDB (Garmin MapSource)"],
  [(start) => start.startsWith("PMTiles"), "PMTiles"],
  [(start) => start.startsWith("PAR1"), "GeoParquet"],
  [(start) => start.startsWith("ARROW1"), "GeoArrow"],
  [(start) => /^\d{5}[ 1-3]L/.test(start) && start.includes("\u001E"), "S-57 (ISO 8211)"],
  [(start) => ["\b\t\u00FE\u0002", "\u00C8\t\u00FE\u0002"].includes(start.slice(0, 4)), "DGN"],
  [(start) => start.slice(8, 14) === "GRMREC", "GPI (Garmin POI)"],
  [(start) => /^(?:II\*\0|MM\0\*|II\+\0|MM\0\+)/.test(start), "GeoTIFF"],
];

/** As above, by what a text begins with, or by the first element of XML. */
const TEXTS: readonly (readonly [begin: RegExp, name: string])[] = [
  [/^0\s+SECTION\s/, "DXF"],
  [/^Version\s+\d+\s+Charset\s/i, "MapInfo MIF"],
  [/^!table\s/i, "MapInfo TAB"],
  [/^\$(?:GP|GN|PMGN|FR)[A-Z]{3},/, "NMEA"],
  [/^(?:GEOGCS|PROJCS|GEOGCRS|PROJCRS)\s*\[/, "PRJ"],
  [/^# @VGMT/, "GMT"],
  [/^\/\/\$(?:DELIMITER|FIELDS|SYSCOORD|QUOTED)/, "Geoconcept"],
  [/^mod; DD\.MM\.YYYY/, "VDV"],
  [/^SCNT\s/, "INTERLIS"],
  [/^\.HODE\b/, "SOSI"],
  [/^A[A-Z]{3}[^\n]*\nH[FO]/, "IGC"],
  [/^H {2}SOFTWARE NAME/, "PCX5"],
  [/^\[Symbol 1\]/, "OVL"],
  [
    /^(?:--[^\n]*\n\s*)*(?:SET standard_conforming_strings|CREATE TABLE|INSERT INTO|BEGIN;)/i,
    "SQL",
  ],
];
const ROOTS: readonly (readonly [root: RegExp, name: string])[] = [
  [/^(?:rss|feed|RDF)$/, "GeoRSS"],
  [/^TrainingCenterDatabase$/, "TCX"],
  [/^(?:JCSDataFile|JCSGMLInputTemplate)$/, "JML"],
  [/^svg$/, "SVG"],
  [/^qgis$/, "QGZ/QGS (QGIS)"],
  [/^loc$/, "LOC (Geocaching)"],
  [/^mapml-?$/, "MapML"],
  [/^TRANSFER$/, "INTERLIS"],
];

type Other = { reason: PlacesReason; params: Record<string, string> };

/** The name of a format that other programs convert into one that is read; undefined for all others. */
export function otherFormat(bytes: Uint8Array): Other | undefined {
  if (isShp(bytes) || isDbf(bytes)) return { reason: "shapefilePart", params: {} };
  const start = latin1.decode(bytes.subarray(0, 4096));
  const text = start.replace(/^\u00EF\u00BB\u00BF/, "").trimStart();
  const name =
    BYTES.find(([test]) => test(start))?.[1] ??
    TEXTS.find(([begin]) => begin.test(text))?.[1] ??
    nameOfXml(text);
  return name === undefined ? undefined : { reason: "otherFormat", params: { name } };
}

function nameOfXml(text: string): string | undefined {
  if (!text.startsWith("<")) return undefined;
  const root = /<(?:[\w.-]+:)?([A-Za-z][\w.-]*)[\s/>]/.exec(
    text.replaceAll(/<!--[^]*?-->|<\?[^]*?\?>/g, ""),
  )?.[1];
  if (root === undefined) return undefined;
  const isGml = root.endsWith("FeatureCollection") && /opengis\.net\/(?:gml|wfs)/.test(text);
  return isGml ? "GML" : ROOTS.find(([test]) => test.test(root))?.[1];
}

/** A dBASE table with the lengths of its header and rows, and a plausible day of its last change. */
function isDbf(bytes: Uint8Array): boolean {
  const [version = 0, , month = 0, day = 0] = bytes;
  if (![0x03, 0x30, 0x83, 0x8b, 0xf5].includes(version) || bytes.length < 66) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [records, start, length] = [
    view.getUint32(4, true),
    view.getUint16(8, true),
    view.getUint16(10, true),
  ];
  const fits = start >= 65 && length > 1 && start + records * length <= bytes.length + 1;
  return month <= 12 && day <= 31 && fits;
}
