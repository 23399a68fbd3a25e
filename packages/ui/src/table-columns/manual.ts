import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For tables with many columns, of which each reader needs others: which are shown, and how wide.",
    "With `layout` and `onLayoutChange` the app keeps it: a `ColumnLayout` is plain JSON.",
    "With DataTable and ServerTable alike; export what is shown by giving `tableCells` the same columns.",
  ],
  avoid: ["For tables of four columns: choose them well instead."],
  keys: [
    ["Tab", "Goes to the button of the columns, and to the separator behind each header."],
    ["Space", "In the list, shows or hides a column."],
    ["Left, Right", "On a separator, moves it by 8 px; with Shift by 80."],
    ["Home, End", "On a separator, makes the column as narrow or as wide as it goes."],
    ["Enter", "On a separator, puts all widths back, as a double press does."],
    ["Escape", "Takes a drag back."],
  ],
  accessibility: [
    "A separator is named after its column and has its share of the table as its value.",
    "The column that names a row cannot be hidden unless `always` says otherwise, and one column stays.",
    "What one column gains the next one loses, so a table never becomes wider than its place.",
  ],
};
