import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For a line of text: a name, an address, a code.",
    "With `start` for a sign, `end` for a unit or a button inside.",
  ],
  avoid: [
    "For several lines: take Textarea. For numbers: take NumberInput. For passwords: take PasswordInput.",
  ],
  keys: [["Enter", "Sends the form around it."]],
  accessibility: [
    "Its name comes from the Field around it, or from `aria-label`; a placeholder is no name.",
    "Set `type`, `autoComplete` and `inputMode`, so that phones show the right keys and browsers fill it in.",
  ],
};
