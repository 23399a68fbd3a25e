/** A white, and the way from CIE XYZ under it to linear sRGB. */
export interface White {
  xyz: readonly [number, number, number];
  toLinear: readonly (readonly [number, number, number])[];
}

/** As CIE Lab has it unless a file says otherwise, with Bradford's adaptation. */
export const D50: White = {
  xyz: [0.9642, 1, 0.8249],
  toLinear: [
    [3.1338561, -1.6168667, -0.4906146],
    [-0.9787684, 1.9161415, 0.033454],
    [0.0719453, -0.2289914, 1.4052427],
  ],
};

/** That of sRGB itself. */
export const D65: White = {
  xyz: [0.95047, 1, 1.08883],
  toLinear: [
    [3.2404542, -1.5371385, -0.4985314],
    [-0.969266, 1.8760108, 0.041556],
    [0.0556434, -0.2040259, 1.0572252],
  ],
};

const cubed = (value: number): number =>
  value > 6 / 29 ? value ** 3 : 3 * (6 / 29) ** 2 * (value - 4 / 29);

/** A colour of CIE Lab in sRGB, each part from 0 to 1. */
export function labToSrgb(
  [lightness, a, b]: readonly [number, number, number],
  { xyz: white, toLinear }: White,
  to: Float64Array,
): void {
  const middle = (lightness + 16) / 116;
  const xyz = [middle + a / 500, middle, middle - b / 200].map(
    (value, axis) => cubed(value) * (white[axis] ?? 1),
  );
  for (const [part, weights] of toLinear.entries())
    to[part] = encoded(weights.reduce((sum, weight, axis) => sum + weight * (xyz[axis] ?? 0), 0));
}

/** Light as sRGB writes it. */
export const encoded = (light: number): number =>
  light <= 0.0031308 ? Math.max(0, light) * 12.92 : 1.055 * Math.min(1, light) ** (1 / 2.4) - 0.055;
