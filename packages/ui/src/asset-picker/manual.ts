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
    ["Enter, Space", "Chooses a tile; `onChoose` is called only when it is confirmed."],
    ["Enter", "On the chosen tile, confirms."],
    ["Escape", "Cancels; the focus goes back to the button."],
  ],
  accessibility: [
    "The number of matching assets, and of all, is announced politely when filters change.",
    "The chosen asset stays chosen when filters leave it out, and a message says so.",
    "The name of the field's button contains the field's label and the button's text; hint and error describe it.",
    "A sound in the preview stops when another asset is chosen.",
  ],
};
