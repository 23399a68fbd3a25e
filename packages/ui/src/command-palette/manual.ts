import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "To reach every place and action of the app by writing a part of its name.",
    "Beside the menus, never instead of them: nobody sees what is in it.",
  ],
  avoid: [
    "To choose a value in a form: take SearchableSelect.",
    "To search in what people have made: that is a page with results.",
  ],
  keys: [
    ["Ctrl K, ⌘ K", "Opens it and closes it, from anywhere."],
    ["↑, ↓", "Goes through the commands while the search keeps the focus."],
    ["Enter", "Runs the command that is marked."],
    ["Escape", "Closes it."],
  ],
  accessibility: [
    "It is a dialog with a search box; the marked command is told by `aria-activedescendant`, the groups by their labels.",
    "Give commands `keywords` for the other names that people have for them.",
    "A command runs once the palette is gone and the focus is back: it may put it elsewhere, and a dialog that it opens gives it back.",
    "`shortcut` is shown only: make the keys work yourself.",
  ],
};
