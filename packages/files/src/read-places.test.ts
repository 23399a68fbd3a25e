import { candidates } from "@panel/domain/route-files/candidates";
import { columnsBeside, matchTargets } from "@panel/domain/route-files/columns";
import { listedPoints } from "@panel/domain/route-files/listed-point";
import type { RouteSource } from "@panel/domain/route-files/source";
import { proposedFormats } from "@panel/domain/route-files/text-format";
import { strToU8, zipSync } from "fflate";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readPlaces } from "./read-places.ts";
import { readXml } from "./read-xml.ts";

beforeAll(() => {
  const { DOMParser, Node, Element } = new JSDOM().window;
  for (const [name, value] of Object.entries({ DOMParser, Node, Element }))
    vi.stubGlobal(name, value);
});
afterAll(() => vi.unstubAllGlobals());

async function sourceOf(content: BlobPart) {
  const read = await readPlaces(new Blob([content]), "es", () => undefined);
  if (read.outcome === "refused") throw new Error(read.reason);
  if (read.value.kind === "table") throw new Error("It is read as a table");
  if (read.value.kind === "source") return { ...read.value.source, notes: read.notes };
  const parsed = await readXml(read.value.xml, new AbortController().signal);
  if (parsed.outcome === "refused") throw new Error(parsed.reason);
  return { ...parsed.value, notes: [...read.notes, ...parsed.notes] };
}

/** What is proposed of a file for a route that is written in Spanish. */
function proposed(source: RouteSource) {
  const columns = matchTargets(source.columns, "cas");
  const found = candidates(source, {
    columns,
    beside: columnsBeside(source.columns, columns, "cas"),
    formats: proposedFormats(source),
    shapes: false,
    known: [],
  });
  return { found, sent: listedPoints(found) };
}

const marker = (name: string, lon: number, description: string) => ({
  type: "Feature",
  properties: { name, description, _umap_options: { color: "Red" } },
  geometry: { type: "Point", coordinates: [lon, 41.4] },
});
const layer = (name: string, features: object[]) => ({
  type: "FeatureCollection",
  features,
  _umap_options: { name, displayOnLoad: true },
});

test("a map of uMap is read with all its layers, and what its signs lose is told", async () => {
  const text = "**Porches** de 1848. [[https://example.com|Más]]{{https://example.com/f.jpg}}";
  const source = await sourceOf(
    JSON.stringify({
      type: "umap",
      uri: "https://umap.example/m/1",
      properties: { name: "Mi mapa", zoom: 14 },
      geometry: { type: "Point", coordinates: [2.17, 41.4] },
      layers: [
        layer("Plazas", [marker("Plaça Reial", 2.175, text)]),
        layer("Iglesias", [marker("El Pi", 2.1738, "")]),
      ],
    }),
  );
  expect(source.format).toBe("umap");
  expect(source.items.map(({ values }) => values["layer"])).toEqual(["Plazas", "Iglesias"]);
  const { found, sent } = proposed(source);
  expect(found[0]).toMatchObject({ marks: ["unformatted"], removed: ["{{…}}", "**"] });
  expect(sent).toEqual([
    {
      mappointName: "Plaça Reial",
      storyText: "Porches de 1848. Más (https://example.com)",
      latitude: 41.4,
      longitude: 2.175,
    },
    { mappointName: "El Pi", latitude: 41.4, longitude: 2.1738 },
  ]);
});

test("KML in an archive is read with its folders, its data and several geometries", async () => {
  const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder><Placemark><name>Faro</name><description>Luz</description><ExtendedData><Data name="nom"><value>Far</value></Data></ExtendedData><Point><coordinates>-3.7,40.4,12</coordinates></Point></Placemark></Folder><Placemark><name>Isla</name><MultiGeometry><Point><coordinates>-3.71,40.41</coordinates></Point></MultiGeometry></Placemark></Document></kml>`;
  const { sent } = proposed(await sourceOf(zipSync({ "doc.kml": strToU8(kml) })));
  expect(sent).toEqual([
    {
      mappointName: "Faro",
      mappointNameCat: "Far",
      storyText: "Luz",
      latitude: 40.4,
      longitude: -3.7,
    },
    { mappointName: "Isla", latitude: 40.41, longitude: -3.71 },
  ]);
});

test("KML that the first one of an archive links to is read with it", async () => {
  const kml = (content: string) =>
    strToU8(`<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${content}</Document></kml>`);
  const placed = (name: string) =>
    `<Placemark><name>${name}</name><Point><coordinates>-3.7,40.4</coordinates></Point></Placemark>`;
  const source = await sourceOf(
    zipSync({
      "doc.kml": kml(
        "<NetworkLink><name>base</name><Link><href>layers/base.kml</href></Link></NetworkLink>",
      ),
      layers: { "base.kml": kml(placed("Faro") + placed("Molino")) },
    }),
  );
  expect(source.items.map(({ values }) => values["name"])).toEqual(["Faro", "Molino"]);
});

test("a document that the page cannot parse is refused, not read as far as its fault", async () => {
  const xml = {
    format: "gpx",
    documents: ['<gpx><wpt lat="1" lon="2"/><wpt lat="1" lon="2"><sym:x/></wpt></gpx>'],
    records: 2,
    unread: 0,
    links: [],
  } as const;
  expect(await readXml(xml, new AbortController().signal)).toEqual({
    outcome: "refused",
    reason: "damaged",
  });
});

const valuesOf = ({ items }: RouteSource) => items.map(({ values }) => values);
const kmlOf = (placemarks: string) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${placemarks}</Document></kml>`;
const placemark = (name: string, content: string) =>
  `<Placemark><name>${name}</name>${content}<Point><coordinates>2.1,41.4</coordinates></Point></Placemark>`;
const data = (name: string, value: string, title = "") =>
  `<ExtendedData><Data name="${name}">${title && `<displayName>${title}</displayName>`}<value>${value}</value></Data></ExtendedData>`;

test("data of KML are columns beside those of the placemark, whatever they are called", async () => {
  const source = await sourceOf(
    kmlOf(
      placemark("Font", data("name", "12")) +
        placemark("Far", data("geometry", "POINT (1 2)")) +
        placemark("Pont", data("visibility", "gran")),
    ),
  );
  expect(valuesOf(source)).toEqual([
    { name: "Font", "name (ExtendedData)": "12" },
    { name: "Far", geometry: "POINT (1 2)" },
    { name: "Pont", visibility: "gran" },
  ]);
  expect(source.items.every(({ places }) => places[0]?.[1] === 41.4)).toBe(true);
});

test("data of KML have the title that one of them gives", async () => {
  const source = await sourceOf(
    kmlOf(
      placemark("Ermita", data("descripcion", "De 1725", "Descripción")) +
        placemark("Fuente", data("descripcion", "Sin título visible")),
    ),
  );
  expect(valuesOf(source)).toEqual([
    { name: "Ermita", Descripción: "De 1725" },
    { name: "Fuente", Descripción: "Sin título visible" },
  ]);
});

test("all waypoints are read although prefixes are not declared", async () => {
  const source = await sourceOf(
    `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="41.4" lon="2.1"><name>A</name><extensions><gpxx:W x:a="1"><gpxx:D>S</gpxx:D></gpxx:W></extensions></wpt><wpt lat="41.5" lon="2.2"><name>B</name></wpt></gpx>`,
  );
  expect(source.items.map(({ values }) => values["name"])).toEqual(["A", "B"]);
});

test("places at another address are told of, as are files that nothing shows", async () => {
  const link = "<NetworkLink><Link><href>https://example.com/a.kml</href></Link></NetworkLink>";
  const source = await sourceOf(
    zipSync({ "doc.kml": strToU8(kmlOf(link)), "old.kml": strToU8(kmlOf("")) }),
  );
  expect(source.notes).toEqual([
    { note: "unusedFile", count: 1, names: ["old.kml"] },
    { note: "networkLink", count: 1, names: ["https://example.com/a.kml"] },
  ]);
});

test("a property may be called geometry, and objects in properties are columns", async () => {
  const geometry = { type: "Point", coordinates: [2.17, 41.4] };
  const source = await sourceOf(
    JSON.stringify({
      type: "FeatureCollection",
      features: [
        { type: "Feature", geometry, properties: { geometry: "POINT (1 2)" } },
        { type: "Feature", geometry, properties: { location: { name: "B", address: "Mallorca" } } },
        { type: "Sketch" },
      ],
    }),
  );
  expect(valuesOf(source)).toEqual([
    { geometry: "POINT (1 2)" },
    { "location.name": "B", "location.address": "Mallorca" },
  ]);
  expect(source.items.map(({ places }) => places)).toEqual([[[2.17, 41.4]], [[2.17, 41.4]]]);
  expect(source.notes).toEqual([{ note: "notFeature", count: 1, names: [] }]);
  const { found } = proposed(source);
  expect(found[1]?.values).toMatchObject({ "name.cas": "B", "address.location": "Mallorca" });
});

test("a name in one language leaves those of other records alone", async () => {
  const feature = (properties: Record<string, string>) => ({
    type: "Feature",
    properties,
    geometry: { type: "Point", coordinates: [-3.7074, 40.4155] },
  });
  const features = [
    feature({ name: "Plaza Mayor", "name:en": "Main Square" }),
    feature({ name: "Fuente" }),
    feature({ name: "Sagrada Família", "name:es": "Sagrada Familia" }),
    // As this program writes a route that has names in Catalan alone.
    feature({ name: "Far", "name:ca": "Far" }),
  ];
  const source = await sourceOf(JSON.stringify({ type: "FeatureCollection", features }));
  expect(proposed(source).found.map(({ values }) => values)).toEqual([
    { "name.cas": "Plaza Mayor", "name.eng": "Main Square" },
    { "name.cas": "Fuente" },
    { "name.cas": "Sagrada Familia" },
    { "name.cat": "Far" },
  ]);
});

const pointed = (name: string) =>
  JSON.stringify({
    type: "Feature",
    geometry: { type: "Point", coordinates: [2.1743, 41.4036] },
    properties: { name },
  });

test.each([
  ["one object a line", `${pointed("A")}\n${pointed("B")}\n{"type":\n`],
  ["RFC 8142", `\u001E${pointed("A")}\n\u001E${pointed("B")}\n\u001E{"type":\n`],
])("a sequence of features is read, and its broken lines are told: %s", async (_kind, text) => {
  const source = await sourceOf(text);
  expect(valuesOf(source)).toEqual([{ name: "A" }, { name: "B" }]);
  expect(source.notes).toEqual([{ note: "brokenLine", count: 1, names: ["3"] }]);
});

test("an answer of Overpass is read: tagged nodes, centres, and ways by their nodes", async () => {
  const source = await sourceOf(
    JSON.stringify({
      version: 0.6,
      elements: [
        { type: "node", id: 1, lat: 41.4, lon: 2.1, tags: { name: "Font" } },
        { type: "node", id: 2, lat: 41.5, lon: 2.2 },
        { type: "node", id: 3, lat: 41.6, lon: 2.3 },
        { type: "way", id: 4, nodes: [2, 3], tags: { name: "Camí" } },
        { type: "relation", id: 5, center: { lat: 41.7, lon: 2.4 }, tags: { name: "Parc" } },
        { type: "way", id: 6, tags: { name: "Sin lugar" } },
      ],
    }),
  );
  expect(source.items.map(({ values, places }) => [values["name"], places])).toEqual([
    ["Font", [[2.1, 41.4]]],
    [
      "Camí",
      [
        [2.2, 41.5],
        [2.3, 41.6],
      ],
    ],
    ["Parc", [[2.4, 41.7]]],
    ["Sin lugar", []],
  ]);
});

test("an answer of ArcGIS is read with its system of coordinates", async () => {
  const source = await sourceOf(
    JSON.stringify({
      fieldAliases: { NOM: "Nombre" },
      spatialReference: { wkid: 102_100, latestWkid: 3857 },
      features: [{ attributes: { NOM: "Sol" }, geometry: { x: -412_000, y: 4_926_000 } }],
    }),
  );
  expect([source.crs, source.items[0]?.places, valuesOf(source)]).toEqual([
    "EPSG:3857",
    [[-412_000, 4_926_000]],
    [{ Nombre: "Sol" }],
  ]);
});

test("values of GPX are read where other programs move them, and geocaches by their name", async () => {
  const source = await sourceOf(
    `<gpx version="1.0" xmlns="http://www.topografix.com/GPX/1/0" xmlns:groundspeak="urn:g"><wpt lat="41.4" lon="2.1"><name>A</name><explorar:name_es>Fuente</explorar:name_es><explorar:addr_city>Reus</explorar:addr_city></wpt><wpt lat="41.5" lon="2.2"><name>GC1</name><groundspeak:cache id="1"><groundspeak:name>El tesoro</groundspeak:name><groundspeak:owner>Ana</groundspeak:owner></groundspeak:cache></wpt></gpx>`,
  );
  expect(valuesOf(source)).toEqual([
    { name: "A", "name:es": "Fuente", "addr:city": "Reus" },
    { name: "El tesoro", code: "GC1", owner: "Ana" },
  ]);
});

test("a place that Google exports at 0, 0 is where its link says", async () => {
  const feature = (link: string) => ({
    type: "Feature",
    properties: { google_maps_url: link },
    geometry: { type: "Point", coordinates: [0, 0] },
  });
  const links = ["http://maps.google.com/?q=41.5,2.2", "http://maps.google.com/?cid=1"];
  const source = await sourceOf(
    JSON.stringify({ type: "FeatureCollection", features: links.map(feature) }),
  );
  expect(proposed(source).found.map(({ position }) => position)).toEqual([
    { lat: 41.5, lon: 2.2 },
    null,
  ]);
});

test("XML of OpenStreetMap gives its tagged nodes, ways by their corners or centre, and nothing that was deleted", async () => {
  const source = await sourceOf(`<?xml version="1.0" encoding="UTF-8"?>
<osm version="0.6" generator="JOSM">
  <bounds minlat="41" minlon="2" maxlat="42" maxlon="3"/>
  <node id="1" lat="41.4" lon="2.1"><tag k="name" v="Font de les &quot;Tres&quot; Gràcies"/></node>
  <node id="2" lat="41.5" lon="2.2"/>
  <node id="3" lat="41.6" lon="2.2"/>
  <node id="4" action="delete" lat="41.6" lon="2.2"><tag k="name" v="Gone"/></node>
  <way id="5"><nd ref="2"/><nd ref="3"/><tag k="name" v="Carrer"/></way>
  <way id="6"><center lat="41.7" lon="2.3"/><tag k="name" v="Plaça"/></way>
  <way id="7"><nd ref="2" lat="41.5" lon="2.2"/><nd ref="9" lat="41.8" lon="2.2"/></way>
  <relation id="8"><member type="way" ref="5"><nd lat="41" lon="2"/><nd lat="42" lon="2"/></member><tag k="name" v="Xarxa"/></relation>
</osm>`);
  expect(
    source.items.map(({ shape, places, values }) => [values["name"], shape, ...places]),
  ).toEqual([
    ['Font de les "Tres" Gràcies', "point", [2.1, 41.4]],
    ["Carrer", "line", [2.2, 41.5], [2.2, 41.6]],
    ["Plaça", "point", [2.3, 41.7]],
    [undefined, "line", [2.2, 41.5], [2.2, 41.8]],
    ["Xarxa", "line", [2, 41], [2, 42]],
  ]);
  await expect(sourceOf('<osm><node id="1" lat="4"</osm>')).rejects.toThrow("brokenXml");
  await expect(
    sourceOf('<!DOCTYPE osm [<!ENTITY a "b">]><osm><node id="1"/></osm>'),
  ).rejects.toThrow("entities");
});
