import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["For a date and time at the place of an event, such as an opening, in one field."],
  avoid: [
    "For a moment that must be the same everywhere: convert it to the place's time first, and say whose time it is.",
    "For a day alone: take DateField.",
  ],
  keys: [
    ["0 – 9", "Writes a part and goes on to the next when it is full."],
    ["↑, ↓", "Counts a part up and down."],
    ["←, →", "Goes from part to part."],
    ["Backspace", "Empties a part."],
    ["Enter, Space", "On its button, opens the calendar. A day chosen there keeps the time."],
  ],
  accessibility: [
    "As DateField. A moment outside `min` and `max` is marked invalid.",
    "Say in the hint whose time it is where that is not plain.",
  ],
};
