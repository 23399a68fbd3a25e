#!/usr/bin/env bash
# three's USDLoader ignores the texture of a surface's opacity unless it is the one of its colour.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init -y >/dev/null
npm install --silent --no-audit --no-fund three@0.187.0
cat >program.mjs <<'JS'
import { USDLoader } from "three/examples/jsm/loaders/USDLoader.js";

const said = [];
for (const level of ["warn", "error"]) console[level] = (...words) => said.push(words);
// No picture is loaded: only what the material is made of matters.
globalThis.document = { createElementNS: () => ({ addEventListener() {}, removeEventListener() {} }) };
globalThis.URL.createObjectURL = () => "blob:none";
const texture = (name) => `
      def Shader "${name}"
      {
        uniform token info:id = "UsdUVTexture"
        asset inputs:file = @${name}.png@
        float outputs:r
        float3 outputs:rgb
      }`;
const text = `#usda 1.0
(
  defaultPrim = "Root"
)
def Xform "Root"
{
  def Mesh "Leaf"
  {
    int[] faceVertexCounts = [3]
    int[] faceVertexIndices = [0, 1, 2]
    point3f[] points = [(0, 0, 0), (1, 0, 0), (0, 1, 0)]
    rel material:binding = </Root/Paint>
  }
  def Material "Paint"
  {
    token outputs:surface.connect = </Root/Paint/Surface.outputs:surface>${texture("Colour")}${texture("Mask")}
    def Shader "Surface"
    {
      uniform token info:id = "UsdPreviewSurface"
      color3f inputs:diffuseColor.connect = </Root/Paint/Colour.outputs:rgb>
      float inputs:opacity.connect = </Root/Paint/Mask.outputs:r>
      token outputs:surface
    }
  }
}
`;
new USDLoader().parse(text).traverse(({ isMesh, material }) => {
  if (!isMesh) return;
  console.log(`transparent: ${material.transparent}, opacity: ${material.opacity}`);
  console.log(`texture of the colour: ${material.map !== null}`);
  console.log(`texture of the opacity: ${material.alphaMap !== null}`);
});
console.log(`said: ${said.some((words) => /opacity|alpha|mask/i.test(String(words))) ? said : "nothing of it"}`);
JS
seen=$(node program.mjs)
expected='transparent: true, opacity: 1
texture of the colour: true
texture of the opacity: false
said: nothing of it'
cat <<TEXT
three 0.187.0, examples/jsm/loaders/USDLoader.js

One would guess: an opacity that is connected to a texture of its own becomes the material's alphaMap, as UsdPreviewSurface lets each
input have a texture, and as three's own materials have it.
Seen, of a surface whose colour and opacity have a texture each:
$seen
Why it matters: programs that export leaves, fences and fades often keep the mask in a picture beside that of the colour. Here such a
surface is drawn opaque. A test that reads USD again with this loader has to look for the mask in the text, and a writer for it would
have to merge both pictures.
TEXT
[ "$seen" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
