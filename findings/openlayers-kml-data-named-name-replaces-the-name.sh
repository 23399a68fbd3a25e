#!/usr/bin/env bash
# OpenLayers' KML reader lets a column of data that is called "name" replace the name of its placemark.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ol@10.11.0 jsdom@26.1.0
cat >program.mjs <<'JS'
import { JSDOM } from "jsdom";

const { window } = new JSDOM("");
for (const name of ["DOMParser", "XMLSerializer", "Node", "document", "XMLDocument", "Document"])
  globalThis[name] = window[name];
const { default: KML } = await import("ol/format/KML.js");
const { default: GeoJSON } = await import("ol/format/GeoJSON.js");

const read = (data) => {
  const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Puerta</name>
    <ExtendedData>${data}</ExtendedData>
    <Point><coordinates>-3.7,40.4</coordinates></Point></Placemark></kml>`;
  const [feature] = new KML({ extractStyles: false }).readFeatures(kml);
  return `named ${feature.get("name")}, ${feature.getGeometry() ? "with" : "without"} a place`;
};
console.log("KML, no data:", read(""));
console.log("KML, data 'name':", read('<Data name="name"><value>12</value></Data>'));
const [geo] = new GeoJSON().readFeatures({
  type: "Feature",
  properties: { geometry: "POINT" },
  geometry: { type: "Point", coordinates: [-3.7, 40.4] },
});
const place = geo.get("geometry");
console.log("GeoJSON, property 'geometry':", typeof place === "string" ? `the place is the text ${place}` : "a place");
JS
seen=$(node program.mjs)
expected="KML, no data: named Puerta, with a place
KML, data 'name': named 12, with a place
GeoJSON, property 'geometry': the place is the text POINT"
cat <<TEXT
ol 10.11.0, jsdom 26.1.0

One would guess: a placemark keeps its name, and a feature its place, whatever the columns of its data are called.
Seen:
$seen
Why it matters: programs that turn tables into KML or GeoJSON write every column as data, and a table often has one called
name or geometry. Points come in named after a number, or without a place, and no error says so.
TEXT
[ "$seen" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
