import { createRequire } from "node:module";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@panel/domain/languages";
import { doAtOnce, doInTurns } from "../../turns.ts";
import { words } from "./words.ts";

/*
 * Which of three languages a text is in: naive Bayes over its words and over the runs of one to three
 * letters in them, trained on the words of the panel, which exist in all three.
 */

const MAX_LETTERS = 600;
interface LanguageOptions {
  among?: readonly InterfaceLanguage[];
  clearly?: number;
}

/** How much likelier, as a natural logarithm, the first language must be than the second. */
const CLEARLY = 8;

/** Runs of one to three characters of a word and the blanks around it, and the word itself. */
function features(word: string): string[] {
  const padded = ` ${word} `;
  const found = [`=${word}`];
  for (let size = 1; size <= 3; size += 1) {
    for (let at = 0; at + size <= padded.length; at += 1) found.push(padded.slice(at, at + size));
  }
  return found;
}

function wordsIn(texts: unknown): string[] {
  if (typeof texts === "string") return words(texts.replaceAll(/\{\{[^{}]*\}\}|<[^<>]*>/g, " "));
  if (typeof texts !== "object" || texts === null) return [];
  return Object.values(texts).flatMap(wordsIn);
}

/** The natural logarithm of how likely a feature is in each of INTERFACE_LANGUAGES. */
type Likelihoods = readonly number[];

interface Model {
  likelihoods: ReadonlyMap<string, Likelihoods>;
  /** Of a feature that was never seen. */
  unseen: Likelihoods;
}

const require = createRequire(import.meta.url);

/** Trains a model; after each word there may be a pause. */
function* training(): Generator<void, Model, undefined> {
  const counts = new Map<string, number[]>();
  const totals = INTERFACE_LANGUAGES.map(() => 0);
  for (const [at, language] of INTERFACE_LANGUAGES.entries()) {
    // Loaded here, because most servers at rest have nothing to tell the language of.
    const { default: texts } = require(`@panel/i18n/${language}`) as { default: object };
    yield;
    for (const word of wordsIn(texts)) {
      for (const feature of features(word)) {
        let count = counts.get(feature);
        if (!count) counts.set(feature, (count = INTERFACE_LANGUAGES.map(() => 0)));
        count[at] = (count[at] ?? 0) + 1;
        totals[at] = (totals[at] ?? 0) + 1;
      }
      yield;
    }
  }
  const likelihoods = (count: readonly number[]): number[] =>
    totals.map((total, at) => Math.log(((count[at] ?? 0) + 0.5) / total));
  return {
    likelihoods: new Map([...counts].map(([feature, count]) => [feature, likelihoods(count)])),
    unseen: likelihoods([]),
  };
}

let trained: Model | undefined;

/** Trains without keeping the event loop: otherwise the first text whose language is asked for does so at once. */
export async function prepareLanguages(): Promise<void> {
  trained ??= await doInTurns(training());
}

/**
 * Undefined when no language is clearly likelier than the others, as for a name or a number.
 * @param among the languages that it may be in
 * @param clearly how much likelier the first must be, as a natural logarithm
 */
export function languageOf(
  text: string,
  { among = INTERFACE_LANGUAGES, clearly = CLEARLY }: LanguageOptions = {},
): InterfaceLanguage | undefined {
  const found = words(text.slice(0, MAX_LETTERS)).filter((word) => !/\d/.test(word));
  if (found.length === 0) return undefined;
  const { likelihoods, unseen } = (trained ??= doAtOnce(training()));
  const sums = INTERFACE_LANGUAGES.map((language) => ({ language, likelihood: 0 }));
  for (const word of found) {
    for (const feature of features(word)) {
      const known = likelihoods.get(feature) ?? unseen;
      for (const [at, sum] of sums.entries()) sum.likelihood += known[at] ?? 0;
    }
  }
  const [first, second] = sums
    .filter(({ language }) => among.includes(language))
    .toSorted((a, b) => b.likelihood - a.likelihood);
  if (!first || !second || first.likelihood - second.likelihood < clearly) return undefined;
  return first.language;
}

const OPENING_MARK = /[¿¡]/;

/** As clearly a question must be in a language that is not the one that was chosen. */
const MORE_CLEARLY = 12;

/**
 * Of a question: what opens with a mark is Spanish, unless it is clearly Catalan.
 * @param chosen what the visitor chose, which goes before a guess
 */
export function questionLanguage(
  question: string,
  chosen?: InterfaceLanguage,
): InterfaceLanguage | undefined {
  if (OPENING_MARK.test(question)) return languageOf(question, { among: ["es", "ca"] }) ?? "es";
  if (!chosen) return languageOf(question);
  return languageOf(question, { clearly: MORE_CLEARLY }) ?? chosen;
}
