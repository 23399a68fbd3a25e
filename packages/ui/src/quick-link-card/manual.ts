import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["On a start page, for the few places where most people go."],
  avoid: ["For a list of many: take TextLink in a list. For an action: take Button."],
  keys: [["Enter", "Follows the link."]],
  accessibility: [
    "It is one link that holds label and description, and so one stop.",
    "With `asChild` it is the router's link.",
  ],
};
