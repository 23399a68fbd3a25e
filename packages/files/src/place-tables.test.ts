import { allRows, proposedHeader, withHeader } from "@panel/domain/route-files/csv-header";
import { csvSource, matchPlace } from "@panel/domain/route-files/csv-source";
import { proposalsFor } from "@panel/domain/route-files/table-proposals";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readPlaces } from "./read-places.ts";

const read = (content: BlobPart) => readPlaces(new Blob([content]), "es", () => undefined);

/** The tables of a file, each with the records that are proposed of it. */
async function tablesOf(content: BlobPart) {
  const answer = await read(content);
  if (answer.outcome === "refused") throw new Error(answer.reason);
  if (answer.value.kind !== "table") throw new Error(answer.value.kind);
  return answer.value.tables.map(({ name, table, shapes, crs }) => {
    const header = proposedHeader(table);
    const { place } = proposalsFor(table, header, "cas");
    const { items } = csvSource(withHeader(table, header), place, undefined, shapes);
    return { name, crs, items, rows: allRows(table).length };
  });
}

const sheet = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
/** A workbook with these sheets; style 1 shows two decimals, 2 parts thousands, 3 has five digits, 4 is a day. */
function workbook(sheets: Record<string, string>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const parts = Object.values(sheets).map(
    (rows, at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(sheet(rows))] as const,
  );
  const formats = [0, 2, 3, 164, 14].map((id) => `<xf numFmtId="${id}"/>`).join("");
  return zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "xl/workbook.xml": strToU8(
      `<workbook xmlns:r="r"><sheets>${names.map((name, at) => `<sheet name="${name}" r:id="r${at}"/>`).join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `<Relationships>${names.map((_name, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at + 1}.xml"/>`).join("")}</Relationships>`,
    ),
    "xl/styles.xml": strToU8(
      `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs>${formats}</cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(parts),
  });
}
const text = (said: string) => `<c t="inlineStr"><is><t>${said}</t></is></c>`;
const number = (value: number | string, style = 0) => `<c s="${style}"><v>${value}</v></c>`;
const row = (...cells: string[]) => `<row>${cells.join("")}</row>`;

test("a sheet of Excel is a table of places: coordinates with all decimals, other cells as they are shown", async () => {
  const file = workbook({
    Notas: row(text("Ruta de prueba")),
    Lugares: [
      row(...["Nombre", "Latitud", "Longitud", "CP", "Año"].map(text)),
      row(
        text("Faro"),
        number("41.403379999999999", 1),
        number(2.17403, 1),
        number(8003, 3),
        number(1903),
      ),
    ].join(""),
  });
  const [places, notes] = await tablesOf(file);
  expect(places).toMatchObject({
    name: "Lugares",
    items: [
      { places: [[2.17403, 41.40338]], values: { Nombre: "Faro", CP: "08003", Año: "1903" } },
    ],
  });
  expect(notes).toMatchObject({ name: "Notas", rows: 1 });
});

test("metres that a sheet shows with points between thousands are those of their cells", async () => {
  const file = workbook({
    Hoja1: [
      row(...["Nombre", "UTM X", "UTM Y"].map(text)),
      row(text("Sol"), number(440_290.5, 2), number(4_474_254.25, 2)),
    ].join(""),
  });
  expect(await tablesOf(file)).toMatchObject([
    { items: [{ places: [[440_290.5, 4_474_254.25]] }] },
  ]);
});

test("a flat sheet of LibreOffice is a table of places", async () => {
  const cell = (shown: string, value?: number) =>
    value === undefined
      ? `<table:table-cell office:value-type="string"><text:p>${shown}</text:p></table:table-cell>`
      : `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${shown}</text:p></table:table-cell>`;
  const line = (...cells: string[]) => `<table:table-row>${cells.join("")}</table:table-row>`;
  const file = `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="Hoja1">${line(cell("nom"), cell("lat"), cell("lon"))}${line(cell("Far"), cell("41,40", 41.40338), cell("2,17", 2.17403))}</table:table></office:spreadsheet></office:body></office:document>`;
  expect(await tablesOf(file)).toMatchObject([
    { name: "Hoja1", items: [{ places: [[2.17403, 41.40338]], values: { nom: "Far" } }] },
  ]);
});

test("lines and areas of WKT in a table are records with their shape", async () => {
  // As `ogr2ogr -f CSV -lco GEOMETRY=AS_WKT` writes them.
  const file =
    'WKT,nombre\n"LINESTRING (2.1 41.1,2.2 41.2)",Sendero\n"POLYGON ((2 41,2.2 41,2.2 41.2,2 41.2,2 41))",Parque\nPOINT (2.1 41.1),Faro\n';
  expect(await tablesOf(file)).toMatchObject([
    {
      items: [
        {
          shape: "line",
          places: [
            [2.1, 41.1],
            [2.2, 41.2],
          ],
          values: { nombre: "Sendero" },
        },
        { shape: "area", places: [[2.1, 41.1]], values: { nombre: "Parque" } },
        { shape: "point", places: [[2.1, 41.1]], values: { nombre: "Faro" } },
      ],
    },
  ]);
});

test("a column of geometries of PostGIS names its system, whatever the column is called", async () => {
  const file =
    "id,position,el_lugar,nombre\n1,1,0101000020E66400000000000000DB1A410000000024115141,Sol\n";
  expect(await tablesOf(file)).toMatchObject([
    { crs: "EPSG:25830", items: [{ places: [[440_000, 4_474_000]], values: { nombre: "Sol" } }] },
  ]);
  expect(matchPlace(["a", "b"], [])).toEqual({ lat: null, lon: null, pair: null });
});

test.each([
  ["an old workbook", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), "oldExcel"],
  ["a document", "%PDF-1.7", "document"],
  ["cards", "BEGIN:VCARD\nVERSION:3.0\nFN:Sol\nEND:VCARD\n", "format"],
  ["a workbook without a cell", workbook({ Hoja1: "" }), "empty"],
  ["an archive that is cut", workbook({ Hoja1: "" }).slice(0, 200), "damaged"],
  ["an archive of pictures", zipSync({ "a.png": new Uint8Array(3) }), "archive"],
] as const)("%s is refused by what it is", async (_what, content, reason) => {
  expect(await read(content)).toMatchObject({ outcome: "refused", reason });
});

test("lines above a table are none of its rows, and what they say of the datum counts", async () => {
  const ozi = (datum: string) =>
    `OziExplorer Waypoint File Version 1.1\n${datum}\nReserved 2\nReserved 3\n1,Font,41.385900,2.169000,,0\n2,Pou,41.380100,2.175300,,0\n`;
  const [table] = await tablesOf(ozi("WGS 84"));
  expect(table?.items.map(({ places, values }) => [places, values["(2)"]])).toEqual([
    [[[2.169, 41.3859]], "Font"],
    [[[2.1753, 41.3801]], "Pou"],
  ]);
  expect(await read(ozi("European 1950"))).toMatchObject({
    outcome: "refused",
    reason: "crs",
    params: { name: "European 1950" },
  });
  const comments =
    "# Latitude, Longitude in WGS84\n#\n# Name\nFont,41.38590,2.16900\nPou,41.38010,2.17530\n";
  expect((await tablesOf(comments))[0]?.items).toHaveLength(2);
  expect((await tablesOf("# nombre,lat,lon\nFont,41.3859,2.169\n"))[0]?.items).toHaveLength(1);
});

test("what only begins with a bracket is no broken JSON", async () => {
  expect(await read("[Punts]\nFont;41.3859;2.169\n")).not.toMatchObject({ reason: "brokenJson" });
  expect(await read('[{"type":"Feature",')).toMatchObject({ reason: "brokenJson" });
});
