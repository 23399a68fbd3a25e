import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "For an icon or two in a page that is measured in kilobytes, such as an embedded chat: its drawing is one path and needs no icon package.",
  ],
  avoid: ["Where lucide-react is loaded anyway: take its icons, which look the same."],
  keys: [],
  accessibility: [
    "It is decorative and hidden from assistive technology. Give the control its name in words.",
  ],
};
