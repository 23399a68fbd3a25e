import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For the actions of a row or of a screen that are not needed all the time.",
    "With radio items for a setting that takes effect at once, and check items for several that are on or off.",
    "With a submenu for a few further choices of one action, such as the format of an export.",
    "From its parts (`DropdownMenu.Root`, `DropdownMenu.Trigger`, `DropdownMenu.Content`) where trigger and menu stand apart, or have props of their own.",
  ],
  avoid: [
    "For choosing a value in a form: take Select.",
    "For fields or explanations: take Popover. A menu holds items alone.",
    "For one or two actions: show them.",
    "For submenus in submenus: take a dialog, or a page.",
  ],
  keys: [
    ["Enter, Space, ↓", "On its button, opens it and goes to the first item."],
    ["↑, ↓", "Goes from item to item."],
    ["Home, End", "Goes to the first and the last."],
    ["a – z", "Goes to the item that begins so."],
    ["Enter, Space", "Chooses the item."],
    ["→", "Opens the submenu of an item and goes to its first item; ← leads back."],
    ["Escape", "Closes it with all its submenus; the focus goes back to its button."],
  ],
  accessibility: [
    "It is a menu named by its button, or by `label`.",
    "What opens a dialog ends in «…». What is lost by it has `danger`, and a question afterwards.",
    "An item that leads elsewhere is a link: `asChild`.",
    "A check item leaves the menu open, for the next one; a radio item closes it. `closeOnSelect` says otherwise.",
    "Where there is no room beside the menu, as on a phone, a submenu opens below its item; a tap on the item closes it.",
  ],
};
