import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "To bind fields to TanStack Form: `Form` sends, `FormField` and `FormChoice` bind, `SubmitButton` is busy meanwhile.",
    "`FormMessages` once around the app, where errors are keys that are translated.",
  ],
  avoid: ["For a single control that takes effect at once: use the control with `onValueChange`."],
  keys: [["Enter", "In a line of text, sends the form."]],
  accessibility: [
    "Errors show once a field was left or the form was sent, not while it is first written in.",
    "Sent with errors, the first control that has one gets the focus.",
    "The browser's own messages are off, because they might be in another language than the form.",
  ],
};
