import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["Where a page, a list or a part of it could not be loaded."],
  avoid: [
    "Where a field is wrong: its own `error`.",
    "Where an action failed and the page still stands: take InlineMessage or Toast.",
  ],
  keys: [["Enter, Space", "On its button, tries again."]],
  accessibility: [
    "It is an alert: it is read as soon as it shows.",
    "The title says what happened, the text what to do. While `retrying` the button keeps the focus.",
  ],
};
