import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "To tell one thing that must be read before going on: it was done, it failed, something will happen.",
    "`success`, `error`, `warning` and `info` have the titles that the specification sets until a label set or `title` gives others.",
  ],
  avoid: [
    "For what can be read in passing: take Toast or InlineMessage. Each alert stops somebody's work.",
    "To ask: take ConfirmDialog.",
  ],
  keys: [
    ["Enter, Space", "Presses its button, which has the focus from the start."],
    ["Escape", "Closes it."],
    ["Tab, Shift Tab", "Stays inside."],
  ],
  accessibility: [
    "It is an `alertdialog`, named by its title and described by its message.",
    "The page behind does not scroll and does not move; the focus goes back to where it was.",
    '`onClose` says why: `"escape"`, `"overlay"` or `"button"`.',
  ],
};
