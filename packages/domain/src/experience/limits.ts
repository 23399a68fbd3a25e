/** Characters of a text of several lines: a description, a story, credits. */
export const LONG_TEXT_MAX = 5000;
