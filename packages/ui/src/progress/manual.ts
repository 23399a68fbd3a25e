import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For how far something is, or how much of something is used.",
    "With `value={null}` where the progress is unknown and it takes longer than a second.",
  ],
  avoid: [
    "For waiting without an end in sight: take Spinner inside of what waits, or Skeleton for a page.",
    "For a limited thing with its warning: take UsageMeter, which says it in words.",
  ],
  keys: [],
  accessibility: [
    "It is a progress bar with a name; `valueText` says the value as people do («12 MB de 50 MB»).",
    "It is not announced while it moves: say its beginning and its end where it matters.",
  ],
};
