import { ASSET_BYTES, ASSET_EXTENSIONS, ASSET_TYPE } from "./assets.ts";

/** What an asset is to those who look at it. */
export type AssetMedium = "image" | "model" | "audio";
export const ASSET_MEDIA: readonly AssetMedium[] = ["image", "model", "audio"];

/** The medium of a type as the contract numbers them; 4 and 5 are shown like images. */
export function mediumOf(type: 0 | 1 | 2 | 4 | 5): AssetMedium {
  if (type === ASSET_TYPE.model) return "model";
  return type === ASSET_TYPE.audio ? "audio" : "image";
}

/** Which files of a medium are taken: as a browser's `accept`, and in bytes. */
export function fileRules(medium: AssetMedium): { accept: string; maxSize: number } {
  const type = ASSET_TYPE[medium];
  const endings = ASSET_EXTENSIONS[type].map((extension) => `.${extension}`);
  return { accept: endings.join(","), maxSize: ASSET_BYTES[type] };
}

export const ASSET_NAME_MAX = 200;
export const ASSET_DESCRIPTION_MAX = 2000;
/** Factors by which a model may be scaled. */
export const ASSET_SCALE = { least: 0.001, most: 1000, usual: 1 } as const;
