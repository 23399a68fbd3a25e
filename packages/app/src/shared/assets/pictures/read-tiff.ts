import { decode, decodeImage, toRGBA8, type IFD } from "utif2";
import { isProfile } from "./heif-colours.ts";
import { validatePixels } from "./picture-job.ts";
import type { OpenedPicture } from "./read-heif.ts";
import { UnreadablePicture } from "./unreadable-picture.ts";

/** Numbers of TIFF's fields. */
const FIELD = { subfile: "t254", width: "t256", height: "t257", turn: "t274", profile: "t34675" };

/** Opens the first page of a TIFF. */
export function readTiff(bytes: Uint8Array<ArrayBuffer>): OpenedPicture {
  const { buffer } = bytes;
  const pages = decode(buffer).filter(isPage);
  const [page] = pages;
  if (!page) throw new UnreadablePicture("damaged");
  validatePixels(numberIn(page, FIELD.width), numberIn(page, FIELD.height));
  decodeImage(buffer, page);
  const { width, height } = page;
  const data = toRGBA8(page);
  if (data.length < width * height * 4) throw new UnreadablePicture("damaged");
  const profile = Uint8Array.from((page[FIELD.profile] as number[] | undefined) ?? []);
  return {
    pixels: { data, width, height, stride: width * 4 },
    colours: isProfile(profile) ? profile : undefined,
    pages: pages.length,
    turn: numberIn(page, FIELD.turn) || 1,
  };
}

/** Whether it has pixels, and is not a smaller copy of another page. */
const isPage = (page: IFD) =>
  numberIn(page, FIELD.width) > 0 && (numberIn(page, FIELD.subfile) & 1) === 0;

function numberIn(page: IFD, field: string): number {
  const value = page[field] as ArrayLike<number> | undefined;
  return value?.[0] ?? 0;
}
