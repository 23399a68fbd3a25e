import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For a small form, a filter, an explanation with links: what stands beside its button and may be left at any time.",
    "From its parts (`Popover.Root`, `Popover.Trigger`, `Popover.Content`, `Popover.Close`) where trigger and panel stand apart, or have props of their own.",
  ],
  avoid: [
    "For a list of actions: take DropdownMenu. For words about a sign: take Tooltip.",
    "For what must be finished or cancelled: take Dialog.",
    "In a menu, which contains items only: let an item open one that stands beside the menu, with `open`.",
  ],
  keys: [
    ["Enter, Space", "On its button, opens and closes it."],
    ["Tab", "Goes through what is inside and out of it, which closes it."],
    [
      "Escape",
      "Closes it alone, not the dialog around it, and after a tooltip or a menu inside; the focus goes back to the button.",
    ],
  ],
  accessibility: [
    "It is a dialog that is not modal, named by `label`; its button says whether it is open.",
    "The focus goes to what is inside when it opens.",
    "Held by `open`, it closes when the caller agrees: leave `open` true to keep it.",
    "What opens from inside of it, such as a menu or a dialog, belongs to it: the focus may go there and come back, and it stays open meanwhile.",
    "It is in the browser's top layer, so nothing cuts it off, and it stays in the window.",
  ],
};
