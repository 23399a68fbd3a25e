import type { LotteryPageWords } from "../words.ts";

export default {
  kicker: "Prize draw",
  notFoundTitle: "There is no draw here",
  notFoundText: "The address is of no draw, or its experience was deleted.",
  day: "Day of the draw",
  noon: "at 12:00 at the latest, {{zone}}",
  commitment: "Fingerprint of the seed",
  published: "Published on {{at}}",
  waiting:
    "The prize has not been drawn yet. A secret seed is chosen already which, with the numbers of those who take part, decides who wins. This is its fingerprint: keep it, and on the day of the draw check that the seed that is published is the one it belongs to.",
  noPromise:
    "The prize cannot be drawn on that day: no seed’s fingerprint was published before it. Its organisers have to choose another day.",
  preparing: "The fingerprint of the seed will be published in a few seconds.",
  winner: "Winning number",
  noWinner: "Nobody had earned the prize, so nobody won.",
  drawnAt: "Drawn on {{at}}",
  seed: "Seed",
  entries_one: "{{count}} number took part",
  entries_other: "{{count}} numbers took part",
  tooMany: "They are too many to be shown here: the record has them.",
  numbers:
    "Each number is a play that earned the prize before the day of the draw. The app shows it to whoever plays. It leads to no person.",
  steps: "How it is checked",
  stepSeed: "The published fingerprint is the SHA-256 of the seed.",
  stepDays:
    "The fingerprint was published before the day of the draw, which was held on that day or later.",
  stepEntries: "The numbers that took part are in order, and each is there once.",
  stepWinner:
    "The winning number follows from the seed and the numbers that took part: HMAC-SHA-256, as a whole number, modulo how many took part. If that falls into the remainder that would favour the first ones, the next round’s is taken.",
  repeat: "Repeat the draw here",
  repeatHint: "Your browser calculates it; nothing is sent.",
  holds: "holds",
  fails: "does not hold",
  allHold: "Everything holds: the result is the same.",
  someFail: "Something does not hold. This draw is not proven.",
  unable:
    "This browser cannot calculate it on this page. Download the record and check it with the program.",
  download: "Download the record (JSON)",
  command: "With the record and a copy of the program it can be repeated without this page too:",
} satisfies LotteryPageWords;
