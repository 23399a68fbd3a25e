import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["For how much of a limited thing is used, in words and as a bar: words, megabytes, users."],
  avoid: [
    "For how far something is: take Progress.",
    "For a figure without a limit: take StatCard; with `total={0}` it says that there is none.",
  ],
  keys: [],
  accessibility: [
    "The bar has the thing's name, and says the amounts as people do.",
    "From 90 % on a sentence warns, in addition to colour.",
    "Say beside it what to do when it is full.",
  ],
};
