type Place = readonly [x: number, y: number];

/** Where white and the primaries of a set of colours are, in CIE xy. */
export interface Primaries {
  white: Place;
  red: Place;
  green: Place;
  blue: Place;
}

/** How light becomes a number: by an exponent, or as in sRGB. */
export type Curve = number | "srgb";

const D65: Place = [0.3127, 0.329];
export const SRGB: Primaries = {
  white: D65,
  red: [0.64, 0.33],
  green: [0.3, 0.6],
  blue: [0.15, 0.06],
};
export const P3: Primaries = {
  white: D65,
  red: [0.68, 0.32],
  green: [0.265, 0.69],
  blue: [0.15, 0.06],
};
export const BT2020: Primaries = {
  white: D65,
  red: [0.708, 0.292],
  green: [0.17, 0.797],
  blue: [0.131, 0.046],
};

type Vector = readonly [number, number, number];
type Matrix = readonly [Vector, Vector, Vector];

/** White of ICC profiles. */
const D50: Vector = [0.9642, 1, 0.8249];
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];
const FROM_BRADFORD: Matrix = [
  [0.9869929, -0.1470543, 0.1599627],
  [0.4323053, 0.5183603, 0.0492912],
  [-0.0085287, 0.0400428, 0.9684867],
];

/** An ICC profile of red, green and blue with one curve (ICC.1:2010, 8.3.3). */
export function colourProfile(primaries: Primaries, curve: Curve): Buffer {
  const parts: readonly (readonly [names: readonly string[], content: Buffer])[] = [
    [["desc", "cprt"], textOf("PNG")],
    [["wtpt"], placeOf(D50)],
    ...columnsOf(primaries).map(
      (column, index) => [[`${"rgb"[index]}XYZ`], placeOf(column)] as const,
    ),
    [["rTRC", "gTRC", "bTRC"], curveOf(curve)],
  ];
  const count = parts.reduce((sum, [names]) => sum + names.length, 0);
  let place = 128 + 4 + count * 12;
  const entries: Buffer[] = [];
  for (const [names, content] of parts) {
    for (const name of names) {
      const entry = Buffer.alloc(12);
      entry.write(name, 0);
      entry.writeUInt32BE(place, 4);
      entry.writeUInt32BE(content.length, 8);
      entries.push(entry);
    }
    place += content.length;
  }
  const head = Buffer.alloc(132);
  head.writeUInt32BE(place, 0);
  head.writeUInt32BE(0x04_20_00_00, 8);
  head.write("mntrRGB XYZ ", 12);
  head.write("acsp", 36);
  placeOf(D50).copy(head, 68, 8);
  head.writeUInt32BE(count, 128);
  return Buffer.concat([head, ...entries, ...parts.map(([, content]) => content)]);
}

/** The primaries in CIE XYZ under the white of profiles. */
function columnsOf({ white, red, green, blue }: Primaries): Vector[] {
  const shapes = [red, green, blue].map(xyzOf);
  const light = xyzOf(white);
  // How much of each makes white, by Cramer's rule.
  const whole = volume(shapes as unknown as Matrix);
  const shares = shapes.map(
    (_, index) => volume(shapes.with(index, light) as unknown as Matrix) / whole,
  );
  const [from, to] = [times(BRADFORD, light), times(BRADFORD, D50)];
  return shapes.map((shape, index) => {
    const lit = times(
      BRADFORD,
      shape.map((value) => value * (shares[index] ?? 0)) as unknown as Vector,
    );
    const adapted = lit.map((value, axis) => (value * (to[axis] ?? 0)) / (from[axis] ?? 1));
    return times(FROM_BRADFORD, adapted as unknown as Vector);
  });
}

const xyzOf = ([x, y]: Place): Vector => [x / y, 1, (1 - x - y) / y];

const times = (matrix: Matrix, vector: Vector): Vector =>
  matrix.map((row) =>
    row.reduce((sum, value, axis) => sum + value * (vector[axis] ?? 0), 0),
  ) as unknown as Vector;

function volume([a, b, c]: Matrix): number {
  return (
    a[0] * (b[1] * c[2] - b[2] * c[1]) -
    a[1] * (b[0] * c[2] - b[2] * c[0]) +
    a[2] * (b[0] * c[1] - b[1] * c[0])
  );
}

/** A number with 16 bits before and behind the point. */
const fixed = (value: number) => Math.round(value * 65_536);

function placeOf(place: Vector): Buffer {
  const made = Buffer.alloc(20);
  made.write("XYZ ", 0);
  for (const [axis, value] of place.entries()) made.writeInt32BE(fixed(value), 8 + axis * 4);
  return made;
}

function curveOf(curve: Curve): Buffer {
  const numbers = curve === "srgb" ? [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045] : [curve];
  const made = Buffer.alloc(12 + numbers.length * 4);
  made.write("para", 0);
  made.writeUInt16BE(curve === "srgb" ? 3 : 0, 8);
  for (const [index, value] of numbers.entries()) made.writeInt32BE(fixed(value), 12 + index * 4);
  return made;
}

function textOf(text: string): Buffer {
  const made = Buffer.alloc(28 + text.length * 2 + (text.length % 2) * 2);
  made.write("mluc", 0);
  for (const [index, value] of [1, 12].entries()) made.writeUInt32BE(value, 8 + index * 4);
  made.write("enUS", 16);
  made.writeUInt32BE(text.length * 2, 20);
  made.writeUInt32BE(28, 24);
  Buffer.from(text, "utf16le").swap16().copy(made, 28);
  return made;
}
