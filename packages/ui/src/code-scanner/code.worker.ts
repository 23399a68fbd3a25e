import { readPicture } from "./read-picture.ts";

/** The worker's answer to a picture; undefined where it has no code. */
export type CodeAnswer = string | undefined;

addEventListener("message", ({ data }: MessageEvent<ImageData>) => {
  postMessage(readPicture(data) satisfies CodeAnswer);
});
