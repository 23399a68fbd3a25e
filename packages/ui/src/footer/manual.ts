import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["Once, at the end of the app: who makes it, privacy, help."],
  avoid: ["For the buttons of a form: take SaveBar. For those of a dialog: its `footer`."],
  keys: [],
  accessibility: [
    "It is the page's `contentinfo` landmark when it stands outside of main; there should be one.",
  ],
};
