import { imageSize } from "image-size";
import { sentSize } from "@panel/domain/source-pictures";
import { isHighRange } from "./coded-colours.ts";
import { drawing, encodePicture } from "./encode-picture.ts";
import { answerJobs, validatePixels, megapixels, type PictureJob } from "./picture-job.ts";
import type { PictureResult } from "./picture-job.ts";
import { UnreadablePicture } from "./unreadable-picture.ts";

/** How far the head of a picture goes at most, in bytes, with the previews that cameras write before the size. */
const HEAD = 1_048_576;
/** How far the chunks before a PNG's pixels are looked for, in bytes. */
const CHUNKS = 65_536;
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
    const isToned = kind === "png" && (await isHighRangePng(file));
    const sent = sentSize(picture, file.size, kind);
    if (!sent && !isToned) return undefined;
    const to = sent ?? ([picture.width, picture.height] as const);
    const canvas = new OffscreenCanvas(...to);
    const flat = drawing(canvas);
    flat.imageSmoothingQuality = "high";
    flat.drawImage(picture, 0, 0, ...to);
    const { blob, width, height } = await encodePicture(canvas, kind);
    return { blob, from: [picture.width, picture.height], to: [width, height], pages: 1, isToned };
  } finally {
    picture.close();
  }
}

/** Whether a PNG says that its lights are those of PQ or HLG, of which browsers make a screen's and the server none. */
async function isHighRangePng(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, CHUNKS).arrayBuffer());
  const text = new TextDecoder("latin1").decode(head);
  const at = text.indexOf("cICP");
  if (at < 0 || at > text.indexOf("IDAT")) return false;
  return isHighRange({ primaries: head[at + 4] ?? 0, transfer: head[at + 5] ?? 0 });
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
