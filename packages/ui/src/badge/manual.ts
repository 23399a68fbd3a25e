import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For a count or a word that belongs to something: unread messages, a role, «Beta».",
    "`lime` marks what is active or new; the other tones show the word's meaning.",
  ],
  avoid: [
    "For the state of a thing, which has a dot and a word: take StatusPill.",
    "For something to press: take Button, or SegmentedControl for a choice.",
  ],
  keys: [],
  accessibility: [
    "It is plain text: put it beside or inside what it belongs to, so that it is read with it.",
    "The tone must not be the only sign of the meaning; write a word.",
    "A bare number needs its unit for assistive technology: add `VisuallyHidden` words.",
  ],
};
