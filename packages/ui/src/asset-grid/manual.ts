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
      "Goes to the tile that last had the focus; with a menu per asset, then to its menu and, of a sound, to its button.",
    ],
    ["↑, ↓, ←, →", "Goes from tile to tile."],
    ["Home, End, Page Up, Page Down", "Goes to the first or last tile, or a page up or down."],
    ["Enter, Space", "Chooses the tile; Enter on the one that is chosen opens it."],
    ["Shift with an arrow", "With a multiple choice, chooses the tiles between."],
    ["Ctrl A, ⌘ A", "With a multiple choice, chooses all."],
    ["Shift F10", "Opens the menu of the tile."],
  ],
  accessibility: [
    "It is a list box, or with menus a grid; each tile is named by the asset's name and type.",
    "Only tiles in view are in the document; places are counted over all of them.",
    "Where a picture is missing or does not load, the icon of its type is shown.",
    "When the focused asset is removed, the focus goes to the asset in its place.",
  ],
};
