import { SOURCE_PICTURE, type PictureKind } from "@panel/domain/source-pictures";
import type { ThreadMessage } from "@panel/files/in-thread";
import { UnreadablePicture, type UnreadablePictureReason } from "./unreadable-picture.ts";

/** What a thread is given. */
export interface PictureJob {
  file: Blob;
  kind: PictureKind;
}

/** Width and height in pixels. */
export type Size = readonly [width: number, height: number];

/** A picture that the library takes, made of one that was given. */
export interface MadePicture {
  blob: Blob;
  from: Size;
  to: Size;
  /** How many pages it had, of which the first was taken. */
  pages: number;
  /** Whether its lights were brighter than the white of a screen, and were brought down to it. */
  isToned?: boolean;
}

/** What a thread makes of a picture; undefined where it may stay as it is. */
export type PictureResult = MadePicture | undefined;

/** @throws UnreadablePicture */
export function validatePixels(width: number, height: number): void {
  if (width * height <= SOURCE_PICTURE.pixels) return;
  throw new UnreadablePicture("pixels", {
    found: megapixels(width * height),
    most: megapixels(SOURCE_PICTURE.pixels),
    size: `${width} × ${height}`,
  });
}

export const megapixels = (pixels: number): number => Math.round(pixels / 1e6);

/** Does the jobs that a thread is given. */
export function answerJobs(work: (job: PictureJob) => Promise<PictureResult>): void {
  const tell = (message: ThreadMessage<PictureResult, UnreadablePictureReason>) =>
    globalThis.postMessage(message, {});
  const answer = async (job: PictureJob) => {
    try {
      tell({ read: await work(job) });
    } catch (error) {
      const { reason, params } =
        error instanceof UnreadablePicture ? error : new UnreadablePicture("damaged");
      tell({ reason, params });
    }
  };
  globalThis.addEventListener("message", ({ data }: MessageEvent<PictureJob>) => void answer(data));
}
