import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For a first and a last day: when something is open, which days a list shows.",
    "With `presets` for what is asked for most, such as the last seven days; each is made when it is pressed, so it knows today.",
    "With `unavailable` for days that no range may contain.",
  ],
  avoid: ["For one day: take DateField.", "For hours of a day: take two TimeFields."],
  keys: [
    ["0 – 9, Ctrl+V", "Write a day, as in a DateField."],
    [
      "Enter, Space",
      "On its button, opens the calendar; in it, the first press begins a range and the second ends it.",
    ],
    ["Arrows", "In the calendar move by day and week, `Page Up` and `Page Down` by month."],
    ["Escape", "Takes back a range that is begun, or closes the calendar."],
  ],
  accessibility: [
    "It is a group named by the field's label; its two days are named “From” and “Until”.",
    "A last day before the first one, and a day that cannot be chosen, are said in words once the day is left.",
    "The days of the calendar have their reasons in their names.",
  ],
};
