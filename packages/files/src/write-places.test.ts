import { expect, test } from "vitest";
import { readCsv } from "@panel/domain/csv";
import { emptyModel, patched } from "@panel/domain/experience/fields";
import { pointFields, type PointChanges } from "@panel/domain/experience/point";
import { candidates } from "@panel/domain/route-files/candidates";
import { matchTargets, TARGETS } from "@panel/domain/route-files/columns";
import { csvColumns, csvSource, matchPlace } from "@panel/domain/route-files/csv-source";
import { exportedPoints, FILE_COLUMNS } from "@panel/domain/route-files/exported";
import { sourceOf } from "@panel/domain/route-files/source";
import { writeRouteFile } from "./write-places.ts";

const point = (changes: PointChanges) => patched(pointFields, emptyModel(pointFields), changes);

const POINTS = [
  point({
    position: { lat: 40.4168, lon: -3.7038 },
    name: { cas: "=1+1; Sol", cat: "Sol «català»", eng: "Sun & <b>" },
    story: { title: { cas: "Título" }, text: { cas: "Línea 1\nLínea 2", eng: 'A "quote"' } },
    address: { location: "Puerta del Sol, 7", city: "Madrid" },
    duration: 90,
    isFinal: true,
  }),
  point({ position: { lat: -0.000001, lon: 179.999999 }, name: { cat: "Només" } }),
  point({ name: { cas: "Sin lugar" } }),
];
const VALUES = [
  {
    "name.cas": "=1+1; Sol",
    "name.cat": "Sol «català»",
    "name.eng": "Sun & <b>",
    "story.title.cas": "Título",
    "story.text.cas": "Línea 1\nLínea 2",
    "story.text.eng": 'A "quote"',
    "address.location": "Puerta del Sol, 7",
    "address.city": "Madrid",
    duration: "90",
    isFinal: "1",
  },
  { "name.cat": "Només" },
];

test("every value has a column that is recognised as its own, whichever language is being written", () => {
  for (const language of ["cas", "cat", "eng"] as const)
    expect(Object.keys(matchTargets(FILE_COLUMNS, language)).toSorted()).toEqual(
      [...TARGETS].toSorted(),
    );
});

test("CSV comes back as it was written, and no spreadsheet runs a name", () => {
  const text = writeRouteFile("csv", "Ruta", exportedPoints(POINTS, "cas"));
  expect(text).not.toMatch(/[,;]["\s]*=/);
  const table = readCsv(new TextEncoder().encode(text));
  const source = csvSource(table, matchPlace(csvColumns(table)));
  const read = candidates(source, {
    columns: matchTargets(source.columns, "cat"),
    shapes: false,
    known: [],
  });
  expect(read.map(({ values }) => values)).toEqual(VALUES);
  expect(read.map(({ position }) => position)).toEqual([
    { lat: 40.4168, lon: -3.7038 },
    { lat: -0.000001, lon: 179.999999 },
  ]);
});

test("GeoJSON holds the values under their names, and the name in the language of the route", () => {
  const collection = JSON.parse(writeRouteFile("geojson", "Ruta", exportedPoints(POINTS, "eng")));
  expect(collection.features).toHaveLength(2);
  expect(collection.features[0]).toMatchObject({
    geometry: { type: "Point", coordinates: [-3.7038, 40.4168] },
    properties: { name: "Sun & <b>", "name:es": "=1+1; Sol", description: 'A "quote"', final: "1" },
  });
  const items = collection.features.map(
    (feature: {
      properties: Record<string, string>;
      geometry: { coordinates: [number, number] };
    }) => ({
      shape: "point" as const,
      places: [feature.geometry.coordinates],
      vertices: 1,
      values: feature.properties,
    }),
  );
  const source = sourceOf("geojson", items);
  const read = candidates(source, {
    columns: matchTargets(source.columns, "cas"),
    shapes: false,
    known: [],
  });
  expect(read[1]?.values).toEqual(VALUES[1]);
});

test("XML holds no text that would end it, nor characters that it cannot hold", () => {
  const odd = [
    point({ position: { lat: 1, lon: 1 }, name: { cas: `a<b>&"'\u0001\uFFFF\uD800z]]>` } }),
  ];
  for (const format of ["gpx", "kml"] as const) {
    const text = writeRouteFile(format, "<Ruta & más>", exportedPoints(odd, "cas"));
    expect(text).toContain("&lt;Ruta &amp; más&gt;");
    expect(text).toContain(`<name>a&lt;b&gt;&amp;&quot;'z]]&gt;</name>`);
  }
  const kml = writeRouteFile(
    "kml",
    "",
    exportedPoints(
      [point({ position: { lat: 1, lon: 1 }, story: { text: { cas: "a<b>\nc" } } })],
      "cas",
    ),
  );
  // A description in KML is HTML.
  expect(kml).toContain("<description>a&amp;lt;b&amp;gt;&lt;br&gt;c</description>");
});

const TWO = [
  point({
    position: { lat: 1.5, lon: -2 },
    name: { cas: "A & B" },
    story: { text: { cas: "Texto" } },
  }),
  point({ position: { lat: 3, lon: 4 }, name: { cas: "C" } }),
];

test("GPX is written in the order that its schema asks for, each value under its name", () => {
  expect(writeRouteFile("gpx", "Ruta", exportedPoints(TWO, "cas"))).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Explorar" xmlns="http://www.topografix.com/GPX/1/1" xmlns:explorar="urn:explorar:route">
  <metadata><name>Ruta</name></metadata>
  <wpt lat="1.5" lon="-2">
    <name>A &amp; B</name>
    <desc>Texto</desc>
    <extensions>
      <explorar:name_es>A &amp; B</explorar:name_es>
      <explorar:description_es>Texto</explorar:description_es>
    </extensions>
  </wpt>
  <wpt lat="3" lon="4">
    <name>C</name>
    <extensions>
      <explorar:name_es>C</explorar:name_es>
    </extensions>
  </wpt>
</gpx>
`,
  );
});

test("KML is written with longitude before latitude, each value as data", () => {
  expect(writeRouteFile("kml", "Ruta", exportedPoints(TWO, "cas"))).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2">
  <Document>
    <name>Ruta</name>
    <Placemark>
      <name>A &amp; B</name>
      <description>Texto</description>
      <ExtendedData>
        <Data name="name:es"><value>A &amp; B</value></Data>
        <Data name="description:es"><value>Texto</value></Data>
      </ExtendedData>
      <Point><coordinates>-2,1.5</coordinates></Point>
    </Placemark>
    <Placemark>
      <name>C</name>
      <ExtendedData>
        <Data name="name:es"><value>C</value></Data>
      </ExtendedData>
      <Point><coordinates>4,3</coordinates></Point>
    </Placemark>
  </Document>
</kml>
`,
  );
});

test("CSV has the columns that any point fills, and GeoJSON no value that is blank", () => {
  const text = writeRouteFile("csv", "Ruta", exportedPoints(TWO, "cas"));
  const table = readCsv(new TextEncoder().encode(text));
  expect(table.header?.cells).toEqual([
    "latitude",
    "longitude",
    "name",
    "description",
    "name:es",
    "description:es",
  ]);
  const collection = JSON.parse(writeRouteFile("geojson", "Ruta", exportedPoints(TWO, "cas")));
  expect(collection).toMatchObject({ type: "FeatureCollection", name: "Ruta" });
  expect(collection.features[1]).toEqual({
    type: "Feature",
    geometry: { type: "Point", coordinates: [4, 3] },
    properties: { name: "C", description: "", "name:es": "C" },
  });
});
