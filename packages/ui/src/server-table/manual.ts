import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For more rows than a page should load: the server sorts, searches and counts them out in pages.",
    "With a query's `data?.rows`: while they are undefined, the rows before them stay.",
    "With `useSelection({ acrossPages: true })`, whose rows stay chosen on other pages; `BulkBar` hands out their ids.",
    "`Pager` alone below any list that comes in pages.",
  ],
  avoid: [
    "For rows that are all there: DataTable sorts and searches them without a request, `VirtualRows` shows thousands.",
  ],
  keys: [
    ["Tab", "Goes through search, filters, headers, rows, and the buttons of the pages."],
    ["Enter", "In the search, searches at once."],
    ["Escape", "In the search, empties it."],
  ],
  accessibility: [
    "The range of rows is announced politely when a page has come, and that it is on its way after 150 ms; meanwhile the table is busy.",
    "What failed is an alert above the rows, which stay.",
    "The buttons of the pages keep the focus at the first and the last page.",
  ],
};
