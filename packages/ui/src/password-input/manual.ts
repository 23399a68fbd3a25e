import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For passwords, with `autoComplete` set to `current-password` or `new-password`, so that password managers can help.",
  ],
  avoid: ["For codes that are seen by others anyway: take TextInput."],
  keys: [
    ["Tab", "Goes from the input to the button that shows the password."],
    ["Enter, Space", "On the button, shows or hides the password."],
  ],
  accessibility: [
    "The button says what it will do: show, hide. It does not send the form.",
    "Nothing is turned into capitals or checked for spelling.",
  ],
};
