import { encode } from "./fixtures.ts";

/** The triangle (0, 0, 0), (2, 0, 0) and (0, 3, 0), written by the encoder of Draco. */
export const dracoTriangle =
  "RFJBQ08CAgEBAAAAAwEAAQAAAQf/AREB/wAAAQAJAwAAAgEBAQAPB1UVK60qA/VvgasqAAAAsKoBAACAAAAAAAD/PwAAAAAAAAAAAAAAAAAAAABAQA4=";

/** A blue triangle as glTF, packed with Draco. */
export function dracoModel(base64 = dracoTriangle): Uint8Array<ArrayBuffer> {
  const name = "KHR_draco_mesh_compression";
  const { length: byteLength } = atob(base64);
  return encode(
    JSON.stringify({
      asset: { version: "2.0" },
      extensionsUsed: [name],
      extensionsRequired: [name],
      buffers: [{ byteLength, uri: `data:;base64,${base64}` }],
      bufferViews: [{ buffer: 0, byteLength }],
      accessors: [
        { componentType: 5126, count: 3, type: "VEC3", min: [0, 0, 0], max: [2, 3, 0] },
        { componentType: 5125, count: 3, type: "SCALAR" },
      ],
      materials: [{ pbrMetallicRoughness: { baseColorFactor: [0, 0, 1, 1], metallicFactor: 0 } }],
      meshes: [
        {
          primitives: [
            {
              attributes: { POSITION: 0 },
              indices: 1,
              material: 0,
              extensions: { [name]: { bufferView: 0, attributes: { POSITION: 0 } } },
            },
          ],
        },
      ],
      nodes: [{ mesh: 0 }],
      scenes: [{ nodes: [0] }],
    }),
  );
}
