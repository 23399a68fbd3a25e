import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For everything that happens when it is pressed: save, delete, open.",
    "`primary` once on a screen, for its main action; `secondary` for the others, `quiet` where many stand in a row, `danger` where something is lost.",
    "With `loading` while the action is under way; with `loadingLabel` where it takes longer than a second.",
  ],
  avoid: [
    "To go to another page: take TextLink, or `asChild` around a link so that it can be opened in a new tab.",
    "With an icon alone: take IconButton, which requires a name.",
    "To turn something on and off: take Switch.",
  ],
  keys: [
    ["Enter, Space", "Presses it."],
    ["Tab, Shift Tab", "Goes to it and on; also while it is loading."],
  ],
  accessibility: [
    "While loading it keeps the focus and its width, says so by `aria-busy` and `aria-disabled`, and ignores presses.",
    "Its text is a verb, and is its accessible name.",
    "Disabled buttons take no focus and show no tooltip: give them `aria-disabled` instead, with which they look and act disabled and a Tooltip says why; or leave them enabled and say it when they are pressed.",
  ],
};
