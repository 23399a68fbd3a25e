import { ASSET_BYTES, ASSET_EXTENSIONS, ASSET_TYPE_CODE } from "./assets.ts";

/** The type of an asset as users see it. */
export type AssetType = "image" | "model" | "audio";
export const ASSET_TYPES: readonly AssetType[] = ["image", "model", "audio"];

/** The type of an asset number of the contract. Numbers 4 and 5 are shown like images. */
export function assetTypeOf(code: 0 | 1 | 2 | 4 | 5): AssetType {
  if (code === ASSET_TYPE_CODE.model) return "model";
  return code === ASSET_TYPE_CODE.audio ? "audio" : "image";
}

/** Which files of a type are accepted: the `accept` attribute of an input, and the largest size in bytes. */
export function fileRules(type: AssetType): { accept: string; maxSize: number } {
  const code = ASSET_TYPE_CODE[type];
  const endings = ASSET_EXTENSIONS[code].map((extension) => `.${extension}`);
  return { accept: endings.join(","), maxSize: ASSET_BYTES[code] };
}

export const ASSET_NAME_MAX = 200;
export const ASSET_DESCRIPTION_MAX = 2000;
/** Allowed scale factors of a model. */
export const ASSET_SCALE = { least: 0.001, most: 1000, usual: 1 } as const;
