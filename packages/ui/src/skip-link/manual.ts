import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["As the first thing in the page: from the bars over to the content."],
  avoid: ["Inside of a page: headings and landmarks serve there."],
  keys: [
    ["Tab", "Shows it, as the first stop of the page."],
    ["Enter", "Goes to the content."],
  ],
  accessibility: [
    "It is seen with the focus alone.",
    "The element of its `href` (`#main`) must be there. It gets the focus; the address stays as it is.",
  ],
};
