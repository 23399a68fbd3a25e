import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "To choose one or several of many: a city, the editors of an experience.",
    "With `loadOptions` where the options are found on a server by what is typed: it waits for a pause, keeps what was found before in sight, and offers another try.",
    "With `group` on options, for headings above them.",
    "With thousands of options, of which only those in view are in the document.",
  ],
  avoid: [
    "For up to about twelve: take Select, or RadioGroup where all should be seen.",
    "For words that people make up: take TagInput.",
  ],
  keys: [
    ["Enter, Space, ↓", "Opens the list with the search."],
    ["a – z", "Searches, without case and accents."],
    ["↑, ↓", "Goes through what is found."],
    ["Enter", "Chooses; of several, adds or takes away, and the list stays open."],
    ["Escape", "Closes the list alone; the focus goes back."],
    ["Delete, Backspace", "On a chip, or on the button of one that is `clearable`, takes it away."],
  ],
  accessibility: [
    "Its button is a combo box named by the Field around it; `label` names the list.",
    "The chosen option is marked and in sight when the list opens.",
    "That nothing is found is said.",
    "Chosen values that have no option yet are kept while others are chosen.",
    "`clearable` where one choice may be taken back; leave it out where one is needed.",
  ],
};
