import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "Where there is nothing yet: what this place is for, and the one action that fills it.",
    "Where a search or filter finds nothing: say so, and offer to clear it.",
  ],
  avoid: [
    "While it is loading: take Skeleton. When loading failed: take ErrorState.",
    "Where the reader may not see it: take NoAccess.",
  ],
  keys: [],
  accessibility: [
    "Its title is a heading; set `level` to fit the page.",
    "It is not announced by itself: where it follows a search, the number found is said by the search.",
  ],
};
