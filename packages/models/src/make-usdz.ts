import { defaultModelLimits } from "./limits.ts";
import type { makeUsdz as Declared } from "./make-usdz-types.d.ts";
import { pixelsOf } from "./textures/textures.ts";
import { filesToUsdz } from "./usdz/convert-files.ts";

export { setDracoWasm } from "./gltf/draco.ts";
export { ModelError } from "./problem.ts";

/** Makes a USDZ of a model outside of a browser. */
export const makeUsdz: typeof Declared = async (files, { limits, redraw, most, ...options }) => {
  const { bytes } = await filesToUsdz(files, {
    ...options,
    limits: { ...defaultModelLimits, ...limits },
    usdz: most,
    redraw: async (picture, edge) => {
      const unpacked = await pixelsOf(picture, edge);
      if (!unpacked) return redraw({ content: picture.part.content }, edge);
      const { pixels, width, height } = unpacked;
      return redraw({ pixels: new Uint8Array(pixels), width, height }, edge);
    },
  });
  return bytes;
};
