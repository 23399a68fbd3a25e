import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For an action whose sign everybody knows (close, edit, delete), or that stands in every row.",
  ],
  avoid: [
    "Where there is space for words: take Button. People have to guess what an icon means.",
    "For two or more beside each other that are not plain: take DropdownMenu with words.",
  ],
  keys: [["Enter, Space", "Presses it."]],
  accessibility: [
    "`label` is required: it is the name.",
    "Put a Tooltip around it where the sign is not obvious.",
    "At least 28 px, 40 px on touch. The icon is decoration: `aria-hidden`.",
  ],
};
