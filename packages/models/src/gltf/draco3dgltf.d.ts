/** The parts of Google's decoder that are used; the package has no declarations. */
declare module "draco3dgltf/draco_decoder_gltf_nodejs.js" {
  interface DracoAttribute {
    num_components(): number;
  }

  interface DracoMesh {
    ptr: number;
    num_points(): number;
    num_faces(): number;
  }

  interface DracoDecoder {
    DecodeArrayToMesh(
      bytes: Int8Array,
      length: number,
      mesh: DracoMesh,
    ): { ok(): boolean; error_msg(): string };
    GetAttributeByUniqueId(mesh: DracoMesh, id: number): DracoAttribute;
    GetAttributeDataArrayForAllPoints(
      mesh: DracoMesh,
      attribute: DracoAttribute,
      type: number,
      bytes: number,
      place: number,
    ): boolean;
    GetTrianglesUInt32Array(mesh: DracoMesh, bytes: number, place: number): boolean;
  }

  type DataType =
    | "DT_FLOAT32"
    | "DT_INT8"
    | "DT_INT16"
    | "DT_INT32"
    | "DT_UINT8"
    | "DT_UINT16"
    | "DT_UINT32";

  export type DracoModule = Record<DataType, number> & {
    Decoder: new () => DracoDecoder;
    Mesh: new () => DracoMesh;
    HEAPF32: Float32Array<ArrayBuffer>;
    destroy(object: object): void;
    _malloc(bytes: number): number;
    _free(place: number): void;
  };

  export default function create(options: { wasmBinary: ArrayBuffer }): Promise<DracoModule>;
}
