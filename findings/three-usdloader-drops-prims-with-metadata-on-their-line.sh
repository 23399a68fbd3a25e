#!/usr/bin/env bash
# three's USDLoader drops a prim, and all that is in it, whose metadata stand on the line of its name; it says nothing.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init -y >/dev/null
npm install --silent --no-audit --no-fund three@0.187.0 tinyusdz@0.9.0-rc10
cat >program.mjs <<'JS'
import { readFileSync } from "node:fs";
import { USDLoader } from "three/examples/jsm/loaders/USDLoader.js";
import createTinyUsdz from "tinyusdz";

// tinyusdz is built for pages; it starts in Node where this looks like a worker.
Object.assign(globalThis, { WorkerGlobalScope: Object });
Object.assign(process, { type: "renderer" });
const module = new WebAssembly.Module(readFileSync("node_modules/tinyusdz/tinyusdz.wasm"));
const { TinyUSDZLoaderNative } = await createTinyUsdz({
  instantiateWasm: (imports, done) => (done(new WebAssembly.Instance(module, imports)), {}),
  print() {},
  printErr() {},
});

const said = [];
for (const level of ["log", "warn", "error"]) console[level] = (...words) => said.push(words);
const write = (text) => process.stdout.write(`${text}\n`);
const sceneOf = (head) => `#usda 1.0
(
    defaultPrim = "Root"
)
def Xform "Root"
{
    ${head}
    {
        int[] faceVertexCounts = [3]
        int[] faceVertexIndices = [0, 1, 2]
        point3f[] points = [(0, 0, 0), (1, 0, 0), (0, 1, 0)]
    }
}
`;
for (const [name, head] of [
  ["over three lines", 'def Mesh "Leaf" (\n        kind = "component"\n    )'],
  ["on one line", 'def Mesh "Leaf" (kind = "component")'],
]) {
  const text = sceneOf(head);
  let byThree = 0;
  new USDLoader().parse(text).traverse((object) => (byThree += object.isMesh ? 1 : 0));
  const loader = new TinyUSDZLoaderNative();
  loader.loadFromBinary(new TextEncoder().encode(text), "a.usda");
  write(`metadata ${name}: tinyusdz reads ${loader.numMeshes()} mesh, three ${byThree}`);
}
write(`three said: ${said.length === 0 ? "nothing" : JSON.stringify(said)}`);
JS
seen=$(node program.mjs)
expected='metadata over three lines: tinyusdz reads 1 mesh, three 1
metadata on one line: tinyusdz reads 1 mesh, three 0
three said: nothing'
cat <<TEXT
three 0.187.0, examples/jsm/loaders/USDLoader.js; tinyusdz 0.9.0-rc10

One would guess: where the line breaks are makes no difference to a scene in USD's text format, whose parts are divided by brackets;
or a reader that goes by lines says what it cannot read.
Seen, of one triangle:
$seen
Why it matters: people and programs write "def Mesh "Leaf" (kind = "component")" on one line. The reader takes it for an assignment,
because it has a "=", and shows a model with parts missing. Who writes USD for it has to break the lines as usdcat does; who reads with
it has to count what has come.
TEXT
[ "$seen" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
