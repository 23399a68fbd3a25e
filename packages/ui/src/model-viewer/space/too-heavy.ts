import type { ModelInfo } from "@panel/models/types";
import type { SpaceWay } from "./way.ts";

/**
 * What the camera view of a phone of today still draws fluently, while the camera, tracking and the page take their share:
 * measured limits of a browser do not exist, so these are ten times what Apple recommends for AR Quick Look (100,000
 * triangles, WWDC 2018, session 603) and half of what the viewer itself accepts in textures.
 */
export const spaceLimits = { triangles: 1_000_000, textureMemory: 512 * 2 ** 20 };

/** Bytes of graphics memory of a model's textures, unpacked and with their mipmaps. */
const memoryOf = ({ textures }: Pick<ModelInfo, "textures">): number =>
  textures.reduce((sum, { width, height, bytesPerPixel = 4 }) => {
    return sum + (width * height * bytesPerPixel * 4) / 3;
  }, 0);

/**
 * Why a model is not shown in the room, with the limit in words; undefined where it is not too heavy. Quick Look draws by
 * itself, with limits of its own.
 */
export function tooHeavy(
  way: SpaceWay,
  info: Pick<ModelInfo, "triangles" | "textures">,
  locale: string,
): { code: "tooManyTriangles" | "texturesTooHeavy"; detail: string } | undefined {
  if (way !== "webxr") return undefined;
  if (info.triangles > spaceLimits.triangles) {
    const detail = new Intl.NumberFormat(locale).format(spaceLimits.triangles);
    return { code: "tooManyTriangles", detail };
  }
  if (memoryOf(info) > spaceLimits.textureMemory) {
    const unit = { style: "unit", unit: "megabyte" } as const;
    const detail = new Intl.NumberFormat(locale, unit).format(spaceLimits.textureMemory / 2 ** 20);
    return { code: "texturesTooHeavy", detail };
  }
  return undefined;
}
