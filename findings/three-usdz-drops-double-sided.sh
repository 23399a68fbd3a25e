#!/usr/bin/env bash
# three's USDZExporter says that USDZ has no double-sided materials, and writes normals of length zero where there are none.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init -y >/dev/null
npm install --silent --no-audit --no-fund three@0.187.0
cat >program.mjs <<'JS'
import { BufferGeometry, DoubleSide, Float32BufferAttribute, Mesh, MeshStandardMaterial, Scene } from "three";
import { USDZExporter } from "three/examples/jsm/exporters/USDZExporter.js";
import { strFromU8, unzipSync } from "three/examples/jsm/libs/fflate.module.js";

const said = [];
console.warn = (text) => said.push(String(text));
const triangle = new BufferGeometry();
triangle.setAttribute("position", new Float32BufferAttribute([0, 0, 0, 1, 0, 0, 0, 1, 0], 3));
const scene = new Scene();
scene.add(new Mesh(triangle, new MeshStandardMaterial({ side: DoubleSide })));
const archive = unzipSync(new Uint8Array(await new USDZExporter().parseAsync(scene)));
const layers = Object.values(archive).map((bytes) => strFromU8(bytes)).join("\n");
console.log(`said: ${said.find((text) => text.includes("double"))}`);
console.log(`"doubleSided" in the layers: ${layers.includes("doubleSided")}`);
console.log(`normals: ${/normal3f\[\] normals = (\[.*?\])/.exec(layers)?.[1]}`);
JS
seen=$(node program.mjs)
expected='said: THREE.USDZExporter: USDZ does not support double sided materials
"doubleSided" in the layers: false
normals: [(0, 0, 0), (0, 0, 0), (0, 0, 0)]'
cat <<TEXT
three 0.187.0, examples/jsm/exporters/USDZExporter.js

One would guess: a double-sided material becomes "uniform bool doubleSided = 1", which every mesh of USD may have (UsdGeomGprim);
a geometry without normals is written without them, so that the reader computes its own.
Seen, of one double-sided triangle without normals:
$seen
Why it matters: leaves, flags and clothes are modelled as double-sided sheets. A viewer that follows the file may leave them out
from behind, and has no direction to light such faces by. An exporter for authors' models has to write both itself.
TEXT
[ "$seen" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
