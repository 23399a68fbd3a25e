import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "To report the result of an action without interrupting: saved, archived, failed.",
    "With an `action` to undo what can be undone.",
    "With `promise` for work that takes a while: one message that says that it goes on, and then how it ended.",
  ],
  avoid: [
    "For what must be read: take ModalAlert. For what is wrong in a form: take InlineMessage, which stays beside it.",
    "For an action that exists nowhere else, because the message disappears.",
  ],
  keys: [
    ["F8", "Goes to the messages, from anywhere, also from within an open dialog."],
    ["Tab", "Goes through their buttons; from the last one into an open dialog."],
    [
      "Escape",
      "Takes the message away that has the focus, and closes nothing else; the focus goes back.",
    ],
  ],
  accessibility: [
    "Successes are said when the reader pauses, errors at once.",
    "A message of work that goes on stays until the work has ended, and is replaced where it stands, so that the focus in it stays too.",
    "A message disappears after three seconds; hover and focus pause the timer.",
    "Errors stay until they are taken away, and so does what has an action: WCAG 2.2.1 lets no time limit take away what there is to do. A `duration` of its own says otherwise, for what can be done elsewhere too.",
    "A fifth message replaces the oldest one that would disappear by itself, never one that stays.",
    "The focus goes back to where it was, by whichever way it came to a message.",
    "An open dialog does not hide the messages, and a press on them does not close it.",
  ],
};
