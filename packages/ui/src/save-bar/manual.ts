import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["At the bottom of a long form: what is unsaved at the left, the buttons at the right."],
  avoid: [
    "For a short form: its button at its end is enough.",
    "For the buttons of a dialog: its `footer`.",
  ],
  keys: [["Tab", "Goes to its buttons, which come after the form in the order of reading."]],
  accessibility: [
    "Each state is said politely, in words: unsaved, saving, saved at, offline, failed.",
    "It sticks to the bottom and must not cover what has the focus: leave room below the form.",
  ],
};
