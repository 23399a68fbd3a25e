import { inflateSync, unzlibSync } from "fflate";
import { decompress } from "fzstd";
import { decodeImage, type IFD } from "utif2";
import { PACKING } from "./judge-tiff.ts";
import { FIELD, numberIn, numbersIn, setNumbers } from "./tiff-fields.ts";
import { UnreadablePicture } from "./unreadable-picture.ts";

/** Samples of a page in rows, those of a pixel together; of 16 bits the lower byte comes first. */
export interface TiffSamples {
  data: Uint8Array;
  width: number;
  height: number;
  /** How many samples a pixel has. */
  samples: number;
  bits: number;
}

/** Reads the pixels of a page, as they are. */
export function readSamples(bytes: Uint8Array<ArrayBuffer>, page: IFD): TiffSamples {
  const isJpeg = numberIn(page, FIELD.packing) === PACKING.jpeg;
  const [file, plain] = isJpeg ? [bytes.buffer, asThree(page)] : unpacked(bytes, page);
  const samples = numberIn(plain, FIELD.samples, 1);
  const bits = numberIn(plain, FIELD.bits, 1);
  const isApart = numberIn(page, FIELD.planes, 1) === 2 && samples > 1;
  const planes = isApart ? planesOf(plain, samples) : [plain];
  const read = planes.map((plane) => {
    decodeImage(file, plane);
    return plane;
  });
  const [first] = read;
  if (!first) throw new UnreadablePicture("damaged");
  const { width, height } = first;
  const row = Math.ceil((width * bits * (isApart ? 1 : samples)) / 8);
  if (read.some(({ data }) => data.length < row * height)) throw new UnreadablePicture("damaged");
  const data = isApart
    ? together(
        read.map((plane) => plane.data),
        width * height,
        bits / 8,
      )
    : first.data;
  return { data, width, height, samples, bits };
}

/** A page of JPEG, whose reader makes three colours of one. */
function asThree(page: IFD): IFD {
  const made: IFD = { ...page };
  setNumbers(made, FIELD.samples, [3]);
  setNumbers(made, FIELD.bits, [8, 8, 8]);
  return made;
}

/** A page for each sample, whose strips or tiles follow those of the one before. */
function planesOf(page: IFD, samples: number): IFD[] {
  const places = [FIELD.stripOffsets, FIELD.stripBytes, FIELD.tileOffsets, FIELD.tileBytes];
  return Array.from({ length: samples }, (_, plane) => {
    const made: IFD = { ...page };
    for (const field of places) {
      const all = Array.from(numbersIn(page, field));
      const each = all.length / samples;
      if (each > 0) setNumbers(made, field, all.slice(plane * each, (plane + 1) * each));
    }
    setNumbers(made, FIELD.samples, [1]);
    setNumbers(made, FIELD.bits, [numberIn(page, FIELD.bits, 1)]);
    return made;
  });
}

function together(planes: readonly Uint8Array[], pixels: number, bytes: number): Uint8Array {
  const made = new Uint8Array(pixels * planes.length * bytes);
  for (const [plane, data] of planes.entries())
    for (let pixel = 0; pixel < pixels; pixel += 1)
      for (let byte = 0; byte < bytes; byte += 1)
        made[(pixel * planes.length + plane) * bytes + byte] = data[pixel * bytes + byte] ?? 0;
  return made;
}

/** These read bits from the other end themselves: Huffman and fax, and JPEG has an order of its own. */
const ORDERED: ReadonlySet<number> = new Set([2, 3, 4, 6, PACKING.jpeg]);
const LAST_FIRST = 2;

/** Bytes whose bits stand in the other order. */
const turnedBits = (bytes: Uint8Array): Uint8Array => bytes.map((byte) => TURNED[byte] ?? 0);
const TURNED = Uint8Array.from({ length: 256 }, (_, byte) =>
  Array.from({ length: 8 }, (_bit, at) => ((byte >> at) & 1) << (7 - at)).reduce((a, b) => a | b),
);

/**
 * The file with strips that are not packed where they are as ZIP or Zstandard: the reader of TIFF looks for a decompressor of
 * its own, which it does not find in a bundle. Bits that begin at the other end of their byte, which it does not know, are turned.
 */
function unpacked(bytes: Uint8Array<ArrayBuffer>, page: IFD): [ArrayBuffer, IFD] {
  const packing = numberIn(page, FIELD.packing, PACKING.none);
  const isTurned = numberIn(page, FIELD.fillOrder, 1) === LAST_FIRST && !ORDERED.has(packing);
  const unpack = UNPACK[packing];
  if (!unpack && !isTurned) return [bytes.buffer, page];
  const isTiled = numbersIn(page, FIELD.tileWidth).length > 0;
  const [offsets, lengths] = isTiled
    ? ([FIELD.tileOffsets, FIELD.tileBytes] as const)
    : ([FIELD.stripOffsets, FIELD.stripBytes] as const);
  const sizes = numbersIn(page, lengths);
  const strips = Array.from(numbersIn(page, offsets), (start, index) => {
    const strip = bytes.subarray(start, start + (sizes[index] ?? 0));
    const ordered = isTurned ? turnedBits(strip) : strip;
    return unpack ? unpack(ordered) : ordered;
  });
  // The order of bytes stands at the beginning.
  const head = 8;
  const made = new Uint8Array(strips.reduce((sum, { length }) => sum + length, head));
  made.set(bytes.subarray(0, head));
  let place = head;
  const starts = strips.map((strip) => {
    made.set(strip, place);
    place += strip.length;
    return place - strip.length;
  });
  const plain: IFD = { ...page };
  if (unpack) setNumbers(plain, FIELD.packing, [PACKING.none]);
  setNumbers(plain, offsets, starts);
  setNumbers(
    plain,
    lengths,
    strips.map(({ length }) => length),
  );
  return [made.buffer, plain];
}

/** Some programs leave the checksum of ZIP out, or wrong. */
const inflate = (strip: Uint8Array): Uint8Array => {
  try {
    return unzlibSync(strip);
  } catch {
    return inflateSync(strip.subarray(2));
  }
};

const UNPACK: Readonly<Record<number, (strip: Uint8Array) => Uint8Array>> = {
  [PACKING.zip]: inflate,
  [PACKING.oldZip]: inflate,
  [PACKING.zstd]: (strip) => decompress(strip),
};
