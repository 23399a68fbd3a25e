import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For a moment that people know or choose: when something opens, is published or is sent.",
    "The value is `YYYY-MM-DDTHH:MM`, as of a native `datetime-local`: the clock of a place, whose time zone the app knows.",
  ],
  avoid: [
    "For a day alone: take DateField.",
    "For a time of day that belongs to no date: take TimeField.",
    "For a first and a last day: take DateRangeField.",
  ],
  keys: [
    ["0 – 9", "Writes a part and goes on to the next when it is full."],
    ["/ - . :", "Ends a part that is not full."],
    ["a, p", "Chooses the half of the day, where the locale has halves."],
    [
      "Ctrl+V",
      "Pastes a day with its time as people write them: `24/12/2026 10:30`, `24 dic 2026, a las 9 h`. A day alone keeps the time that is there.",
    ],
    ["↑, ↓", "Counts a part up and down."],
    ["←, →", "Goes from part to part."],
    ["Backspace", "Empties a part."],
    ["Enter, Space", "On its button, opens the calendar, as in a DateField."],
    ["Escape", "Closes the calendar and gives the focus back."],
  ],
  accessibility: [
    "As DateField. Twelve or twenty-four hours are the locale's; an hour alone is that hour sharp.",
    "A day that is chosen in the calendar keeps its time. Where there is no time yet, the focus goes to the hours.",
    "A day without its time, or a time without its day, hands out no value and is said in words once the field is left.",
    "A text with a time zone is not pasted: which hour it is on the place's clock is not known here.",
  ],
};
