/** Largest number of characters of a long text: a description, a story, credits. */
export const LONG_TEXT_MAX = 5000;
