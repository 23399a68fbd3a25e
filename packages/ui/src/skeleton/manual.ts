import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "While a page or list is loading, in the shape of what will come.",
    "Inside `Loading`, which waits 150 ms, so that a quick answer does not flash, and says that it is loading.",
  ],
  avoid: [
    "For a button that is busy: its `loading`.",
    "For parts of a page that come later one by one: a page full of placeholders is distracting. Reserve their space.",
  ],
  keys: [],
  accessibility: [
    "`Loading` is a status that says what is loading, once; the shapes are hidden from assistive technology.",
    "The shapes do not pulse under reduced motion.",
  ],
};
