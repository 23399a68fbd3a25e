import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["Once, in the top bar: light, dark, or as the system."],
  avoid: ["To show a part of a page in another theme: a theme is the whole document's."],
  keys: [
    ["Enter, Space, ↓", "Opens the menu."],
    ["↑, ↓", "Goes from theme to theme."],
    ["Enter, Space", "Chooses it."],
    ["Escape", "Closes the menu; the focus goes back."],
  ],
  accessibility: [
    "The name of the button holds the chosen theme.",
    "Set `data-theme` on `<html>` and store the choice: that is the app's part.",
  ],
};
