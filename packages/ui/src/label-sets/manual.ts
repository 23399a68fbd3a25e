import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "With `UiLabelsProvider`, once around the app: all words of the library in Spanish, Catalan or English, and the locale of its numbers and dates.",
    "As the start of a language of your own: `LabelSet` is the type of a set with nothing left out.",
  ],
  avoid: [
    "All sets at once where one is shown: import the set of the chosen language when it is chosen.",
  ],
  keys: [],
  accessibility: ["Keep `lang` and `dir` of the page in step with the set."],
};
