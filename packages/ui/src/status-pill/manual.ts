import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For the state of a thing in a list or a header: draft, live, with errors.",
    "`active` has the lime dot: what is live now.",
  ],
  avoid: [
    "For a count or a label: take Badge.",
    "For how far a part of a form is: Section says it.",
  ],
  keys: [],
  accessibility: [
    "The word says the state; the dot repeats it and is hidden from assistive technology.",
    "Where there is no room it is cut off: keep it under twenty letters.",
  ],
};
