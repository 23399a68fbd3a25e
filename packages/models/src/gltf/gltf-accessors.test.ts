import { describe, expect, test } from "vitest";
import { boxGltf, encode, zipOf } from "../fixtures/boxes.ts";
import { defaultModelLimits } from "../limits.ts";
import { readFiles } from "../read-files.ts";

// oxlint-disable-next-line typescript/no-explicit-any
type Json = any;

/** The box with other numbers in its description or its buffer. */
function changed(change: (json: Json, numbers: DataView) => void): Uint8Array<ArrayBuffer> {
  const files = boxGltf();
  const json: Json = JSON.parse(new TextDecoder().decode(files["box.gltf"]));
  const numbers = new Uint8Array(files["box.bin"]);
  change(json, new DataView(numbers.buffer));
  return zipOf({ "box.gltf": encode(JSON.stringify(json)), "box.bin": numbers });
}

const read = async (content: Uint8Array<ArrayBuffer>) =>
  (await readFiles([{ name: "a.zip", content }], defaultModelLimits, false)).info;

const sparse = (count: number, at: readonly number[]) => (json: Json, numbers: DataView) => {
  for (const [index, place] of at.entries()) numbers.setUint16(index * 2, place, true);
  json.accessors[1].sparse = {
    count,
    indices: { bufferView: 0, componentType: 5123 },
    values: { bufferView: 1 },
  };
};

describe("TRU-23 a glTF whose numbers lie is damaged", () => {
  test.each<[string, (json: Json, numbers: DataView) => void]>([
    [
      "an index behind its corners",
      ({ bufferViews: [, , view] }, numbers) => numbers.setUint16(view.byteOffset + 10, 8, true),
    ],
    ["an accessor behind its view", ({ accessors }) => (accessors[2].count = 37)],
    ["an accessor of no view", ({ accessors }) => (accessors[0].bufferView = 99)],
    ["a negative offset", ({ accessors }) => (accessors[0].byteOffset = -12)],
    ["an offset beyond 2^53", ({ accessors }) => (accessors[0].byteOffset = 2 ** 60)],
    ["a count that is no whole number", ({ accessors }) => (accessors[0].count = 7.5)],
    ["a view behind its buffer", ({ bufferViews }) => (bufferViews[0].byteLength = 2 ** 40)],
    ["a view of no buffer", ({ bufferViews }) => (bufferViews[0].buffer = 3)],
    ["a buffer of a negative length", ({ buffers }) => (buffers[0].byteLength = -1)],
    ["elements that overlap", ({ bufferViews }) => (bufferViews[0].byteStride = 4)],
    ["bounds of another shape", ({ accessors }) => (accessors[0].max = [1, 1])],
    ["bounds that are no numbers", ({ accessors }) => (accessors[0].min = ["a", 0, 0])],
    ["bounds the wrong way round", ({ accessors }) => (accessors[0].min = [9, 0, 0])],
    ["lists of other lengths for one surface", ({ accessors }) => (accessors[1].count = 4)],
    ["indices that are no whole numbers", ({ accessors }) => (accessors[2].componentType = 5122)],
    ["positions of two numbers", ({ accessors }) => (accessors[0].type = "VEC2")],
    ["a surface of no accessor", ({ meshes }) => (meshes[0].primitives[0].indices = 77)],
    ["a node of no mesh", ({ nodes }) => (nodes[0].mesh = 5)],
    [
      "more sparse values than the view has",
      (json, numbers) => {
        sparse(3, [0])(json, numbers);
        json.accessors[1].sparse.values.byteOffset = 48;
      },
    ],
    ["more sparse values than the list", sparse(9, [0])],
    ["no sparse value", sparse(0, [0])],
  ])("UIK-05 %s", async (_what, change) => {
    await expect(read(changed(change))).rejects.toMatchObject({ code: "broken" });
  });

  test("UIK-05 what holds is read, also with sparse values", async () => {
    expect(await read(changed(() => {}))).toMatchObject({ triangles: 12 });
    expect(await read(changed(sparse(2, [1, 3])))).toMatchObject({ triangles: 12 });
  });
});
