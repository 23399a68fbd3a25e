import type { InterfaceLanguage } from "@panel/domain/languages";
import { createRequire } from "node:module";
import type { Snowball, Stemmer } from "snowball-stemmers";
import { isFunctionWord } from "./function-words.ts";

const ALGORITHMS = { es: "spanish", en: "english", ca: "catalan" } as const;

/** Letters, digits and marks; the middle dot only between two l, as in Catalan col·legi. */
const WORD = /(?:[\p{L}\p{M}\p{N}]|(?<=l)·(?=l))+/gu;
const MARKS = /[\p{M}·]/gu;

/** Stems are asked for again and again; this many are kept for each language. */
const MAX_STEMS = 50_000;

/**
 * The words of a text in lower case, in their order. Compatibility forms (full-width digits, the ½
 * of 6½) are taken for what they stand for, which is for searching only.
 */
export function words(text: string): string[] {
  return text.normalize("NFKC").toLowerCase().match(WORD) ?? [];
}

/** Without accents, diaeresis, cedilla and middle dot: aqüífer, col·legi to aquifer, collegi. */
export function fold(word: string): string {
  return word.normalize("NFD").replace(MARKS, "");
}

const require = createRequire(import.meta.url);

/** Loads the stemmers with the first word: they take 4 MB. */
function newStemmer(language: InterfaceLanguage): Stemmer {
  const snowball = require("snowball-stemmers") as Snowball;
  return snowball.newStemmer(ALGORITHMS[language]);
}

function stemmerOf(language: InterfaceLanguage): (word: string) => string {
  let stemmer: Stemmer | undefined;
  const stems = new Map<string, string>();
  return (word) => {
    let stem = stems.get(word);
    if (stem === undefined) {
      stemmer ??= newStemmer(language);
      stem = fold(stemmer.stem(word));
      if (stems.size >= MAX_STEMS) stems.clear();
      stems.set(word, stem);
    }
    return stem;
  };
}

const stemmers: Record<InterfaceLanguage, (word: string) => string> = {
  es: stemmerOf("es"),
  en: stemmerOf("en"),
  ca: stemmerOf("ca"),
};

/**
 * What is looked up of a text: its words, stemmed by the language's rules and then without accents,
 * which those rules need.
 */
export function terms(text: string, language: InterfaceLanguage): string[] {
  return words(text).map(stemmers[language]);
}

/** A term of a question. */
export interface QuestionTerm {
  term: string;
  isFunctionWord: boolean;
}

/** The terms of a question, each once. */
export function questionTerms(question: string, language: InterfaceLanguage): QuestionTerm[] {
  const found = new Map<string, QuestionTerm>();
  for (const word of words(question)) {
    const term = stemmers[language](word);
    const said = found.get(term);
    const isFunction = isFunctionWord(word, language) && said?.isFunctionWord !== false;
    found.set(term, { term, isFunctionWord: isFunction });
  }
  return [...found.values()];
}
