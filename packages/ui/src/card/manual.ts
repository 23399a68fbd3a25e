import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "To hold together what belongs together and stands beside other such things.",
    "With `CardHeader` where it has a title; its `action` is about the card as a whole.",
  ],
  avoid: [
    "For a whole page or every group on it: boxes within boxes are hard to read. White space groups as well.",
    "For something to press as a whole: take QuickLinkCard.",
    "For a part of a form that folds: take Section.",
  ],
  keys: [],
  accessibility: [
    "It is a plain box. Give it a meaning by `asChild` around a section, an article or a list item.",
    "Set the `level` of its heading to fit the page: headings are how many people find their way.",
  ],
};
