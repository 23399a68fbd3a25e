import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "Around every control of a form, for its label, hint, error and counter.",
    "With `group` around a RadioGroup or a SegmentedControl. `Fieldset` names several fields that belong together.",
  ],
  avoid: [
    "Around Checkbox and Switch, which have their label themselves.",
    "Bound to TanStack Form: take FormField, which is this one with its error and value.",
  ],
  keys: [
    [
      "Tab",
      "to the control; after a pasted text that did not fit, to copying the rest and to undoing",
    ],
  ],
  accessibility: [
    "The label names the control and is part of its target; it is required, and `hideLabel` keeps it for assistive technology.",
    "Hint, error and counter describe the control. An error marks it invalid and is said politely when it comes.",
    "`required` is marked by a star and by a word. The browser's own bubbles are not used.",
    "The counter speaks only near its limit, so that typing is not talked over.",
  ],
};
