import { defaultModelLimits } from "./limits.ts";
import { readFiles } from "./read-files.ts";
import type { measureModel as Declared } from "./measure-model-types.d.ts";

export { setDracoWasm } from "./gltf/draco.ts";
export { ModelError } from "./problem.ts";

/** Reads a model as the viewer does, outside of a browser, and measures it. */
export const measureModel: typeof Declared = async (files, limits) => {
  const { info } = await readFiles(files, { ...defaultModelLimits, ...limits }, false);
  return info;
};
