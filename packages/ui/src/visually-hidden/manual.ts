import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For words that eyes do not need and assistive technology does: the unit of a figure, the name of a sign.",
  ],
  avoid: [
    "To hide something from everybody: leave it out, or `hidden`.",
    "For what takes the focus: it would be a stop that nobody sees. Take SkipLink.",
  ],
  keys: [],
  accessibility: ["It is read in its place in the document. Keep it short: it cannot be skimmed."],
};
