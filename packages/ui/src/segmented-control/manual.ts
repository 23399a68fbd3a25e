import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["For a way of looking at something, of two to five: list or map, day or week."],
  avoid: [
    "For an answer in a form: take RadioGroup.",
    "For parts of a page with content of their own: take Tabs.",
    "For long words: they wrap, and the strip falls apart. Take Select.",
  ],
  keys: [
    ["Tab", "Goes to the chosen one."],
    ["←, →", "Goes to the next and chooses it."],
  ],
  accessibility: [
    "It is a radio group with a name: `label`, or `Field group` around it.",
    "With `iconOnly` the label stays the name.",
  ],
};
