import { CSV_MARK, writeCsv } from "@panel/domain/csv";
import { xmlText } from "@panel/domain/xml-text";
import { FILE_COLUMNS, gpxElement, type ExportedPoint } from "@panel/domain/route-files/exported";
import type { RouteFormat } from "@panel/domain/route-files/source";

/** Namespace of the values in a GPX file that GPX has no element for. */
export const GPX_VALUES = "urn:explorar:route";

export const MEDIA_TYPES: Record<RouteFormat, string> = {
  geojson: "application/geo+json",
  gpx: "application/gpx+xml",
  kml: "application/vnd.google-earth.kml+xml",
  csv: "text/csv;charset=utf-8",
};

/**
 * Writes the points of a route as the text of a file.
 * @param title the name of the route
 */
export function writeRouteFile(
  format: RouteFormat,
  title: string,
  points: readonly ExportedPoint[],
): string {
  switch (format) {
    case "geojson":
      return geoJson(title, points);
    case "gpx":
      return gpx(title, points);
    case "kml":
      return kml(title, points);
    case "csv":
      return csv(points);
  }
}

function geoJson(title: string, points: readonly ExportedPoint[]): string {
  const features = points.map(({ position: { lat, lon }, name, text, values }) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [lon, lat] },
    properties: { name, description: text, ...values },
  }));
  return `${JSON.stringify({ type: "FeatureCollection", name: title, features }, undefined, 2)}\n`;
}

function gpx(title: string, points: readonly ExportedPoint[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="Explorar" xmlns="http://www.topografix.com/GPX/1/1" xmlns:explorar="${GPX_VALUES}">`,
    `  <metadata><name>${xmlText(title)}</name></metadata>`,
    ...points.flatMap(({ position: { lat, lon }, name, text, values }) => [
      `  <wpt lat="${lat}" lon="${lon}">`,
      `    <name>${xmlText(name)}</name>`,
      ...(text ? [`    <desc>${xmlText(text)}</desc>`] : []),
      "    <extensions>",
      ...Object.entries(values).map(
        ([key, value]) =>
          `      <explorar:${gpxElement(key)}>${xmlText(value)}</explorar:${gpxElement(key)}>`,
      ),
      "    </extensions>",
      "  </wpt>",
    ]),
    "</gpx>",
    "",
  ].join("\n");
}

function kml(title: string, points: readonly ExportedPoint[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    "  <Document>",
    `    <name>${xmlText(title)}</name>`,
    ...points.flatMap(({ position: { lat, lon }, name, text, values }) => [
      "    <Placemark>",
      `      <name>${xmlText(name)}</name>`,
      ...(text ? [`      <description>${xmlText(html(text))}</description>`] : []),
      "      <ExtendedData>",
      ...Object.entries(values).map(
        ([key, value]) =>
          `        <Data name="${xmlText(key)}"><value>${xmlText(value)}</value></Data>`,
      ),
      "      </ExtendedData>",
      `      <Point><coordinates>${lon},${lat}</coordinates></Point>`,
      "    </Placemark>",
    ]),
    "  </Document>",
    "</kml>",
    "",
  ].join("\n");
}

function csv(points: readonly ExportedPoint[]): string {
  const columns = FILE_COLUMNS.filter((column) => points.some(({ values }) => values[column]));
  return (
    CSV_MARK +
    writeCsv([
      // Other programs look for a name and a description; here they repeat those of one language.
      ["latitude", "longitude", "name", "description", ...columns],
      ...points.map(({ position: { lat, lon }, name, text, values }) => [
        lat,
        lon,
        name,
        text,
        ...columns.map((column) => values[column] ?? ""),
      ]),
    ])
  );
}

/** A text as HTML, which descriptions in KML are. */
const html = (text: string): string => xmlText(text).replaceAll("\n", "<br>");
