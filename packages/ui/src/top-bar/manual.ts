import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["Once, at the top of the app: logo, the main places, menus at the right."],
  avoid: ["For the parts of one page: take SideList or Tabs."],
  keys: [
    ["Tab", "Goes through logo, places and menus."],
    ["Enter", "Follows a place; on narrow screens opens the menu of places."],
    ["Escape", "Closes that menu; the focus goes back to its button."],
  ],
  accessibility: [
    "It is the banner; the places are a navigation with the name `navLabel`.",
    'The place where the reader is has `aria-current="page"` and a lime edge.',
    "Below 1024 px the places wait behind a button with a word for its name; where the window widens while they are open, the focus goes to them in the bar.",
  ],
};
