import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readPlaces } from "./read-places.ts";

type Ring = readonly (readonly [x: number, y: number])[];
type Drawn = { point: readonly [x: number, y: number] } | { rings: readonly Ring[] } | null;

/** The bytes of a geometry after its header, as ESRI's description has them. */
function recordOf(drawn: Drawn): Uint8Array {
  if (drawn === null) return new Uint8Array(4);
  if ("point" in drawn) {
    const view = new DataView(new ArrayBuffer(20));
    view.setInt32(0, 1, true);
    for (const [at, value] of drawn.point.entries()) view.setFloat64(4 + 8 * at, value, true);
    return new Uint8Array(view.buffer);
  }
  const places = drawn.rings.flat();
  const start = 44 + 4 * drawn.rings.length;
  const view = new DataView(new ArrayBuffer(start + 16 * places.length));
  view.setInt32(0, 5, true);
  view.setInt32(36, drawn.rings.length, true);
  view.setInt32(40, places.length, true);
  for (const [at] of drawn.rings.entries()) {
    view.setInt32(44 + 4 * at, drawn.rings.slice(0, at).flat().length, true);
  }
  for (const [at, [x, y]] of places.entries()) {
    view.setFloat64(start + 16 * at, x, true);
    view.setFloat64(start + 16 * at + 8, y, true);
  }
  return new Uint8Array(view.buffer);
}

function shp(shapes: readonly Drawn[]): Uint8Array<ArrayBuffer> {
  const records = shapes.map(recordOf);
  const size = records.reduce((sum, { length }) => sum + 8 + length, 100);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setInt32(0, 9994);
  view.setInt32(24, size / 2);
  view.setInt32(28, 1000, true);
  let at = 100;
  for (const [index, record] of records.entries()) {
    view.setInt32(at, index + 1);
    view.setInt32(at + 4, record.length / 2);
    bytes.set(record, at + 8);
    at += 8 + record.length;
  }
  return bytes;
}

type Column = readonly [name: string, type: "C" | "N" | "D" | "L", length: number];

/** @param driver number of the code page in the header */
function dbf(columns: readonly Column[], rows: readonly (readonly string[])[], driver = 0) {
  const length = columns.reduce((sum, [, , each]) => sum + each, 1);
  const start = 32 + 32 * columns.length + 1;
  const bytes = new Uint8Array(start + rows.length * length);
  const view = new DataView(bytes.buffer);
  const write = (text: string, at: number) =>
    bytes.set(
      Array.from(text, (letter) => letter.codePointAt(0) ?? 0),
      at,
    );
  bytes.set([3, 126, 5, 31]);
  view.setUint32(4, rows.length, true);
  view.setUint16(8, start, true);
  view.setUint16(10, length, true);
  bytes[29] = driver;
  for (const [at, [name, type, size]] of columns.entries()) {
    write(name, 32 + 32 * at);
    write(type, 32 + 32 * at + 11);
    bytes[32 + 32 * at + 16] = size;
  }
  bytes[start - 1] = 13;
  for (const [index, row] of rows.entries()) {
    let at = start + index * length;
    bytes[at] = 32;
    at += 1;
    for (const [column, [, type, size]] of columns.entries()) {
      const text = row[column] ?? "";
      write(type === "N" ? text.padStart(size) : text.padEnd(size), at);
      at += size;
    }
  }
  return bytes;
}

const ETRS = `GEOGCS["GCS_ETRS_1989",DATUM["D_ETRS_1989",SPHEROID["GRS_1980",6378137,298.257222101]],PRIMEM["Greenwich",0],UNIT["Degree",0.0174532925199433]]`;
const UTM_30 = `PROJCS["ETRS_1989_UTM_Zone_30N",${ETRS},PROJECTION["Transverse_Mercator"],UNIT["Meter",1]]`;
const ED_50 = `GEOGCS["GCS_European_1950",DATUM["D_European_1950",SPHEROID["International_1924",6378388,297]]]`;

async function sourceOf(files: Record<string, Uint8Array>) {
  const read = await readPlaces(new Blob([zipSync(files)]), "es", () => undefined);
  if (read.outcome === "refused" || read.value.kind !== "source") return read;
  return read.value.source;
}

test("a shapefile in a ZIP is read with its values as they are written, and its reference system", async () => {
  const columns: Column[] = [
    ["nombre", "C", 20],
    ["cp", "C", 5],
    ["alto", "N", 8],
    ["abierto", "D", 8],
    ["libre", "L", 1],
  ];
  const source = await sourceOf({
    "capa/plazas.shp": shp([{ point: [440_290.5, 4_474_254.25] }, null]),
    "capa/plazas.dbf": dbf(
      columns,
      [
        ["Pla\u00E7a del Sol", "08012", "12.50", "19160531", "T"],
        ["Nunca", "", "********", "", "?"],
      ],
      0x57,
    ),
    "capa/plazas.prj": strToU8(UTM_30),
  });
  expect(source).toMatchObject({
    crs: "EPSG:32630",
    columns: ["nombre", "cp", "alto", "abierto", "libre"],
    items: [
      {
        shape: "point",
        places: [[440_290.5, 4_474_254.25]],
        values: {
          nombre: "Plaça del Sol",
          cp: "08012",
          alto: "12.50",
          abierto: "1916-05-31",
          libre: "T",
        },
      },
      { places: [], values: { nombre: "Nunca" } },
    ],
  });
});

test("the encoding of a shapefile is the one that is named beside it, or UTF-8 where all of it is that", async () => {
  const named = async (bytes: readonly number[], cpg?: string) => {
    const table = dbf([["nombre", "C", 8]], [[String.fromCodePoint(...bytes)]]);
    const source = await sourceOf({
      "a.shp": shp([{ point: [2, 41] }]),
      "a.dbf": table,
      ...(cpg === undefined ? {} : { "a.cpg": strToU8(cpg) }),
    });
    return "items" in source ? source.items[0]?.values["nombre"] : source;
  };
  const utf8 = [...strToU8("Núria")];
  expect(await named(utf8)).toBe("Núria");
  expect(await named(utf8, "UTF-8")).toBe("Núria");
  expect(await named([78, 250, 114, 105, 97])).toBe("Núria");
  expect(await named([0xb9, 0xb3], "ISO 88592")).toBe("šł");
  expect(await named([0xb9, 0xb3], "1251")).toBe("№і");
});

test("areas keep their holes and parts, and of several layers each record says its own", async () => {
  const outer: Ring = [
    [0, 0],
    [0, 4],
    [4, 4],
    [4, 0],
    [0, 0],
  ];
  const hole: Ring = [
    [1, 1],
    [3, 1],
    [3, 3],
    [1, 3],
    [1, 1],
  ];
  const other: Ring = outer.map(([x, y]) => [x + 10, y] as const);
  const source = await sourceOf({
    "parques.shp": shp([{ rings: [outer, hole, other] }]),
    "fuentes.shp": shp([{ point: [2, 41] }]),
    "__MACOSX/._fuentes.shp": strToU8("nothing"),
  });
  expect(source).toMatchObject({
    crs: undefined,
    items: [
      { shape: "area", vertices: 10, values: { layer: "parques" } },
      { shape: "area", vertices: 5, values: { layer: "parques" } },
      { shape: "point", values: { layer: "fuentes" } },
    ],
  });
});

test("a shapefile in a system that cannot be converted is refused by its name, a broken one as damaged", async () => {
  const point = shp([{ point: [2, 41] }]);
  expect(await sourceOf({ "a.shp": point, "a.prj": strToU8(ED_50) })).toEqual({
    outcome: "refused",
    reason: "crs",
    params: { name: "GCS_European_1950" },
  });
  const damaged = { outcome: "refused", reason: "damaged" };
  expect(await sourceOf({ "a.shp": point.slice(0, -1) })).toMatchObject(damaged);
  const backwards = point.slice();
  new DataView(backwards.buffer).setInt32(104, -4);
  expect(await sourceOf({ "a.shp": backwards })).toMatchObject(damaged);
  const table = dbf([["nombre", "C", 8]], [["Sol"]]);
  new DataView(table.buffer).setUint32(4, 4_000_000_000, true);
  expect(await sourceOf({ "a.shp": point, "a.dbf": table })).toMatchObject(damaged);
  const many = shp([{ rings: [[[0, 0]]] }]);
  new DataView(many.buffer).setInt32(148, 2_000_000_000, true);
  expect(await sourceOf({ "a.shp": many })).toMatchObject(damaged);
});

test("the parts of a shapefile alone say that they belong into a ZIP", async () => {
  const read = (bytes: Uint8Array<ArrayBuffer>) =>
    readPlaces(new Blob([bytes]), "es", () => undefined);
  const refused = { outcome: "refused", reason: "shapefilePart", params: {} };
  expect(await read(shp([{ point: [2, 41] }]))).toEqual(refused);
  expect(await read(dbf([["nombre", "C", 8]], [["Sol"]]))).toEqual(refused);
});
