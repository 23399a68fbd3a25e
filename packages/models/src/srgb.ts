/** A linear part of a colour, from 0 to 1, in sRGB (IEC 61966-2-1). */
export const toSrgb = (linear: number): number =>
  linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
