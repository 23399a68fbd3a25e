#!/usr/bin/env bash
# three's OBJLoader cuts every face as a fan from its first corner, so that concave ones cover what lies outside of them.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init -y >/dev/null
npm install --silent --no-audit --no-fund three@0.187.0
cat >program.mjs <<'JS'
import { Triangle, Vector3 } from "three";
import { OBJLoader } from "three/addons/loaders/OBJLoader.js";

const square = [[0, 0], [2, 0], [2, 2], [0, 2]];
const l = [[0, 0], [2, 0], [2, 1], [1, 1], [1, 2], [0, 2]];
const u = [[0, 0], [3, 0], [3, 2], [2, 2], [2, 1], [1, 1], [1, 2], [0, 2]];
/** One face, whose corners are named from one of them on. */
const obj = (corners, from = 0) =>
  `${corners.map(([x, y]) => `v ${x} ${y} 0`).join("\n")}\nf ${corners
    .map((_, index) => ((index + from) % corners.length) + 1)
    .join(" ")}\n`;
const faces = {
  "square of 4 m2": obj(square),
  "L of 3 m2": obj(l),
  "the same L, named from its third corner on": obj(l, 2),
  "U of 5 m2": obj(u),
};
for (const [name, text] of Object.entries(faces)) {
  const { position } = new OBJLoader().parse(text).children[0].geometry.attributes;
  let area = 0;
  let turned = 0;
  for (let corner = 0; corner < position.count; corner += 3) {
    const [a, b, c] = [0, 1, 2].map((each) => new Vector3().fromBufferAttribute(position, corner + each));
    const triangle = new Triangle(a, b, c);
    area += triangle.getArea();
    if (triangle.getNormal(new Vector3()).z < 0) turned += 1;
  }
  console.log(`${name}: ${area} m2, ${turned} triangles that face the other way`);
}
JS
seen=$(node program.mjs)
expected="square of 4 m2: 4 m2, 0 triangles that face the other way
L of 3 m2: 3 m2, 0 triangles that face the other way
the same L, named from its third corner on: 4 m2, 1 triangles that face the other way
U of 5 m2: 7 m2, 1 triangles that face the other way"
cat <<TEXT
three 0.187.0

One would guess: a face of an OBJ is shown as what its outline encloses, from whichever corner it is named.
Seen:
$seen
Why it matters: facades with doors and floor plans are drawn with concave faces by programs that do not cut them. Doors are
walled up, and the same model looks right or wrong by the corner that a program named first. Nothing is said of it.
TEXT
[ "$seen" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
