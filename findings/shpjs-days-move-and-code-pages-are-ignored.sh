#!/usr/bin/env bash
# shpjs makes moments of the days in a shapefile's table, NaN of empty numbers, and ignores the table's own code page.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init -y >/dev/null
npm install --silent --no-audit --no-fund shpjs@6.2.0 fflate@0.8.2
cat >program.mjs <<'JS'
import { zipSync } from "fflate";
import shp from "shpjs";

/** One point, by ESRI's description of a shapefile. */
const points = Buffer.alloc(128);
points.writeInt32BE(9994, 0);
points.writeInt32BE(64, 24);
points.writeInt32LE(1000, 28);
points.writeInt32LE(1, 32);
points.writeInt32BE(1, 100);
points.writeInt32BE(10, 104);
points.writeInt32LE(1, 108);
points.writeDoubleLE(2.17, 112);
points.writeDoubleLE(41.4, 120);

/** A table of dBASE whose header names code page 1252 with its number 0x57. */
const columns = [["NAME", "C", 12], ["OPENED", "D", 8], ["HEIGHT", "N", 6], ["OPEN", "L", 1]];
const row = ["Pla\u00E7a Reial", "20260531", "", "?"];
const length = columns.reduce((sum, [, , size]) => sum + size, 1);
const start = 32 + 32 * columns.length + 1;
const table = Buffer.alloc(start + length, 32);
table.fill(0, 0, start);
table.set([3, 126, 5, 31]);
table.writeUInt32LE(1, 4);
table.writeUInt16LE(start, 8);
table.writeUInt16LE(length, 10);
table[29] = 0x57;
let at = start + 1;
for (const [index, [name, type, size]] of columns.entries()) {
  table.write(name, 32 + 32 * index, "latin1");
  table.write(type, 32 + 32 * index + 11, "latin1");
  table[32 + 32 * index + 16] = size;
  table.write(row[index].padEnd(size), at, "latin1");
  at += size;
}
table[start - 1] = 13;

const [{ properties }] = (await shp(zipSync({ "a.shp": points, "a.dbf": table }))).features;
for (const [name, value] of Object.entries(properties)) {
  const shown = value instanceof Date ? `${value.toISOString()} (a moment)` : String(value);
  console.log(`${name}: ${shown}`);
}
JS
seen=$(TZ=Europe/Madrid node program.mjs)
expected="NAME: Pla�a Reial
OPENED: 2026-05-30T22:00:00.000Z (a moment)
HEIGHT: NaN
OPEN: false"
cat <<TEXT
shpjs 6.2.0, in the time zone of Madrid

One would guess: the day 31 May 2026 stays that day, a number that is not there is null, "?" (not known) is not "no", and the
name is read with the code page 1252 that the table itself names.
Seen:
$seen
Why it matters: a list of monuments says the day before as soon as a value is written as ISO or JSON, heights that nobody
measured become NaN, and every accent of a town's older shapefiles, which have no .cpg beside them, is lost.
TEXT
[ "$seen" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
