import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For one of two to about seven, all of which should be seen before choosing.",
    "With a `hint` for a choice that needs explaining.",
  ],
  avoid: [
    "For more than seven: take Select or SearchableSelect.",
    "For a way of looking that takes effect at once: take SegmentedControl.",
    "For yes or no: take Checkbox.",
  ],
  keys: [
    ["Tab", "Goes to the chosen one, or to the first."],
    ["↑, ↓, ←, →", "Goes to the next and chooses it."],
    ["Space", "Chooses the one that has the focus."],
  ],
  accessibility: [
    "It is a group with a name: `label`, or `Field group` around it.",
    "Each choice is described by its hint; the label is part of the target.",
  ],
};
