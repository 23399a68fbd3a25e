import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["Inside of what is waiting, for a short time: a button, a cell, a map."],
  avoid: ["For a page or a list: take Skeleton.", "Where it is known how far: take Progress."],
  keys: [],
  accessibility: [
    "With `label` it is an image of that name; without it is decoration, and something else must say that it waits.",
    "It has the colour of the text around it.",
  ],
};
