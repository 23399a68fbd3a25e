import type { Matrix4 } from "three";

/** Writes a number. */
export type Write = (value: number) => string;

/** Significant digits: those that a number of 32 bits has. */
const digits = 7;
const mostDecimals = 12;

/** Writes numbers with so many decimals; what is no number becomes 0, because readers refuse the whole file for one. */
export function withDecimals(decimals: number): Write {
  const factor = 10 ** decimals;
  return (value) => {
    const rounded = Math.round(value * factor) / factor;
    return Number.isFinite(rounded) ? String(rounded) : "0";
  };
}

/** Writes numbers of up to this magnitude as precisely as they are held, and no longer than that. */
export function upTo(largest: number): Write {
  const before = largest > 0 && Number.isFinite(largest) ? Math.ceil(Math.log10(largest)) : 1;
  return withDecimals(Math.min(mostDecimals, Math.max(0, digits - before)));
}

/** Directions, weights, colours: parts of 1. */
export const fraction = withDecimals(5);

/** A number by itself. */
export const number: Write = (value) =>
  Number.isFinite(value) ? String(Number(value.toPrecision(9))) : "0";

export const tuple = (values: Iterable<number>, write: Write = number): string =>
  `(${Array.from(values, write).join(",")})`;

/** USD writes the rows of matrices that multiply from the left; in memory these are three's columns. */
export function matrix({ elements }: Matrix4): string {
  return `(${[0, 4, 8, 12].map((at) => tuple(elements.slice(at, at + 4))).join(",")})`;
}
