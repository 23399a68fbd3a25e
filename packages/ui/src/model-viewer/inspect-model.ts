import type { ModelInfo } from "@panel/models/types";
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
