import type { EventPaperWords } from "../words.ts";

export default {
  scan: "Scan and join the team",
  orType: "or go to {{address}}",
  code: "Code",
  team: "Team {{number}}",
  certificate: "Certificate",
  for: "for",
  first: "First place",
  second: "Second place",
  third: "Third place",
  place: "Place {{place}} of {{teams}}",
  tookPart: "for taking part",
  score_one: "{{count}} point",
  score_other: "{{count}} points",
  reached: "{{reached}} of {{points}} stops",
  finished: "The whole route in {{time}}",
} satisfies EventPaperWords;
