import type { ModelInfo, ModelSource, ReadOptions } from "./types.ts";

export type InspectOptions = Pick<ReadOptions, "limits" | "signal" | "onProgress" | "fetch">;

/**
 * Measures a model without showing it, for a check before it is uploaded. The same limits and problems as in
 * the viewer; nothing is decoded that need not be.
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
