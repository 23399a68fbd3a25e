import type { PictureArea } from "@panel/domain/picture-shapes";
import { KIND_BYTES, PICTURE_KINDS, pictureKindOf } from "@panel/domain/source-pictures";
import { assetNameOf } from "@panel/domain/assets";
import { drawing, encodePicture } from "./encode-picture.ts";

/** A part of a picture, as a file that the library takes. */
export async function croppedPicture(file: File, area: PictureArea): Promise<File> {
  const kind =
    pictureKindOf(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer())) ?? "png";
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const { left, top, width, height } = area;
  const canvas = new OffscreenCanvas(width, height);
  drawing(canvas).drawImage(picture, left, top, width, height, 0, 0, width, height);
  picture.close();
  const { blob } = await encodePicture(canvas, kind);
  const made = blob.type === "image/jpeg" ? "jpeg" : blob.type === "image/webp" ? "webp" : "png";
  const name = `${assetNameOf(file.name)}.${PICTURE_KINDS[made].endings[0]}`;
  return new File([blob], name, { type: blob.type });
}
