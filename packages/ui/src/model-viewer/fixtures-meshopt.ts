import { encode } from "./fixtures.ts";

/** The corners (0, 0, 0), (2, 0, 0) and (0, 3, 0) as floats, written by the encoder of meshoptimizer. */
export const packedCorners =
  "oAAAAAE8AAAAgH8AAAEMAAAAgAEMAAAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==";

/** A blue triangle as glTF, packed with meshopt. */
export function packedTriangle(base64 = packedCorners): Uint8Array<ArrayBuffer> {
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
      materials: [{ pbrMetallicRoughness: { baseColorFactor: [0, 0, 1, 1], metallicFactor: 0 } }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
      nodes: [{ mesh: 0 }],
      scenes: [{ nodes: [0] }],
    }),
  );
}
