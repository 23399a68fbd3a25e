import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["For maps without a map service: one file of vector tiles, drawn in the reader's browser."],
  avoid: ["Where a service gives tiles as pictures: hand its address to the map."],
  keys: [],
  accessibility: [
    "The map is operated as every other one.",
    "Names stand out 4.5 to 1 from what is around their letters, in both themes.",
    "A file that cannot be read is said and seen; markers and places stay.",
    "A sketch in place of tiles that do not come is named as one.",
  ],
};
