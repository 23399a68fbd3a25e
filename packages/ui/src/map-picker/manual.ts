import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "To choose a place: `MapPicker`, by click, drag, keys, coordinates, address or the current place.",
    "To show places: `MapView`, with markers that can be selected, numbers, lines of what depends on what, and walks in numbered steps.",
  ],
  avoid: [
    "Where an address or a name is enough: take TextInput.",
    "For more than about two thousand markers: leave some out first.",
  ],
  keys: [
    ["↑, ↓, ←, →", "Moves the map; a crosshair marks its centre."],
    ["+, -", "Zooms."],
    ["Enter, Space", "Chooses the place at the centre, or selects the marker there."],
    [
      "Enter on a marker with a count",
      "Spreads the markers on its spot: arrows go through them, Enter selects, Escape gathers.",
    ],
    ["Alt with an arrow", "Nudges the marker by a pixel, with Shift by ten."],
  ],
  accessibility: [
    "The instructions are seen and are the map's description.",
    "A new place, and the centre after a move, are said politely with 4 decimals.",
    "Everything can be done without the map: coordinates can be typed.",
    "Kinds of markers differ by shape, not by colour alone.",
    "When the map service refuses, a panel takes its place and offers to try again.",
  ],
};
