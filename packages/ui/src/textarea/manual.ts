import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For text of several lines; it grows with what is written, up to `maxRows`.",
    "With the `counter` of its Field where the text has a limit.",
  ],
  avoid: ["For one line: take TextInput, in which Enter sends the form."],
  keys: [
    ["Enter", "Begins a new line."],
    ["Tab", "Leaves it."],
  ],
  accessibility: [
    "Its name comes from the Field around it, or from `aria-label`.",
    "The counter speaks only near its limit.",
  ],
};
