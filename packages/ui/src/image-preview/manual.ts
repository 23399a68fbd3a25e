import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["To look at a picture closely: enlarge it, move it, fill the window with it."],
  avoid: [
    "For a picture that only decorates or illustrates: an `img` does.",
    "For many at once: take AssetGrid.",
  ],
  keys: [
    ["+, -", "Enlarges and makes smaller."],
    ["↑, ↓, ←, →", "Moves what is seen of an enlarged picture."],
    ["Enter, Space", "Presses the buttons, which do the same."],
    ["Escape", "Leaves the full window."],
  ],
  accessibility: [
    "`alt` is required and says what is seen; it names the full window, too.",
    "Everything that wheel, drag or two fingers do has a key and a button.",
    "A picture that cannot be shown says so.",
  ],
};
