/** Texts around the pages of a table. */
export interface ServerTableLabels {
  /** Name of the buttons that turn pages. */
  pages: string;
  firstPage: string;
  lastPage: string;
  /** Which rows are shown; the numbers are written in the locale. */
  range: (from: string, to: string, total: string) => string;
  pageSize: string;
  /** Said above the rows that are still shown, when those asked for did not come. */
  stale: string;
}

export const englishServerTableLabels: ServerTableLabels = {
  pages: "Pages",
  firstPage: "First page",
  lastPage: "Last page",
  range: (from, to, total) => `${from}–${to} of ${total}`,
  pageSize: "Rows per page",
  stale: "The rows could not be loaded. Those before are still shown.",
};
