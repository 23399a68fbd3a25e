import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "To say something beside what it is about: what went wrong in a form, what to know before a step.",
    "With `autoClear` for what may go by itself: three seconds, paused by hover and focus. A changed text shows it again.",
  ],
  avoid: [
    "For what is not about a place on the page: take Toast.",
    "For what is wrong with one field: its own `error`.",
    "For what must be read before going on: take ModalAlert.",
  ],
  keys: [
    [
      "Enter, Space",
      "Presses the buttons inside: the action, or the one that takes the message away.",
    ],
  ],
  accessibility: [
    "Errors and warnings are alerts and interrupt; the others are said when the reader pauses.",
    "The tone has a sign and words beside its colour.",
    "A message that disappears must also be available elsewhere, because people read at their own speed.",
  ],
};
