import { readFileSync } from "node:fs";
import { join } from "node:path";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@panel/domain/languages";
import { doAtOnce, doInTurns } from "../../turns.ts";
import { conceptsAt } from "./concept-lookup.ts";
import type { Concept } from "./concepts.ts";
import { knownSpellings, type Spellings } from "./spellings.ts";
import { stemOf } from "./terms.ts";
import { fold } from "./words.ts";

/*
 * Words of three languages that stand for one another (lexicon.txt). It is looked up for a question
 * only, so that what it says is true of every file at once.
 */

/** A line of the lexicon, by its number. */
type Meaning = number;

interface Phrase {
  words: readonly string[];
  meaning: Meaning;
}

interface Lexicon {
  /** The words of each meaning that are single ones. */
  words: Record<InterfaceLanguage, readonly string[]>[];
  byStem: Record<InterfaceLanguage, ReadonlyMap<string, readonly Meaning[]>>;
  /** What was mistyped may be one of them. */
  spellings: Record<InterfaceLanguage, Spellings<Meaning>>;
  /** As they are written, folded. */
  forms: ReadonlySet<string>;
  /** By their first word. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
}

/** Shorter words are too like others to be mistyped ones. */
const LEAST_TYPED = 5;

let loaded: Lexicon | undefined;

/** Reads the lexicon without keeping the event loop: otherwise the first question does so at once. */
export async function prepareLexicon(): Promise<void> {
  loaded ??= await doInTurns(reading());
}

const lexicon = (): Lexicon => (loaded ??= doAtOnce(reading()));

/** Reads the lexicon; after each line there may be a pause. */
function* reading(): Generator<void, Lexicon, undefined> {
  const text = readFileSync(join(import.meta.dirname, "lexicon.txt"), "utf8");
  const words: Record<InterfaceLanguage, string[]>[] = [];
  const byStem = { es: new Map(), en: new Map(), ca: new Map() } as Record<
    InterfaceLanguage,
    Map<string, Meaning[]>
  >;
  const spellings = {
    es: knownSpellings<Meaning>(),
    en: knownSpellings<Meaning>(),
    ca: knownSpellings<Meaning>(),
  };
  const phrases = new Map<string, Phrase[]>();
  for (const line of text.split("\n")) {
    if (!line || line.startsWith("#")) continue;
    yield;
    const meaning = words.length;
    const [es = [], ca = [], en = []] = line.split("|").map((part) => part.trim().split(/\s+/));
    const single = (some: string[]) => some.filter((word) => !/[_'-]/.test(word));
    words.push({ es: single(es), ca: single(ca).flatMap(withPlural), en: single(en) });
    for (const phrase of [...es, ...ca, ...en].filter((word) => /[_'-]/.test(word))) {
      const parts = fold(phrase).split(/[_'-]/);
      const [first = ""] = parts;
      phrases.set(first, [...(phrases.get(first) ?? []), { words: parts, meaning }]);
    }
    for (const language of INTERFACE_LANGUAGES) {
      for (const word of words[meaning]?.[language] ?? []) {
        if (word.length >= LEAST_TYPED) spellings[language].add(fold(word), meaning);
        // As it is written, and as it is typed in a hurry.
        for (const stem of new Set([stemOf(word, language), stemOf(fold(word), language)])) {
          const known = byStem[language].get(stem) ?? [];
          if (!known.includes(meaning)) byStem[language].set(stem, [...known, meaning]);
        }
      }
    }
  }
  const forms = new Set(words.flatMap((each) => Object.values(each).flat().map(fold)));
  return { words, byStem, spellings, phrases, forms };
}

/** Germà, germans: a plural that the rules of Catalan do not take away. */
const withPlural = (word: string): string[] =>
  /[àèéíóú]$/u.test(word) ? [word, `${fold(word)}ns`] : [word];

/** Whether the lexicon has just this form of a word. @param word folded */
export const isInLexicon = (word: string): boolean => lexicon().forms.has(word);

/** The meanings of a word, in the language of its question or else, in just this form, in another. */
export function meaningsOf(word: string, language: InterfaceLanguage): readonly Meaning[] {
  const { byStem } = lexicon();
  const found = byStem[language].get(stemOf(word, language));
  if (found) return found;
  if (!isInLexicon(fold(word))) return [];
  const others = INTERFACE_LANGUAGES.map((each) => byStem[each].get(stemOf(word, each)));
  return others.find((each) => each !== undefined) ?? [];
}

/** The longest phrase that begins at a word. @param words folded */
export function phraseAt(
  words: readonly string[],
  at: number,
): { meanings: readonly Meaning[]; count: number } | undefined {
  const found = (lexicon().phrases.get(words[at] ?? "") ?? []).filter((phrase) =>
    phrase.words.every((part, index) => words[at + index] === part),
  );
  const count = Math.max(0, ...found.map((phrase) => phrase.words.length));
  if (count === 0) return undefined;
  const longest = found.filter((phrase) => phrase.words.length === count);
  return { meanings: longest.map(({ meaning }) => meaning), count };
}

/** The meanings of the word that this one is but for a slip of the finger. @param word folded */
export function mistypedMeanings(word: string, language: InterfaceLanguage): readonly Meaning[] {
  if (word.length < LEAST_TYPED || /\d/.test(word)) return [];
  return [...new Set(lexicon().spellings[language].near(word))];
}

/** A concept is what a meaning is of when so many of its words are. */
const LEAST_OF_CONCEPT = 2;
const concepts = new Map<Meaning, readonly Concept[]>();

/** What visitors ask about that the meanings are kinds of. */
export function conceptsOf(meanings: readonly Meaning[]): readonly Concept[] {
  return meanings.flatMap((meaning) => {
    let found = concepts.get(meaning);
    if (!found) {
      const counts = new Map<Concept, number>();
      for (const word of Object.values(lexicon().words[meaning] ?? {}).flat()) {
        for (const { concept } of conceptsAt([fold(word)], 0)) {
          counts.set(concept, (counts.get(concept) ?? 0) + 1);
        }
      }
      const often = [...counts].filter(([, count]) => count >= LEAST_OF_CONCEPT);
      concepts.set(meaning, (found = often.map(([concept]) => concept)));
    }
    return found;
  });
}

const stems = new Map<string, readonly string[]>();

/** What to look for in documents of a language, as it is in their index. */
export function termsOf(
  meanings: readonly Meaning[],
  language: InterfaceLanguage,
): ReadonlySet<string> {
  return new Set(
    meanings.flatMap((meaning) => {
      const key = `${language}${meaning}`;
      let found = stems.get(key);
      if (!found) {
        const words = lexicon().words[meaning]?.[language] ?? [];
        stems.set(key, (found = words.map((word) => stemOf(word, language))));
      }
      return found;
    }),
  );
}
