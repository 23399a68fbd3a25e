/** Type numbers of library assets in the contract. Types 4 and 5 are shown like images. */
export const ASSET_TYPE_CODE = { model: 0, image: 1, audio: 2 } as const;
/** The types that can be uploaded. */
export type UploadedAssetTypeCode = (typeof ASSET_TYPE_CODE)[keyof typeof ASSET_TYPE_CODE];

const MB = 1_048_576;

/** Largest size of a file in bytes, by type. */
export const ASSET_BYTES: Readonly<Record<UploadedAssetTypeCode, number>> = {
  0: 15 * MB,
  1: 2 * MB,
  2: 3 * MB,
};
/** Most pixels of an image: of a JPEG or PNG that is read line by line, and of any other. */
export const IMAGE_PIXELS = { byLine: 4096 * 3072, atOnce: 3840 * 2160 } as const;
/** Longest side that is advised for an image, in pixels: more is not seen on a phone. */
export const ADVISED_SIDE = 1920;

/** Longest alternative text of an image. */
export const ASSET_ALT_MAX = 300;

/** Most assets that one call changes or deletes. */
export const ASSETS_AT_ONCE = 1000;

/** Largest size of a model's thumbnail in bytes. */
export const THUMBNAIL_BYTES = 2 * MB;

/** Allowed file extensions by type, in lower case. */
export const ASSET_EXTENSIONS: Readonly<Record<UploadedAssetTypeCode, readonly string[]>> = {
  0: ["zip", "fbx"],
  1: ["png", "jpg", "jpeg", "webp", "gif"],
  2: ["mp3", "mpga", "mpeg"],
};

/** The extension of a file name, in lower case and without the dot; "" if it has none. */
export function extensionOf(fileName: string): string {
  return /[^./\\]\.([^./\\]{1,10})$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
}

/** The default name of an asset: the file's name without its extension. */
export function assetNameOf(fileName: string): string {
  const extension = extensionOf(fileName);
  const stem = extension === "" ? fileName : fileName.slice(0, -extension.length - 1);
  return stem.trim().slice(0, 200);
}
