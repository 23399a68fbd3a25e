import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["To take over a code, an address or a key that would otherwise be marked by hand."],
  avoid: [
    "For text that people read rather than carry elsewhere.",
    "For files: take a link with `download`.",
  ],
  keys: [["Enter, Space", "Copies the text."]],
  accessibility: [
    "That it was copied is said politely and seen for two seconds; the button keeps its width.",
    "With `iconOnly` the label stays its name.",
    "Browsers may refuse: that is said and seen beside the button until it works, or said by you in `onCopyError`.",
  ],
};
