import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For a few words about an icon, or the full text of what is cut off.",
    "From its parts (`Tooltip.Root`, `Tooltip.Trigger`, `Tooltip.Content`) where both need props of their own.",
  ],
  avoid: [
    "For anything that must be known: write it on the page. On touch many never find it.",
    "For links and buttons: take Popover.",
    "Around what takes no focus, or a disabled button: nobody without a pointer would reach it.",
  ],
  keys: [
    ["Tab", "Goes to the element, which shows it at once."],
    ["Escape", "Hides it, and leaves the focus and the dialog around it alone."],
  ],
  accessibility: [
    "It describes its element (`aria-describedby`); it does not name it.",
    "It stays while the pointer is on it, and is hidden 120 ms after pointer and focus have left (WCAG 1.4.13).",
    "A tap shows it, the next one hides it, wherever it is.",
  ],
};
