/** The locale of numbers, dates and alphabets without a provider, which is that of the texts: English, as `englishLabelSet` has it. */
export const defaultLocale = "en-GB";
