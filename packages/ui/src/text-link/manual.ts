import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "To go somewhere, in a sentence or in a list (`quiet`).",
    "With `asChild` around the router's link.",
  ],
  avoid: [
    "For something that happens on this page: take Button.",
    "For a place that many need: take QuickLinkCard or an entry of TopBar.",
  ],
  keys: [["Enter", "Follows the link."]],
  accessibility: [
    "In a sentence it is underlined: colour alone would not show it.",
    "Its words say where it leads, without the sentence around it; never «here».",
    "Say so where it opens a new window or a file.",
  ],
};
