import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "To tell what came of an action, and go on: saved, archived, failed.",
    "With an `action` to undo what can be undone.",
  ],
  avoid: [
    "For what must be read: take ModalAlert. For what is wrong in a form: take InlineMessage, which stays beside it.",
    "For an action that exists nowhere else: it will be gone.",
  ],
  keys: [
    ["F8", "Goes to the messages, from anywhere."],
    ["Tab", "Goes through their buttons."],
    ["Escape", "Takes the message away that has the focus; the focus goes back."],
  ],
  accessibility: [
    "Successes are said when the reader pauses, errors at once; errors stay until they are taken away.",
    "The clock stands under hover and focus. At most four are seen.",
    "An open dialog neither hides the messages nor closes by a press on them.",
  ],
};
