import { imageSize } from "image-size";
import { sentSize } from "@panel/domain/source-pictures";
import { drawing, encodePicture } from "./encode-picture.ts";
import { answerJobs, validatePixels, megapixels, type PictureJob } from "./picture-job.ts";
import type { PictureResult } from "./picture-job.ts";
import { UnreadablePicture } from "./unreadable-picture.ts";

/** How far the head of a picture goes at most, in bytes, with the previews that cameras write before the size. */
const HEAD = 1_048_576;
/** From so many pixels on, what cannot be read may be too much for the device, in pixels. */
const MUCH = 24_000_000;

answerJobs(makePicture);

/** Makes what the library takes of a picture that the browser itself can read, upright and in its colours. */
async function makePicture({ file, kind }: PictureJob): Promise<PictureResult> {
  const told = await toldSize(file);
  if (told) validatePixels(told.width, told.height);
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    if (kind === "heif") throw new UnreadablePicture("kind");
    const pixels = told ? told.width * told.height : 0;
    throw pixels > MUCH
      ? new UnreadablePicture("memory", { found: megapixels(pixels) })
      : new UnreadablePicture("damaged");
  });
  try {
    const to = sentSize(picture, file.size, kind);
    if (!to) return undefined;
    const canvas = new OffscreenCanvas(...to);
    const flat = drawing(canvas);
    flat.imageSmoothingQuality = "high";
    flat.drawImage(picture, 0, 0, ...to);
    const { blob, width, height } = await encodePicture(canvas, kind);
    return { blob, from: [picture.width, picture.height], to: [width, height], pages: 1 };
  } finally {
    picture.close();
  }
}

/** The size in a picture's head, where it can be found. */
async function toldSize(file: Blob): Promise<{ width: number; height: number } | undefined> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  try {
    return imageSize(head);
  } catch {
    return undefined;
  }
}
