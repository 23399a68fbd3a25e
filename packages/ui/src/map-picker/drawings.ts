/** Icons of Lucide (ISC licence) that only the map has, each as the one path that `PathIcon` draws. */

export const fit = "M3 8V3h5m8 0h5v5m0 8v5h-5m-8 0H3v-5";
export const locate =
  "M2 12h3m14 0h3M12 2v3m0 14v3m7-10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Zm-4 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z";
export const mapPin =
  "M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0Zm-5 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z";
export const mapPinOff =
  "M12.75 7.09a3 3 0 0 1 2.16 2.16m2.162 7.822c-1.634 2.17-3.527 3.912-4.471 4.727a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 1.432-4.568M2 2l20 20M8.475 2.818A8 8 0 0 1 20 10c0 1.183-.31 2.377-.81 3.533M9.13 9.13a3 3 0 0 0 3.74 3.74";
export const minus = "M5 12h14";
export const plus = "M5 12h14m-7-7v14";
export const search = "m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z";
