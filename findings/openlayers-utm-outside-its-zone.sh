#!/usr/bin/env bash
# OpenLayers' built-in UTM projections do not give back the place that went in, a few degrees outside of a zone.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ol@10.11.0 proj4@2.20.2
cat >program.mjs <<'JS'
import proj4 from "proj4";
import { transform } from "ol/proj.js";

// Spain keeps data of the Canary Islands in zone 30 too (EPSG:25830), the zone of the mainland.
const places = [
  ["Madrid in zone 30", 30, [-3.7038, 40.4168]],
  ["Barcelona in zone 30", 30, [2.1734, 41.3851]],
  ["Santa Cruz de Tenerife in zone 28", 28, [-16.2546, 28.4636]],
  ["Santa Cruz de Tenerife in zone 30", 30, [-16.2546, 28.4636]],
  ["El Hierro in zone 30", 30, [-18, 27.74]],
];
const degree = Math.PI / 180;
const metres = ([lon, lat], [lon2, lat2]) =>
  Math.hypot((lon - lon2) * 111320 * Math.cos(lat * degree), (lat - lat2) * 110574);
for (const [name, zone, place] of places) {
  const code = `EPSG:${32600 + zone}`;
  const there = transform(place, "EPSG:4326", code);
  const back = transform(there, code, "EPSG:4326");
  const definition = `+proj=utm +zone=${zone} +datum=WGS84`;
  const same = proj4(definition, "EPSG:4326", proj4("EPSG:4326", definition, place));
  console.log(
    `${name}: ol ${metres(place, back).toFixed(0)} m off, proj4 ${metres(place, same).toFixed(0)} m off`,
  );
}
JS
seen=$(node program.mjs)
expected="Madrid in zone 30: ol 0 m off, proj4 0 m off
Barcelona in zone 30: ol 0 m off, proj4 0 m off
Santa Cruz de Tenerife in zone 28: ol 0 m off, proj4 0 m off
Santa Cruz de Tenerife in zone 30: ol 92 m off, proj4 0 m off
El Hierro in zone 30: ol 199 m off, proj4 0 m off"
cat <<TEXT
ol 10.11.0 (built-in EPSG:32601 to 32760), proj4 2.20.2

One would guess: a place that is transformed to UTM and back is the same place, as it is with proj4.
Seen, there and back:
$seen
Why it matters: national data sets keep far islands in the zone of the mainland. Read with OpenLayers alone, a point of a
route on Tenerife lands a street away, on El Hierro two, without an error.
TEXT
[ "$seen" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
