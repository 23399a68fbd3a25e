import { cleanText } from "../clean-text.ts";

/** Whether two texts are the same but for white space, which programs change as they like. */
export const isSameText = (a: string, b: string): boolean => plainText(a) === plainText(b);

/** A text with a blank for all white space. */
export const plainText = (text: string): string =>
  cleanText(text, true).replaceAll(/\s+/g, " ").trim();

/** How many words make a sentence that is hardly the same in two languages. */
const SENTENCE_WORDS = 4;
const SENTENCE_END = /(?<=[.!?…])\s+|\n+/u;

/** Whether a translation is its source, or a sentence of the source stands in it as it is. */
export function isCopied(translation: string, source: string): boolean {
  if (isSameText(translation, source)) return true;
  const sentences = source.split(SENTENCE_END).map(plainText);
  const translated = new Set(translation.split(SENTENCE_END).map(plainText));
  return (
    sentences.length > 1 &&
    sentences.some(
      (sentence) => sentence.split(" ").length >= SENTENCE_WORDS && translated.has(sentence),
    )
  );
}
