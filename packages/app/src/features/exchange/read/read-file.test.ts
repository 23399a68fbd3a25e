import { candidates } from "@panel/domain/route-files/candidates";
import { matchTargets } from "@panel/domain/route-files/columns";
import { listedPoints } from "@panel/domain/route-files/listed-point";
import type { RouteSource } from "@panel/domain/route-files/source";
import { proposedFormats } from "@panel/domain/route-files/text-format";
import { strToU8, zipSync } from "fflate";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readFile } from "./read-file.ts";
import { readXml } from "./read-xml.ts";

beforeAll(() => {
  const { DOMParser, Node, Element } = new JSDOM().window;
  for (const [name, value] of Object.entries({ DOMParser, Node, Element }))
    vi.stubGlobal(name, value);
});
afterAll(() => vi.unstubAllGlobals());

async function sourceOf(content: BlobPart): Promise<RouteSource> {
  const read = await readFile(new Blob([content]), () => undefined);
  if (read.kind === "table") throw new Error("It is read as a table");
  return read.kind === "source" ? read.source : readXml(read.xml, new AbortController().signal);
}

/** What is proposed of a file for a route that is written in Spanish. */
function proposed(source: RouteSource) {
  const found = candidates(source, {
    columns: matchTargets(source.columns, "cas"),
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
