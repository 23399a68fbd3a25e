// The package has no declarations, and apps that compile this file have to find ours.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./draco3dgltf.d.ts" />
import { BufferAttribute, BufferGeometry, type TypedArray } from "three";
import type { DracoModule } from "draco3dgltf/draco_decoder_gltf_nodejs.js";

/** Where the decoder's WebAssembly comes from; a browser and a server find it in other ways. */
let wasm: (() => Promise<ArrayBuffer>) | undefined;

export function setDracoWasm(load: () => Promise<ArrayBuffer>): void {
  wasm = load;
}

let started: Promise<DracoModule> | undefined;

async function start(): Promise<DracoModule> {
  const { default: create } = await import("draco3dgltf/draco_decoder_gltf_nodejs.js");
  if (!wasm) throw new Error("Nobody has said where the decoder is");
  return create({ wasmBinary: await wasm() });
}

type ArrayName =
  | "Float32Array"
  | "Int8Array"
  | "Int16Array"
  | "Int32Array"
  | "Uint8Array"
  | "Uint16Array"
  | "Uint32Array";

const arrays = {
  Float32Array,
  Int8Array,
  Int16Array,
  Int32Array,
  Uint8Array,
  Uint16Array,
  Uint32Array,
};

const dracoTypes = {
  Float32Array: "DT_FLOAT32",
  Int8Array: "DT_INT8",
  Int16Array: "DT_INT16",
  Int32Array: "DT_INT32",
  Uint8Array: "DT_UINT8",
  Uint16Array: "DT_UINT16",
  Uint32Array: "DT_UINT32",
} as const;

/**
 * Unpacks Draco meshes for three's GLTFLoader, which asks in this form. three's own loader would start workers from
 * blobs, which a strict content security policy blocks.
 */
export const dracoLoader = {
  preload() {
    return this;
  },
  async decodeDracoFile(
    buffer: ArrayBuffer,
    onLoad: (geometry: BufferGeometry) => void,
    ids: Record<string, number>,
    types: Record<string, ArrayName>,
    _colourSpace: unknown,
    onError: (error: unknown) => void,
  ): Promise<void> {
    try {
      started ??= start();
      onLoad(decoded(await started, new Int8Array(buffer), ids, types));
    } catch (error) {
      onError(error);
    }
  },
};

function decoded(
  draco: DracoModule,
  bytes: Int8Array,
  ids: Record<string, number>,
  types: Record<string, ArrayName>,
): BufferGeometry {
  const decoder = new draco.Decoder();
  const mesh = new draco.Mesh();
  try {
    const status = decoder.DecodeArrayToMesh(bytes, bytes.length, mesh);
    if (!status.ok() || mesh.ptr === 0) throw new Error(status.error_msg());
    const geometry = new BufferGeometry();
    for (const [name, id] of Object.entries(ids)) {
      const attribute = decoder.GetAttributeByUniqueId(mesh, id);
      const type = types[name] ?? "Float32Array";
      const size = attribute.num_components();
      const values = copied(draco, type, mesh.num_points() * size, (bytesOf, place) =>
        decoder.GetAttributeDataArrayForAllPoints(
          mesh,
          attribute,
          draco[dracoTypes[type]],
          bytesOf,
          place,
        ),
      );
      geometry.setAttribute(name, new BufferAttribute(values, size));
    }
    const index = copied(draco, "Uint32Array", mesh.num_faces() * 3, (bytesOf, place) =>
      decoder.GetTrianglesUInt32Array(mesh, bytesOf, place),
    );
    return geometry.setIndex(new BufferAttribute(index, 1));
  } finally {
    draco.destroy(mesh);
    draco.destroy(decoder);
  }
}

/** A list that the decoder has written into its own memory, as a copy. */
function copied(
  draco: DracoModule,
  type: ArrayName,
  count: number,
  write: (bytes: number, place: number) => void,
): TypedArray {
  const List = arrays[type];
  const bytes = count * List.BYTES_PER_ELEMENT;
  const place = draco["_malloc"](bytes);
  write(bytes, place);
  const list = new List(draco.HEAPF32.buffer, place, count).slice();
  draco["_free"](place);
  return list;
}
