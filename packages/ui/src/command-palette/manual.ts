import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "To reach every page and action of the app by typing a part of its name.",
    "In addition to the menus, never instead of them, because nobody sees what is in it.",
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
    "It is a dialog with a search box; `aria-activedescendant` marks the current command, and groups have labels.",
    "Give commands `keywords` for the other names that people have for them.",
    "A command runs after the palette has closed and the focus has returned, so it may move the focus, and a dialog that it opens returns it.",
    "`shortcut` is shown only: make the keys work yourself.",
  ],
};
