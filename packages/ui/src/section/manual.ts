import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For a part of a long form that folds away, with its state in its header.",
    "With SideList beside it on wide screens.",
  ],
  avoid: [
    "For what is short, or always needed: take Card, or a heading.",
    "For questions and answers that exclude each other: it does not close the others.",
  ],
  keys: [["Enter, Space", "On its header, folds and unfolds it."]],
  accessibility: [
    "It is a region named by its title; the header is a button inside of a heading, and says whether it is open.",
    "What is folded away stays in the document, with what was typed there, and is hidden from everybody.",
    "`focusInSection` opens the section around a field, chooses its tab and goes there.",
  ],
};
