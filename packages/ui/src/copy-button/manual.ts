import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["To copy a code, a URL or a key that would otherwise be selected by hand."],
  avoid: [
    "For text that people read rather than carry elsewhere.",
    "For files: take a link with `download`.",
  ],
  keys: [["Enter, Space", "Copies the text."]],
  accessibility: [
    "Success is announced politely and shown for two seconds; the button keeps its width.",
    "With `iconOnly` the label stays its name.",
    "Browsers may refuse: then a message is shown beside the button until a copy succeeds, unless `onCopyError` handles it.",
  ],
};
