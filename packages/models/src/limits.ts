import type { ModelLimits } from "./types.ts";

const mebibyte = 2 ** 20;

/** The default limits for a model. */
export const defaultModelLimits: ModelLimits = {
  inputBytes: 256 * mebibyte,
  entries: 2000,
  unpackedBytes: 512 * mebibyte,
  ratio: 200,
  nesting: 1,
  textBytes: 32 * mebibyte,
  triangles: 3_000_000,
  objects: 10_000,
  textureSide: 8192,
  textureMemory: 1024 * mebibyte,
  milliseconds: 60_000,
};
