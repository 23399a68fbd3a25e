import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "Before something that is lost or that others will see at once.",
    "With `danger` where something is lost; the focus then starts on cancel.",
    "With `pending` while it happens and `error` when it fails: the dialog stays, and it can be tried again.",
  ],
  avoid: [
    "For what can be undone: do it, and offer to undo it in a Toast.",
    "To tell something without a question: take ModalAlert.",
    "For more than a question: take Dialog.",
  ],
  keys: [
    ["Tab, Shift Tab", "Goes round inside."],
    ["Enter, Space", "Presses the button that has the focus."],
    ["Escape", "Cancels, unless it is pending."],
  ],
  accessibility: [
    "It is an `alertdialog` named by its question and described by what follows from a yes.",
    "The title names the thing, the button repeats the verb; never yes and no.",
    'The focus goes back to where it was. `onClose` says why: `"escape"`, `"overlay"` or `"cancel"`.',
  ],
};
