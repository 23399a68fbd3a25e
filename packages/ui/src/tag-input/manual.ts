import type { Manual } from "../../manual/manual.ts";

export const manual: Manual = {
  use: ["For a list of short words that people make up: the words of a word search, keywords."],
  avoid: [
    "For choosing from words that exist: take SearchableSelect with several.",
    "For long texts: take one Textarea each.",
  ],
  keys: [
    ["Enter", "Adds the word; it does not send the form."],
    ["Tab", "Goes to the button and then to each word's own."],
    ["Enter, Space", "On a word's button, removes it; the focus goes back to the input."],
  ],
  accessibility: [
    "The words are a list; each has a button named after it.",
    "Why a word is refused is said politely and stays below the input, as does the word in it.",
    "After `max` words the input and its button take no more and say so, and keep the focus: say the limit in the hint.",
  ],
};
