import { sentSize } from "@panel/domain/source-pictures";
import { isHighRange } from "./coded-colours.ts";
import { encodePicture } from "./encode-picture.ts";
import { inSrgb } from "./in-srgb.ts";
import { answerJobs, type PictureJob, type PictureResult, type Size } from "./picture-job.ts";
import { readHeif } from "./read-heif.ts";
import { readTiff } from "./read-tiff.ts";
import { reducedPixels } from "./reduced-pixels.ts";
import { isSideways, turned } from "./turned.ts";

answerJobs(makePicture);

/** Makes what the library takes of a picture that browsers cannot read, upright and in its colours. */
async function makePicture({ file, kind }: PictureJob): Promise<PictureResult> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const opened = kind === "tiff" ? readTiff(bytes) : await readHeif(bytes);
  const { pixels, colours, pages, turn } = opened;
  const to = sentSize(pixels, file.size, kind) ?? [pixels.width, pixels.height];
  const canvas = await inSrgb(reducedPixels(pixels, ...to), ...to, colours);
  const { blob, width, height } = await encodePicture(turned(canvas, turn), kind);
  const from: Size = [pixels.width, pixels.height];
  return {
    blob,
    from: isSideways(turn) ? [from[1], from[0]] : from,
    to: [width, height],
    pages,
    isToned: colours !== undefined && "transfer" in colours && isHighRange(colours),
  };
}
