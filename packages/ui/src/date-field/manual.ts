import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For a day that people know or choose: a start, a deadline.",
    "With `unavailable` for days that are taken or closed; a reason that it gives is told in the calendar and below the field.",
    "The value is `YYYY-MM-DD`; no time zone is involved, so no clock moves it.",
  ],
  avoid: [
    "For a day with its time: take DateTimeField.",
    "For a first and a last day: take DateRangeField.",
    "For a time that repeats: take TimeField.",
    "For a year or a month alone: take NumberInput or Select.",
  ],
  keys: [
    ["0 – 9", "Writes a part and goes on to the next when it is full."],
    ["/ - .", "Ends a part that is not full."],
    ["Ctrl+V", "Pastes a day as people write it: `24/12/2026`, `2026-12-24`, `24 dic 2026`."],
    ["↑, ↓", "Counts a part up and down."],
    ["←, →", "Goes from part to part."],
    ["Backspace", "Empties a part."],
    [
      "Enter, Space",
      "On its button, opens the calendar; there arrows move by day and week, `Page Up` and `Page Down` by month.",
    ],
    ["Escape", "Closes the calendar and gives the focus back."],
  ],
  accessibility: [
    "Each part is a spin button that is named by the field's label and its own name, in the locale's order.",
    "A press on the label focuses the first part.",
    "A day that does not exist is never moved: it becomes a text to be mended, and is handed out in the same form.",
    "Days outside `min` and `max` cannot be chosen, and are marked invalid when written.",
    "Without a `locale` it follows the page's `lang`, also when that changes; a server draws it in Spanish until the page has it.",
    "React Aria has no Catalan texts, so the texts that screen readers read come from `labels`.",
  ],
};
