import type { PosterWords } from "../words.ts";

export default {
  scan: "Scan and play",
  noApp: "No app needed",
  orType: "or go to {{address}}",
  code: "Code",
  points_one: "{{count}} stop",
  points_other: "{{count}} stops",
} satisfies PosterWords;
