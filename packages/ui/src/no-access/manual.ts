import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "In place of a page that exists, but not for this person: say so, and where to go instead.",
  ],
  avoid: [
    "For what is not there at all: an EmptyState that says so. To hide what somebody may not do: leave it out.",
  ],
  keys: [],
  accessibility: [
    "Its title is a heading; as the only thing on a page, give it `level={1}`.",
    "When it replaces a page after navigation, the app moves the focus there.",
  ],
};
