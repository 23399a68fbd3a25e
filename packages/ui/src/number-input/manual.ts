import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For a number that is written or counted: a radius, a limit, points.",
    "With `unit` where the number has one, `integer` where there is no point.",
  ],
  avoid: [
    "For figures that are no number (codes, phones, post codes): take TextInput with `inputMode`.",
    "For one of a few: take SegmentedControl or Select.",
  ],
  keys: [
    ["↑, ↓", "Adds and takes a `step`, within `min` and `max`."],
    ["Comma, Point", "Both write the decimal point."],
  ],
  accessibility: [
    "It is a spin button with its value, its least and its greatest.",
    "A number below `min` or above `max` is said in words once the field is left.",
    "The wheel never changes it: a page is scrolled over fields by accident.",
    "What is written stays while it reads as the value, so that «1.» and «-» survive. A form that keeps the text itself gives text as the value and reads it by `parseNumber`.",
  ],
};
