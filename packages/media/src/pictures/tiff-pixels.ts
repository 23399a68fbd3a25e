import type { IFD } from "utif2";
import { COLOURS } from "./judge-tiff.ts";
import { D50, D65, labToSrgb } from "./lab.ts";
import { FIELD, numberIn, numbersIn } from "./tiff-fields.ts";
import type { TiffSamples } from "./tiff-strips.ts";

/** How a sample beside the colours says how opaque a pixel is: with colours that were multiplied by it, or with plain ones. */
const OPACITY = { multiplied: 1, plain: 2 } as const;

/** How many samples each kind of colours has. */
const COUNT: Readonly<Record<number, number>> = { [COLOURS.rgb]: 3, [COLOURS.lab]: 3 };

/** Red, green, blue and opacity of a page, a byte each; its colours are still those of its profile. */
export function tiffPixels(page: IFD, read: TiffSamples): Uint8Array<ArrayBuffer> {
  const { width, height, samples } = read;
  const colours = numberIn(page, FIELD.colours, COLOURS.black);
  // What has more than one sample is gray only where a second one is its opacity.
  const kind = samples >= 3 && colours !== COLOURS.lab ? COLOURS.rgb : colours;
  const extras = Array.from(numbersIn(page, FIELD.extras));
  const opacity = extras.findIndex((each) => each === OPACITY.multiplied || each === OPACITY.plain);
  const opacityAt = opacity < 0 ? -1 : (COUNT[kind] ?? 1) + opacity;
  const isMultiplied = extras[opacity] === OPACITY.multiplied;
  const made = new Uint8Array(width * height * 4);
  if (kind === COLOURS.rgb && read.bits === 8 && opacityAt < 0) return copied(read, made);
  const colourOf = colourReader(page, kind, read);
  const colour = new Float64Array(3);
  for (let y = 0; y < height; y += 1) {
    const row = rowOf(read, y);
    for (let x = 0; x < width; x += 1) {
      colourOf(row, x * samples, colour);
      const shown = opacityAt < 0 ? 1 : row(x * samples + opacityAt);
      const place = (y * width + x) * 4;
      for (let part = 0; part < 3; part += 1) {
        const value = colour[part] ?? 0;
        made[place + part] = asByte(isMultiplied && shown > 0 ? value / shown : value);
      }
      made[place + 3] = asByte(shown);
    }
  }
  return made;
}

/** As most photos have their pixels. */
function copied({ data, samples }: TiffSamples, made: Uint8Array<ArrayBuffer>) {
  for (let place = 0, at = 0; place < made.length; place += 4, at += samples) {
    made[place] = data[at] ?? 0;
    made[place + 1] = data[at + 1] ?? 0;
    made[place + 2] = data[at + 2] ?? 0;
    made[place + 3] = 255;
  }
  return made;
}

const asByte = (value: number) => Math.min(255, Math.max(0, Math.round(value * 255)));

/** Gives a sample of a row from 0 to 1. */
type Row = (sample: number) => number;

function rowOf({ data, width, samples, bits }: TiffSamples, y: number): Row {
  const bytes = Math.ceil((width * samples * bits) / 8);
  const start = y * bytes;
  if (bits === 8) return (sample) => (data[start + sample] ?? 0) / 255;
  if (bits === 16) {
    return (sample) => {
      const place = start + sample * 2;
      return ((data[place] ?? 0) + (data[place + 1] ?? 0) * 256) / 65_535;
    };
  }
  const most = 2 ** bits - 1;
  return (sample) => {
    const bit = sample * bits;
    const byte = data[start + (bit >> 3)] ?? 0;
    return ((byte >> (8 - bits - (bit & 7))) & most) / most;
  };
}

type ColourReader = (row: Row, first: number, to: Float64Array) => void;

function colourReader(page: IFD, kind: number, { bits }: TiffSamples): ColourReader {
  if (kind === COLOURS.rgb) {
    return (row, first, to) => {
      to[0] = row(first);
      to[1] = row(first + 1);
      to[2] = row(first + 2);
    };
  }
  if (kind === COLOURS.lab) return labReader(page, bits);
  if (kind === COLOURS.palette) {
    const map = numbersIn(page, FIELD.palette);
    const most = 2 ** bits - 1;
    return (row, first, to) => {
      const entry = Math.round(row(first) * most);
      for (let part = 0; part < 3; part += 1)
        to[part] = (map[part * (most + 1) + entry] ?? 0) / 65_535;
    };
  }
  const isTurned = kind === COLOURS.white;
  return (row, first, to) => {
    const value = row(first);
    to.fill(isTurned ? 1 - value : value);
  };
}

/** Lightness is from 0 to 100; the others are written with a sign, from -128 to 127. */
function labReader(page: IFD, bits: number): ColourReader {
  // A fraction, as two numbers.
  const [x] = numbersIn(page, FIELD.white) as unknown as readonly [number, number][];
  const isDaylight = x && Math.abs(x[0] / x[1] - 0.3127) < 0.005;
  // Of 16 bits, the upper byte counts whole steps.
  const steps = bits === 16 ? 65_535 / 256 : 255;
  const signed = (share: number) => {
    const value = share * steps;
    return value >= 128 ? value - 256 : value;
  };
  return (row, first, to) =>
    labToSrgb(
      [row(first) * 100, signed(row(first + 1)), signed(row(first + 2))],
      isDaylight ? D65 : D50,
      to,
    );
}
