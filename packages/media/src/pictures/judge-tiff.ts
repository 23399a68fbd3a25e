import type { IFD } from "utif2";
import { FIELD, numberIn, numbersIn } from "./tiff-fields.ts";
import { UnreadablePicture } from "./unreadable-picture.ts";

/** How pixels may be packed: not, by Huffman and fax (2 to 4), LZW, JPEG, ZIP (8 and 32946), PackBits and Zstandard. */
export const PACKING = { none: 1, jpeg: 7, zip: 8, oldZip: 32_946, zstd: 50_000 } as const;
const UNPACKED: ReadonlySet<number> = new Set([...Object.values(PACKING), 2, 3, 4, 5, 6, 32_773]);

/** Other ways, as programs call them. */
const PACKINGS: Readonly<Record<number, string>> = {
  9: "JBIG",
  10: "JBIG",
  32_766: "NeXT",
  32_809: "ThunderScan",
  33_003: "JPEG 2000",
  33_005: "JPEG 2000",
  34_661: "JBIG",
  34_676: "LogLuv",
  34_677: "LogLuv",
  34_712: "JPEG 2000",
  34_887: "LERC",
  34_925: "LZMA",
  50_001: "WebP",
  50_002: "JPEG XL",
};

/** What the numbers of pixels may stand for. */
export const COLOURS = { white: 0, black: 1, rgb: 2, palette: 3, ycbcr: 6, lab: 8 } as const;

/** Others, as programs call them. */
const OTHER_COLOURS: Readonly<Record<number, string>> = {
  5: "CMYK",
  9: "ICC Lab",
  10: "ITU Lab",
  32_844: "LogL",
  32_845: "LogLuv",
};

/** Those of what cameras record before it is a picture. */
const RAW_COLOURS: ReadonlySet<number> = new Set([32_803, 34_892]);

/** Kinds of numbers: whole ones without and with a sign, and those with a point. */
const NUMBERS = { whole: 1, signed: 2, floating: 3 } as const;

/**
 * Refuses a page whose pixels cannot be read rightly, by what they are: a reader of TIFF makes a picture of all.
 * @throws UnreadablePicture
 */
export function judgeTiff(page: IFD): void {
  const packing = numberIn(page, FIELD.packing, PACKING.none);
  if (!UNPACKED.has(packing))
    throw new UnreadablePicture("packing", { what: PACKINGS[packing] ?? String(packing) });
  const colours = numberIn(page, FIELD.colours, COLOURS.black);
  if (RAW_COLOURS.has(colours)) throw new UnreadablePicture("raw");
  const isShown = Object.values(COLOURS).some((each) => each === colours);
  // Of these colours only JPEG's are read, which its reader turns into red, green and blue.
  const isLoose = colours === COLOURS.ycbcr && packing !== PACKING.jpeg && packing !== 6;
  if (!isShown || isLoose) {
    const what = isLoose ? "YCbCr" : (OTHER_COLOURS[colours] ?? String(colours));
    throw new UnreadablePicture("colours", { what });
  }
  judgeNumbers(page, colours, packing);
  // Its reader makes three colours of one, and knows no more.
  const isOdd = ![1, 3].includes(numberIn(page, FIELD.samples, 1));
  const isApart = numberIn(page, FIELD.planes, 1) === 2;
  if (packing === PACKING.jpeg && (isOdd || isApart))
    throw new UnreadablePicture("packing", { what: "JPEG" });
}

function judgeNumbers(page: IFD, colours: number, packing: number): void {
  const bits = Array.from(numbersIn(page, FIELD.bits));
  const [depth = 1] = bits;
  const formats = Array.from(numbersIn(page, FIELD.format));
  if (formats.includes(NUMBERS.floating)) throw new UnreadablePicture("floating", { bits: depth });
  const isMixed = bits.some((each) => each !== depth);
  if (formats.includes(NUMBERS.signed)) throw new UnreadablePicture("signed", { bits: depth });
  const isDeep = ![1, 2, 4, 8, 16].includes(depth);
  // Less than a byte for each of several colours is not read.
  const isNarrow = depth < 8 && numberIn(page, FIELD.samples, 1) > 1;
  const isWide = depth > 8 && (colours === COLOURS.palette || packing === PACKING.jpeg);
  if (isMixed || isDeep || isNarrow || isWide)
    throw new UnreadablePicture("bits", { bits: isMixed ? bits.join("+") : depth });
  if (numberIn(page, FIELD.predictor, 1) > 2)
    throw new UnreadablePicture("floating", { bits: depth });
}
