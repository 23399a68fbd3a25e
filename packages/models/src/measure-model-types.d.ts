/*
 * The declarations of this entry stand apart, because those of three.js need a browser's, which a
 * server does not have.
 */
import type { ModelInfo, ModelLimits } from "./types.ts";

export { ModelError, type ModelProblemCode } from "./problem.ts";

/** Tells where the decoder of Draco is: `draco_decoder_gltf.wasm` of the package draco3dgltf. */
export function setDracoWasm(load: () => Promise<ArrayBuffer>): void;

/**
 * @param files a model with the files that it refers to, or an archive of them
 * @throws {ModelError} the same as in the viewer
 */
export function measureModel(
  files: readonly { name: string; content: Uint8Array<ArrayBuffer> }[],
  limits?: Partial<ModelLimits>,
): Promise<ModelInfo>;
