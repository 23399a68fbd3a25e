import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For rows whose order their author decides, such as the stops of a route.",
    "Pass the rows in their order; `onMove` says what is to be moved where, and the caller stores it.",
  ],
  avoid: [
    "For rows that are sorted by their values: take DataTable.",
    "For moving while a filter hides rows: leave `onMove` out then.",
  ],
  keys: [
    ["Tab", "Goes through the list, its rows and their buttons."],
    ["↑, ↓ on a handle", "Moves the row by one place."],
    ["Home, End on a handle", "Moves the row to the start or the end."],
    [
      "Enter on a handle",
      "Takes the row; Tab goes to a place, Enter puts it there, Escape gives up.",
    ],
  ],
  accessibility: [
    "It is a table with headers; the open row is marked by `aria-current`.",
    "Only the rows in view are in the document; `aria-rowcount` and `aria-rowindex` count all of them.",
    "A move is announced with the new place.",
  ],
};
