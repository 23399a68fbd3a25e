import type { InterfaceLanguage } from "@panel/domain/languages";
import { createRequire } from "node:module";
import type { Snowball, Stemmer } from "snowball-stemmers";
import { isFunctionWord } from "./function-words.ts";
import { fold, words } from "./words.ts";

const ALGORITHMS = { es: "spanish", en: "english", ca: "catalan" } as const;

/** Stems are asked for again and again; this many are kept for each language. */
const MAX_STEMS = 50_000;

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

/** A word as the language's rules leave it, without accents. */
export function stemOf(word: string, language: InterfaceLanguage): string {
  return stemmers[language](word);
}

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
