import { expect, test } from "vitest";
import { dropLooseFaces, trianglesOf } from "./fbx-faces.ts";
import type { FbxNode, FbxValue } from "./fbx-tree.ts";
import { boxFbx, encode } from "../fixtures/boxes.ts";
import { defaultModelLimits } from "../limits.ts";
import { readFiles } from "../read-files.ts";

const node = (name: string, values: FbxValue[], children: FbxNode[] = []): FbxNode => ({
  name,
  values,
  children,
});
const list = (name: string, numbers: readonly number[]) => node(name, [Int32Array.from(numbers)]);
const layer = (name: string, mapping: string, ...arrays: FbxNode[]) =>
  node(name, [0], [node("MappingInformationType", [mapping]), ...arrays]);

/** A triangle, an edge, a triangle, a corner, and a triangle whose last corner is nowhere. */
const indexes = [0, 1, -3, 0, -2, 1, 2, -1, -1, 0, 1, -5];
const geometry = () =>
  node(
    "Geometry",
    [1, "", "Mesh"],
    [
      node("Vertices", [Float64Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0, NaN, 0, 0)]),
      list("PolygonVertexIndex", indexes),
      layer(
        "LayerElementUV",
        "ByPolygonVertex",
        list("UV", [5, 5, 6, 6]),
        list(
          "UVIndex",
          indexes.map((_, at) => at),
        ),
      ),
      layer(
        "LayerElementNormal",
        "ByPolygonVertex",
        list(
          "Normals",
          indexes.flatMap((_, at) => [at, at, at]),
        ),
      ),
      layer("LayerElementColor", "ByVertice", list("Colors", [1, 2, 3, 4])),
      layer("LayerElementMaterial", "ByPolygon", list("Materials", [10, 11, 12, 13, 14])),
    ],
  );
const numbers = (from: FbxNode, name: string): number[] =>
  from.name === name
    ? [...(from.values[0] as Int32Array)]
    : from.children.flatMap((child) => numbers(child, name));

test("UIK-05 edges without a face are left out of an FBX, with what its layers say of them", () => {
  const mesh = geometry();
  dropLooseFaces(mesh);
  expect(numbers(mesh, "PolygonVertexIndex")).toEqual([0, 1, -3, 1, 2, -1]);
  expect(numbers(mesh, "UVIndex")).toEqual([0, 1, 2, 5, 6, 7]);
  expect(numbers(mesh, "UV")).toEqual([5, 5, 6, 6]);
  expect(numbers(mesh, "Normals")).toEqual([0, 1, 2, 5, 6, 7].flatMap((at) => [at, at, at]));
  expect(numbers(mesh, "Colors")).toEqual([1, 2, 3, 4]);
  expect(numbers(mesh, "Materials")).toEqual([10, 12]);
});

test("UIK-05 faces without a surface are not counted against the others", () => {
  expect(trianglesOf(node("Geometry", [], [list("PolygonVertexIndex", indexes)]))).toBe(3);
});

const measured = async (text: string) =>
  (await readFiles([{ name: "a.fbx", content: encode(text) }], defaultModelLimits, false)).info;
const box = new TextDecoder().decode(boxFbx());

test("UIK-05 an FBX with edges beside its faces is measured without them", async () => {
  const withEdge = box.replace(/PolygonVertexIndex: \*(\d+) \{\s*a: /, "$&0,-2,");
  expect(withEdge).not.toBe(box);
  const text = withEdge.replace(/(PolygonVertexIndex: \*)24/, "$126");
  const [plain, edged] = [await measured(box), await measured(text)];
  expect([edged.triangles, edged.size]).toEqual([12, plain.size]);
});

test("UIK-05 an FBX whose corners are all in one place has no surface", async () => {
  const text = box.replace(/(Vertices: \*\d+ \{\s*a: )[^}]*/, `$1${"1,".repeat(23)}1`);
  await expect(measured(text)).rejects.toMatchObject({ code: "empty" });
});
