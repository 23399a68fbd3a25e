import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For a yes or no that is sent with a form.",
    "`CheckboxGroup` for several that may hold at once, all of which should be seen: the days of a week, the languages of a guide.",
    'Half-checked (`"indeterminate"`) where it stands for several things of which some are chosen; in a group, `allLabel` makes that box.',
  ],
  avoid: [
    "For what takes effect at once: take Switch.",
    "Where one of several holds: take RadioGroup or Select.",
    "A group for more than about ten: take SearchableSelect with several.",
  ],
  keys: [
    ["Tab", "Goes to the next box, also within a group."],
    ["Space", "Checks or unchecks it; an indeterminate one becomes checked."],
  ],
  accessibility: [
    "The label is part of the target, and required; hide it with `hideLabel` where a table's header says it.",
    "Hint and error describe it; an error marks it invalid.",
    "A group is a `fieldset` with its name, or stands in a `Field group`, as FormField makes one with `group`; the same words say that it is required, and its error is said politely when it comes.",
    "In a group each box that can be chosen is marked invalid, so that the first of them gets the focus of a form that is not sent.",
    "The box for all stands for those that can be chosen; choosing it leaves the others as they are.",
    "The box is 24 px, with 40 px of room on touch.",
  ],
};
