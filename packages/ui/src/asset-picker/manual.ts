import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "To choose a picture, a sound or a model for a field: `AssetField` shows it and opens the picker.",
    "`AssetPicker` alone where something else opens it.",
    "With `validate` where not every asset may be chosen, with an upload slot where new ones may come.",
  ],
  avoid: [
    "To keep a library in order: that is a page with AssetGrid.",
    "For files that belong to no library: take Upload.",
  ],
  keys: [
    ["Tab", "Goes through search, filters, tiles and buttons."],
    ["↑, ↓, ←, →", "Goes from tile to tile."],
    ["Enter, Space", "Chooses a tile; nothing is handed out before it is confirmed."],
    ["Enter", "On what is chosen already, confirms."],
    ["Escape", "Cancels; the focus goes back to the button."],
  ],
  accessibility: [
    "How many assets are left, of how many, is said politely while filters change.",
    "What is chosen stays chosen, and is said, when filters leave it out.",
    "The field's button is named by the field's label and its own word, and described by hint and error.",
    "A sound in the preview stops when another asset is chosen.",
  ],
};
