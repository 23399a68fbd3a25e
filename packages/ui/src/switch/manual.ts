import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For what is on or off and takes effect at once: published, notifications.",
    'With `labelSide="start"` in a list of settings.',
  ],
  avoid: [
    "For what is sent with a form: take Checkbox.",
    "For two ways that are both something: take SegmentedControl.",
  ],
  keys: [["Space, Enter", "Turns it on or off."]],
  accessibility: [
    "It is a switch named by its label, which says what is on, not what will happen, and never changes.",
    "The place of the knob says the state beside the colour.",
    "Where it may fail, turn it back and say why. `pending` meanwhile: unlike `disabled` it keeps the focus.",
  ],
};
