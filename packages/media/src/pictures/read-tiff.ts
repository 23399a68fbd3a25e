import { decode, type IFD } from "utif2";
import { isProfile } from "./heif-colours.ts";
import { COLOURS, judgeTiff } from "./judge-tiff.ts";
import { validatePixels } from "./picture-job.ts";
import type { OpenedPicture } from "./read-heif.ts";
import { FIELD, numberIn, numbersIn } from "./tiff-fields.ts";
import { tiffPixels } from "./tiff-pixels.ts";
import { readSamples } from "./tiff-strips.ts";
import { UnreadablePicture } from "./unreadable-picture.ts";

/** The third byte of a TIFF whose places are numbers of 64 bits. */
const BIG = 43;

/** Opens the first page of a TIFF. @throws UnreadablePicture */
export function readTiff(bytes: Uint8Array<ArrayBuffer>): OpenedPicture {
  if (bytes[2] === BIG || bytes[3] === BIG)
    throw new UnreadablePicture("format", { what: "BigTIFF" });
  const pages = decode(bytes.buffer).filter(isPage);
  const [page] = pages;
  if (!page) throw new UnreadablePicture("damaged");
  validatePixels(numberIn(page, FIELD.width), numberIn(page, FIELD.height));
  judgeTiff(page);
  const read = readSamples(bytes, page);
  const { width, height } = read;
  const profile = Uint8Array.from(numbersIn(page, FIELD.profile));
  return {
    pixels: { data: tiffPixels(page, read), width, height, stride: width * 4 },
    colours: isProfile(profile, isGray(page) ? "GRAY" : "RGB ") ? profile : undefined,
    pages: pages.length,
    turn: numberIn(page, FIELD.turn, 1),
  };
}

const isGray = (page: IFD): boolean =>
  [COLOURS.white, COLOURS.black].some((each) => each === numberIn(page, FIELD.colours, 1));

/** Whether it has pixels, and is not a smaller copy of another page. */
const isPage = (page: IFD) =>
  numberIn(page, FIELD.width) > 0 && (numberIn(page, FIELD.subfile) & 1) === 0;
