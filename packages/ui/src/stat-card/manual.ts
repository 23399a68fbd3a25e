import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["For one figure that people look for: visitors, points, words used."],
  avoid: [
    "For how much of a limit is used: take UsageMeter.",
    "For many figures: take a table, where they can be compared.",
  ],
  keys: [],
  accessibility: [
    "A shortened figure is hidden from assistive technology, which reads `fullValue` instead; the pointer finds it too.",
    "Figures have equal widths, so that cards beside each other line up.",
  ],
};
