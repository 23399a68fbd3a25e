import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: [
    "Once around the app: gives the components their labels in its language.",
    "Around a part in another language, or where a word must differ; what is left out stays as the provider above says it.",
  ],
  avoid: ["For labels that one caller knows: they are props of the component."],
  keys: [],
  accessibility: [
    "Words that only assistive technology reads are among them: translate them all.",
    "Keep `lang` of the page in step with the labels.",
  ],
};
