import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["To explain something in a few pictures: how a screen works, what a word means here."],
  avoid: [
    "For what must be read before going on: say it on the page.",
    "For a sentence: take a hint, or Tooltip for a sign.",
  ],
  keys: [
    ["←, →", "Turns the pages, from whichever button has the focus."],
    ["Tab, Shift Tab", "Goes round inside."],
    ["Escape", "Closes it."],
  ],
  accessibility: [
    "Each page is a figure with its caption, said politely when it is turned.",
    "Pictures need an alternative text of their own; the caption does not repeat it. With `width` and `height` their room is kept while they come.",
    "There is room for the largest page from the beginning, so that no button moves from under the pointer.",
    "At the first and the last page the button stays, so that the focus is not lost.",
  ],
};
