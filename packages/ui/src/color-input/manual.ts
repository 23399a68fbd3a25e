import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For a colour that somebody else's brand sets: typed as six hexadecimal digits, or chosen in the browser's picker.",
    "Show beside it where the colour will be used, and whether text on it can be read.",
  ],
  avoid: ["For one of a few given colours: take RadioGroup or SegmentedControl."],
  keys: [
    ["Tab", "Goes from the text to the button of the picker."],
    ["Enter, Space", "On that button, opens the browser's picker."],
  ],
  accessibility: [
    "The text names the colour, so that nobody has to tell it by sight; the picker's button has a name of its own.",
    "The value is text while it is typed; `parseColor` reads it. Left, three digits become six and a missing # is added.",
  ],
};
