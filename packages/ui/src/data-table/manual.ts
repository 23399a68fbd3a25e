import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For rows that are compared, sorted and searched: users, experiences.",
    "With `FacetFilter`, `useSelection` with `BulkBar`, `VirtualRows` and `tableCells`, each imported only where it is used.",
    "For what belongs together, such as a name and an e-mail: the second column is `under` the first, whose cells are `CellLines`; with `lines`, a phone shows rows of two lines rather than cards.",
    "Below a bar that stays at the top of the page: its height goes into the CSS variable `--data-table-sticky-top`, on anything around the table.",
  ],
  avoid: [
    "For few things without values to compare: a list or cards.",
    "For pictures: take AssetGrid.",
    "To lay a page out.",
  ],
  keys: [
    ["Tab", "Goes through search, filters, headers and what is in the rows."],
    ["Enter, Space", "On a header, sorts: ascending, descending, not."],
    ["Escape", "In the search, empties it."],
    ["Space", "On a row's box, chooses the row; on the header's, all that are shown."],
  ],
  accessibility: [
    "It is a table with a name, also where it is narrower than 640 px and its rows are cards.",
    "Only the sorted header has `aria-sort`; each header's button says what a press does next.",
    "The numbers of found and chosen rows are announced politely; with `total` also for the caller's filters.",
    "With virtual rows all rows are counted for assistive technology, also those not in the document.",
  ],
};
