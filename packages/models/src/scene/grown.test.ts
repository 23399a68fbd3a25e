import { expect, test } from "vitest";
import { boxGltf, encode } from "../fixtures/boxes.ts";
import { defaultModelLimits } from "../limits.ts";
import { readFiles } from "../read-files.ts";

/** A box that is nothing at rest, and as large at each second of its clip as is said. */
function growing(scales: readonly number[], path = "scale") {
  const { "box.gltf": text, ...rest } = boxGltf({ size: [1, 2, 3], animations: ["grow"] });
  const json = JSON.parse(new TextDecoder().decode(text)) as {
    nodes: object[];
    meshes: { primitives: object[]; weights?: number[] }[];
    buffers: object[];
    bufferViews: object[];
    accessors: object[];
    animations: { channels: object[]; samplers: object[] }[];
  };
  const sizes = Float32Array.from(
    path === "scale" ? scales.flatMap((scale) => [scale, scale, scale]) : scales,
  );
  const base64 = btoa(String.fromCharCode(...new Uint8Array(sizes.buffer)));
  json.buffers.push({ byteLength: sizes.byteLength, uri: `data:;base64,${base64}` });
  json.bufferViews.push({ buffer: 1, byteLength: sizes.byteLength });
  json.accessors.push({
    bufferView: json.bufferViews.length - 1,
    componentType: 5126,
    count: scales.length,
    type: path === "scale" ? "VEC3" : "SCALAR",
  });
  const [animation] = json.animations;
  if (animation) {
    animation.channels = [{ sampler: 0, target: { node: 0, path } }];
    animation.samplers = [{ input: 3, output: json.accessors.length - 1 }];
  }
  return { json, rest };
}

const sizeOf = async ({ json, rest }: ReturnType<typeof growing>) => {
  const files = { "box.gltf": encode(JSON.stringify(json)), ...rest };
  const given = Object.entries(files).map(([name, content]) => ({ name, content }));
  return (await readFiles(given, defaultModelLimits, false)).info.size;
};

test.each([
  ["grows", [0, 1, 2], [2, 4, 6]],
  ["grows and goes", [0, 2, 0], [2, 4, 6]],
])("UIK-05 what is nothing at first and %s is measured over its clip", async (_, scales, size) => {
  const made = growing(scales);
  made.json.nodes = [{ mesh: 0, scale: [0, 0, 0] }];
  const found = await sizeOf(made);
  for (const [side, length] of found.entries())
    expect(length / (size[side] ?? 0)).toBeCloseTo(1, 0);
});

test("UIK-05 a model that changes its size and is seen at rest is measured at rest", async () => {
  expect(await sizeOf(growing([1, 2, 3]))).toEqual([1, 2, 3]);
});

test.each([[[1]], [[0]]])(
  "UIK-05 a mesh of a morph target alone has surfaces, of weight %j at rest",
  async (weights) => {
    const made = growing([0, 1, 1], "weights");
    made.json.meshes = [
      { primitives: [{ attributes: {}, targets: [{ POSITION: 0 }], indices: 2 }], weights },
    ];
    expect(await sizeOf(made)).toEqual([1, 2, 3]);
  },
);
