import { expect, test } from "vitest";
import { encode } from "./fixtures.ts";
import { defaultModelLimits } from "./limits.ts";
import { readFiles } from "./read-files.ts";

/** The corners (0, 0, 0), (2, 0, 0) and (0, 3, 0) as floats, written by the encoder of meshoptimizer. */
const packed =
  "oAAAAAE8AAAAgH8AAAEMAAAAgAEMAAAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==";

const packedModel = (base64: string) => {
  const buffer = { byteLength: atob(base64).length, uri: `data:;base64,${base64}` };
  const name = "EXT_meshopt_compression";
  const meshopt = { buffer: 0, byteLength: buffer.byteLength, byteStride: 12, count: 3 };
  return encode(
    JSON.stringify({
      asset: { version: "2.0" },
      extensionsUsed: [name],
      extensionsRequired: [name],
      buffers: [buffer, { byteLength: 36, extensions: { [name]: { fallback: true } } }],
      bufferViews: [
        {
          buffer: 1,
          byteLength: 36,
          byteStride: 12,
          extensions: { [name]: { ...meshopt, mode: "ATTRIBUTES" } },
        },
      ],
      accessors: [
        {
          bufferView: 0,
          componentType: 5126,
          count: 3,
          type: "VEC3",
          min: [0, 0, 0],
          max: [2, 3, 0],
        },
      ],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      nodes: [{ mesh: 0 }],
      scenes: [{ nodes: [0] }],
    }),
  );
};
const read = (base64: string) =>
  readFiles([{ name: "a.gltf", content: packedModel(base64) }], defaultModelLimits, true);

test("UIK-05 LIB-04 a model that is packed with meshopt is unpacked, measured and handed to the viewer", async () => {
  const { info, scene } = await read(packed);
  expect(info).toMatchObject({ triangles: 1, vertices: 3, size: [2, 3, 0] });
  expect(scene).toBeDefined();
});

test("UIK-05 a model whose packed corners are cut short is refused", async () => {
  const short = btoa(atob(packed).slice(0, -6));
  await expect(read(short)).rejects.toMatchObject({ name: "ModelError" });
});
