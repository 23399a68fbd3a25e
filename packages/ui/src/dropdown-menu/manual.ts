import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For the actions of a row or of a screen that are not needed all the time.",
    "With radio items for a setting that takes effect at once.",
  ],
  avoid: [
    "For choosing a value in a form: take Select.",
    "For fields or explanations: take Popover. A menu holds items alone.",
    "For one or two actions: show them.",
  ],
  keys: [
    ["Enter, Space, ↓", "On its button, opens it and goes to the first item."],
    ["↑, ↓", "Goes from item to item."],
    ["Home, End", "Goes to the first and the last."],
    ["a – z", "Goes to the item that begins so."],
    ["Enter, Space", "Chooses the item."],
    ["Escape", "Closes it; the focus goes back to its button."],
  ],
  accessibility: [
    "It is a menu named by its button, or by `label`.",
    "What opens a dialog ends in «…». What is lost by it has `danger`, and a question afterwards.",
    "An item that leads elsewhere is a link: `asChild`.",
  ],
};
