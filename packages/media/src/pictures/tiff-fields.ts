import type { IFD } from "utif2";

/** Numbers of TIFF's fields. */
export const FIELD = {
  subfile: "t254",
  width: "t256",
  height: "t257",
  bits: "t258",
  packing: "t259",
  colours: "t262",
  fillOrder: "t266",
  stripOffsets: "t273",
  turn: "t274",
  samples: "t277",
  rowsPerStrip: "t278",
  stripBytes: "t279",
  planes: "t284",
  predictor: "t317",
  white: "t318",
  palette: "t320",
  tileWidth: "t322",
  tileOffsets: "t324",
  tileBytes: "t325",
  extras: "t338",
  format: "t339",
  profile: "t34675",
} as const;

type Field = (typeof FIELD)[keyof typeof FIELD];

export const numbersIn = (page: IFD, field: Field): ArrayLike<number> =>
  (page[field] as ArrayLike<number> | undefined) ?? [];

/** @param otherwise where the field is missing */
export const numberIn = (page: IFD, field: Field, otherwise = 0): number =>
  numbersIn(page, field)[0] ?? otherwise;

export const setNumbers = (page: IFD, field: Field, numbers: ArrayLike<number>): void => {
  (page as Record<string, unknown>)[field] = numbers;
};
