interface GltfTexture {
  source?: number;
  sampler?: number;
  extensions?: Record<string, { source?: number }>;
}

export interface GltfMaterial {
  pbrMetallicRoughness?: object;
  extensions?: Record<string, unknown>;
}

/** The parts of a glTF that are judged before it is loaded. */
export interface GltfDescription {
  asset?: { version?: unknown };
  extensionsRequired?: string[];
  extensionsUsed?: string[];
  buffers?: { uri?: unknown; byteLength?: number; extensions?: Record<string, unknown> }[];
  bufferViews?: {
    buffer?: number;
    byteOffset?: number;
    byteLength?: number;
    byteStride?: number;
  }[];
  accessors?: {
    bufferView?: number;
    byteOffset?: number;
    componentType?: number;
    count?: number;
    type?: string;
    min?: readonly number[];
    max?: readonly number[];
    sparse?: {
      count?: number;
      indices?: { bufferView?: number; byteOffset?: number; componentType?: number };
      values?: { bufferView?: number; byteOffset?: number };
    };
  }[];
  textures?: GltfTexture[];
  samplers?: object[];
  materials?: GltfMaterial[];
  images?: { uri?: unknown; bufferView?: unknown; name?: unknown }[];
  nodes?: { mesh?: number; children?: unknown }[];
  meshes?: {
    primitives?: {
      mode?: number;
      indices?: number;
      attributes?: Record<string, number>;
      targets?: Record<string, number>[];
      extensions?: Record<string, unknown>;
    }[];
  }[];
}
