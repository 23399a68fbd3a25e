import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["For a time of day that belongs to no date: opening hours, a daily reminder."],
  avoid: [
    "For how long something takes: take NumberInput with a unit.",
    "For one of a few times: take Select.",
  ],
  keys: [
    ["0 – 9", "Writes a part and goes on to the next when it is full."],
    ["a, p", "Chooses the half of the day, where the locale has halves."],
    ["↑, ↓", "Counts a part up and down."],
    ["←, →", "Goes from part to part."],
    ["Backspace", "Empties a part."],
  ],
  accessibility: [
    "As DateField, without a calendar. Twelve or twenty-four hours are the locale's.",
  ],
};
