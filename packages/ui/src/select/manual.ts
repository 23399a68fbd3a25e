import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["For one of about five to twelve, known to the reader: a language, a role."],
  avoid: [
    "For many, or for several: take SearchableSelect.",
    "For few that should all be seen: take RadioGroup.",
  ],
  keys: [
    ["↑, ↓", "Changes the choice, as the platform does."],
    ["Space", "Opens the list."],
    ["a – z", "Goes to the choice that begins so."],
  ],
  accessibility: [
    "It is the platform's own, which works with every phone and every screen reader.",
    "The placeholder is no choice and cannot be taken; it stands until something is chosen.",
  ],
};
