import { ASSET_BYTES, ASSET_TYPE_CODE } from "@panel/domain/assets";
import { AppError, badRequest, tooLarge } from "../app-error.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import type { NewAsset } from "./asset-form.ts";

/** The file of a new asset, if the asset is as uploads have to be. */
export function acceptable({
  file,
  thumbnail,
  type,
}: Pick<NewAsset, "file" | "thumbnail" | "type">): UploadedFile {
  if (!file) throw badRequest("The file is missing", { fields: ["file"] });
  if (file.bytes > ASSET_BYTES[type]) throw tooLarge("file");
  if (type === ASSET_TYPE_CODE.model && !thumbnail) {
    throw new AppError(
      "invalid",
      "ASSET_ERRORS.requiredModelThumbnail",
      "A model needs a thumbnail",
      { data: { fields: ["thumbnail"] } },
    );
  }
  return file;
}
