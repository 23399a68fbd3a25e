import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For a count or a word that belongs to something: unread messages, a role, «Beta».",
    "`lime` marks what is active or new; the other tones say how the word is meant.",
  ],
  avoid: [
    "For the state of a thing, which has a dot and a word: take StatusPill.",
    "For something to press: take Button, or SegmentedControl for a choice.",
  ],
  keys: [],
  accessibility: [
    "It is plain text: put it beside or inside what it belongs to, so that it is read with it.",
    "The tone is never the only thing that says what is meant; write a word.",
    "A bare number needs its unit for assistive technology: add `VisuallyHidden` words.",
  ],
};
