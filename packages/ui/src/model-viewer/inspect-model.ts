import type { ModelInfo } from "@panel/models/types";
import type { UsdzLoss, UsdzOptions } from "./space/make-usdz.ts";
import type { ModelSource, ReadOptions } from "./types.ts";

export type InspectOptions = Pick<
  ReadOptions,
  "limits" | "signal" | "onProgress" | "fetch" | "model"
>;

/**
 * Measures a model without showing it, e.g. before it is uploaded. Limits and errors are the same as in
 * the viewer; textures are not decoded.
 * @throws {ModelError}
 */
export async function inspectModel(
  source: ModelSource,
  options: InspectOptions = {},
): Promise<ModelInfo> {
  const { readModel } = await import("./read-model.ts");
  const { info } = await readModel(source, { ...options, show: false });
  return info;
}

/**
 * Makes a USDZ of a model, for Quick Look on iPhones and iPads.
 * @returns the file, and what of the model it shows otherwise or not at all
 * @throws {ModelError} as `inspectModel`, and `tooLarge` where the USDZ would be; the signal's reason
 */
export async function makeUsdz(
  source: ModelSource,
  options: UsdzOptions,
): Promise<{ file: Blob; lost: readonly UsdzLoss[] }> {
  const made = await import("./space/make-usdz.ts");
  return made.makeUsdz(source, options);
}
