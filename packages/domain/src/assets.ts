/** Types of library assets as the contract numbers them; 4 and 5 are shown like images. */
export const ASSET_TYPE_CODE = { model: 0, image: 1, audio: 2 } as const;
/** What can be uploaded. */
export type UploadedAssetTypeCode = (typeof ASSET_TYPE_CODE)[keyof typeof ASSET_TYPE_CODE];

const MB = 1_048_576;

/** Most bytes of a file by its type; the limit itself is allowed. */
export const ASSET_BYTES: Readonly<Record<UploadedAssetTypeCode, number>> = {
  0: 15 * MB,
  1: 2 * MB,
  2: 3 * MB,
};
/** Most bytes of a model's thumbnail. */
export const THUMBNAIL_BYTES = 2 * MB;

/** What a file's name may end with by its type, in lower case. */
export const ASSET_EXTENSIONS: Readonly<Record<UploadedAssetTypeCode, readonly string[]>> = {
  0: ["zip", "fbx"],
  1: ["png", "jpg", "jpeg", "webp", "gif"],
  2: ["mp3", "mpga", "mpeg"],
};

/** What a name ends with, in lower case and without the dot; "" when it has no extension. */
export function extensionOf(fileName: string): string {
  return /[^./\\]\.([^./\\]{1,10})$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
}

/** The name that an asset gets when its author gives it none: the file's, without its extension. */
export function assetNameOf(fileName: string): string {
  const extension = extensionOf(fileName);
  const stem = extension === "" ? fileName : fileName.slice(0, -extension.length - 1);
  return stem.trim().slice(0, 200);
}
