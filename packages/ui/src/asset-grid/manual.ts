import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "To look through pictures, sounds and models, and to choose one or several of them.",
    "With a menu per asset where things can be done with each.",
  ],
  avoid: [
    "To choose one for a field: take AssetField of the asset picker.",
    "For rows that are compared by their values: take DataTable.",
  ],
  keys: [
    [
      "Tab",
      "Goes to one tile, the last that had the focus; with a menu per asset, on to its menu.",
    ],
    ["↑, ↓, ←, →", "Goes from tile to tile."],
    ["Home, End, Page Up, Page Down", "Goes far."],
    ["Enter, Space", "Chooses the tile; Enter on the one that is chosen opens it."],
    ["Shift with an arrow", "Of several, chooses what is between."],
    ["Ctrl A, ⌘ A", "Of several, chooses all."],
    ["Shift F10", "Opens the menu of the tile."],
  ],
  accessibility: [
    "It is a list box, or with menus a grid; each tile is named by the asset's name and type.",
    "Only tiles in view are in the document; places are counted over all of them.",
    "Where a picture is missing or does not load, the sign of its type stands.",
    "Where the focused asset goes, the focus goes to what stands in its place.",
  ],
};
