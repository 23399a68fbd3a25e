import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "Once, at the head of a screen: its title, one sentence, the main action at the right.",
    "`before` for the way back, `after` for a state.",
  ],
  avoid: ["Inside of cards and dialogs: take CardHeader, or the dialog's title."],
  keys: [],
  accessibility: [
    "Its title is the `h1`, of which a screen has one. After a navigation move the focus there, by `headingRef`.",
    "The action follows the title in the order of reading, also where it stands at the right.",
  ],
};
