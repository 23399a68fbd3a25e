import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "Beside a long page in sections, on wide screens: where the reader is, and how far each section is.",
  ],
  avoid: ["To go to other pages: take TopBar, or links.", "For fewer than three sections."],
  keys: [
    ["Tab", "Goes from section to section."],
    ["Enter", "Opens the section and goes to its header."],
  ],
  accessibility: [
    'It is a navigation with a name; the current one is marked by `aria-current="location"`.',
    "The state of each section is a word for assistive technology beside its sign.",
    "It adds nothing to the history of the browser.",
  ],
};
