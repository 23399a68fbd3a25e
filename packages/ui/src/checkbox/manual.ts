import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For a yes or no that is sent with a form.",
    "For each of several that may hold at once, inside a Fieldset.",
    'Half-checked (`"indeterminate"`) where it stands for several things of which some are chosen.',
  ],
  avoid: [
    "For what takes effect at once: take Switch.",
    "Where one of several holds: take RadioGroup or Select.",
  ],
  keys: [["Space", "Checks it or takes the check away; a half-checked one becomes checked."]],
  accessibility: [
    "The label is part of the target, and required; hide it with `hideLabel` where a table's header says it.",
    "Hint and error describe it; an error marks it invalid.",
    "The box is 24 px, with 40 px of room on touch.",
  ],
};
