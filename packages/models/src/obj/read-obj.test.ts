import { type BufferGeometry, type Material, type Mesh, Triangle, Vector3 } from "three";
import { expect, test } from "vitest";
import { gatherFiles } from "../archive/file-set.ts";
import { boxObj } from "../fixtures/boxes.ts";
import { defaultModelLimits } from "../limits.ts";
import { judgedObj } from "./obj-text.ts";
import { readObj } from "./read-obj.ts";
import { ModelError } from "../problem.ts";
import { readFiles } from "../read-files.ts";
import { TextureSet } from "../textures/textures.ts";

/** The meshes of an OBJ, whose chunks may be cut anywhere. */
function meshesOf(content: Uint8Array<ArrayBuffer>, triangles = 1000, size = content.length) {
  const files = gatherFiles([{ name: "a.obj", content }], defaultModelLimits);
  const chunks = Array.from({ length: Math.ceil(content.length / size) }, (_, at) =>
    content.subarray(at * size, (at + 1) * size),
  );
  const cut = { ...files, chunks, main: { ...files.main, chunks: () => chunks } };
  const limits = { ...defaultModelLimits, triangles };
  const { root } = readObj(cut, new TextureSet(files, limits), limits);
  return root.children.map((child) => {
    const { name, material, geometry } = child as Mesh<BufferGeometry, Material>;
    const numbers = (of: string) =>
      Array.from(geometry.attributes[of]?.array ?? [], (value) => value + 0);
    return {
      object: name,
      material: material.name,
      positions: numbers("position"),
      normals: numbers("normal"),
      uvs: numbers("uv"),
      colours: numbers("color"),
    };
  });
}
const encode = (text: string) => new TextEncoder().encode(text);
const parse = (text: string, triangles?: number) => meshesOf(encode(text), triangles);
const square = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n";

function problemOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    return error instanceof ModelError ? error.code : error;
  }
  return "none";
}

test("UIK-05 a box has twelve triangles, its material and its library", () => {
  expect(judgedObj([boxObj()["box.obj"]], 1000).libraries).toEqual(["box.mtl"]);
  const parts = meshesOf(boxObj()["box.obj"]);
  expect(parts).toHaveLength(1);
  expect(parts[0]?.material).toBe("wood");
  expect(parts[0]?.positions).toHaveLength(12 * 9);
  expect(parts[0]?.uvs).toHaveLength(12 * 6);
});

test("UIK-05 corners are counted from the end when they are negative", () => {
  const [part] = parse(`${square}f -4 -3 -2 -1`);
  expect([...(part?.positions ?? [])]).toEqual([
    0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0,
  ]);
});

test("UIK-05 without normals each face has its own", () => {
  const [part] = parse(`${square}f 1 2 3`);
  expect([...(part?.normals ?? [])]).toEqual([0, 0, 1, 0, 0, 1, 0, 0, 1]);
});

test("UIK-05 smooth faces share the normals of their corners", () => {
  const fold = "v 0 0 0\nv 0 1 0\nv 1 0 0\nv 0 0 -1\ns 1\nf 1 3 2\nf 1 2 4";
  const [part] = parse(fold);
  const [x = 0, , z = 0] = part?.normals ?? [];
  expect(Math.abs(x)).toBeCloseTo(Math.SQRT1_2);
  expect(Math.abs(z)).toBeCloseTo(Math.SQRT1_2);
});

test("UIK-05 a line may go on after a backslash, and end as on other systems", () => {
  const [part] = parse(`${square.replaceAll("\n", "\r\n")}f 1 2 \\\r\n3`);
  expect(part?.positions).toHaveLength(9);
});

test.each([
  ["as it is seen", "1 2 3 4 5 6 7 8"],
  ["from behind", "8 7 6 5 4 3 2 1"],
])("UIK-05 a face around a court leaves the court open, %s", (_, corners) => {
  const ground = [0, 0, 6, 0, 6, 4, 4.5, 4, 4.5, 1.5, 1.5, 1.5, 1.5, 4, 0, 4];
  const points = Array.from({ length: 8 }, (_each, at) => ground.slice(at * 2, at * 2 + 2));
  for (const point of [
    ([x, y]: number[]) => `v ${x} 0 ${y}`,
    ([x, y]: number[]) => `v 1 ${y} ${x}`,
  ]) {
    const [part] = parse(`${points.map(point).join("\n")}\ns 1\nf ${corners}`);
    const triangles = Array.from(
      { length: 6 },
      (_each, at) =>
        new Triangle(
          ...([0, 3, 6].map((first) =>
            new Vector3().fromArray(part?.positions ?? [], at * 9 + first),
          ) as [Vector3, Vector3, Vector3]),
        ),
    );
    expect(triangles.reduce((sum, each) => sum + each.getArea(), 0)).toBeCloseTo(16.5);
    const facing = triangles.map((each) => each.getNormal(new Vector3()));
    for (const each of facing) expect(each.distanceTo(facing[0] ?? new Vector3())).toBeCloseTo(0);
    expect(part?.normals.slice(0, 3)).toEqual(facing[0]?.toArray().map((value) => value + 0));
  }
});

test("UIK-05 each material of an object is a part of its own", () => {
  const parts = parse(`${square}o a\nusemtl x\nf 1 2 3\nusemtl y\nf 1 3 4\nusemtl x\nf 1 2 4`);
  expect(parts.map(({ material, positions }) => [material, positions.length])).toEqual([
    ["x", 18],
    ["y", 9],
  ]);
});

test("UIK-05 more triangles than the limit are refused, however they are written", () => {
  expect(problemOf(() => parse(`${square}${"f 1 2 3\n".repeat(11)}`, 10))).toBe("tooComplex");
  expect(problemOf(() => parse(`${square}f ${"1 2 3 ".repeat(10)}`, 10))).toBe("tooComplex");
  expect(problemOf(() => judgedObj([encode(`f ${"1 ".repeat(2 ** 20)}`)], 1000))).toBe(
    "tooComplex",
  );
});

test("UIK-05 a corner with an unknown index is broken", () => {
  expect(problemOf(() => parse(`${square}f 1 2 9`))).toBe("broken");
});

test("UIK-05 an OBJ that comes in chunks gives the same, wherever they are cut", () => {
  const whole = boxObj()["box.obj"];
  const expected = meshesOf(whole);
  for (const size of [1, 7, 64]) expect(meshesOf(whole, 1000, size)).toEqual(expected);
});

test("UIK-05 a face has texture coordinates, and normals, where all of its corners have them", () => {
  const [part] = parse(`${square}vt 0.5 0.25\nvn 0 1 0\nf 1/1/1 2/1/1 3/1\nf 1/1/1 2//1 4/1/1`);
  expect(part?.uvs).toEqual([0.5, 0.25, 0.5, 0.25, 0.5, 0.25, 0, 0, 0, 0, 0, 0]);
  expect(part?.normals).toEqual([0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 1, 0]);
});

test("UIK-05 colours of points are shown where every point of an object has one", () => {
  const coloured = "v 0 0 0 1 0 0\nv 1 0 0 1 0 0\nv 1 1 0 1 0 0\n";
  expect(parse(`${coloured}f 1 2 3`)[0]?.colours).toEqual([1, 0, 0, 1, 0, 0, 1, 0, 0]);
  expect(parse(`${coloured}v 0 1 0\nf 1 2 3\nf 1 3 4`)[0]?.colours).toEqual([]);
});

test("UIK-05 an object has no material of the one before it", () => {
  const parts = parse(`${square}o a\nusemtl x\nf 1 2 3\no b\nusemtl\nf 1 3 4`);
  expect(parts.map(({ object, material }) => [object, material])).toEqual([
    ["a", "x"],
    ["b", ""],
  ]);
});

test("UIK-05 what has no faces is no cloud of points", () => {
  expect(parse("v 0 0 0\nv 1 1 1\nl 1 2\np 1")).toEqual([]);
});

test("UIK-05 the pictures of a material library that are not shown are named", async () => {
  const library = `newmtl paint
map_Ka colour.png
map_Kd colour.png
map_Pr -o 0 0 0 -clamp on maps\\Rough wood.png
map_Ns shine.png
`;
  const files = [
    { name: "a.obj", content: encode(`mtllib a.mtl\n${square}usemtl paint\nf 1 2 3\n`) },
    { name: "a.mtl", content: encode(library) },
  ];
  const { info } = await readFiles(files, defaultModelLimits, false);
  expect(info).toMatchObject({
    missingTextures: ["colour.png"],
    unshownTextures: ["Rough wood.png", "shine.png"],
  });
});

test.each([
  ["# Blender 3.4.1 MTL File: 'a.blend'", 0xe7_e7_00, 0xff_ff_ff],
  ["# Blender MTL File: 'a.blend'", 0xe7_e7_00, 0xff_ff_ff],
  ["# 3ds Max Wavefront OBJ Exporter", 0xcc_cc_00, 0xcc_cc_00],
])("LIB-07 the colours of a library that begins with %s", async (header, plain, textured) => {
  const library = `${header}\n
newmtl plain
Ns 96.0
Kd 0.800000 0.800000 0.000000
newmtl textured
Kd 0.8 0.8 0
map_Kd a.png
`;
  const faces = "usemtl plain\nf 1 2 3\nusemtl textured\nf 1 3 4\n";
  const files = [
    { name: "a.obj", content: encode(`mtllib a.mtl\n${square}${faces}`) },
    { name: "a.mtl", content: encode(library) },
  ];
  const { scene } = await readFiles(files, defaultModelLimits, true);
  expect(scene?.materials).toMatchObject([
    { name: "plain", color: plain },
    { name: "textured", color: textured },
  ]);
});
