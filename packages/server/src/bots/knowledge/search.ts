import type { IndexedPassage, IndexSection, TermEntry } from "./index-blob.ts";
import type { QuestionTerm } from "./terms.ts";

/** Of BM25: how soon a repeated term tells nothing new, and how much long passages are held back. */
const K1 = 1.2;
const B = 0.5;
/** What a function word counts, of 1. */
const FUNCTION_WORD = 0.3;
/** What words that begin as one of the question's count: descubrió beside descubrimiento. */
const SAME_BEGINNING = 0.5;
const BEGINNING_LETTERS = 5;

/** A passage that was found. */
export interface Hit {
  /** Which of the sections that were searched, by its index. */
  section: number;
  passage: IndexedPassage;
  score: number;
}

/** What a question asks for: any of some terms. */
export interface Wanted {
  /** What these terms have in common. */
  key: string;
  /** For each of the sections, those that it has. */
  entries: readonly (readonly TermEntry[])[];
  /** How much it tells. */
  weight: number;
}

/** A question, as it is put to some sections. */
export interface Query {
  wanted: readonly Wanted[];
  /** The keys that a term of a text answers to. */
  keysOf(term: string): readonly string[];
}

/** By Robertson and Spärck Jones; what no passage has tells most. */
export function inverseFrequency(passages: number, having: number): number {
  return Math.log(1 + (passages - having + 0.5) / (having + 0.5));
}

const beginningOf = (term: string): string => `${term.slice(0, BEGINNING_LETTERS)}…`;

/**
 * What to look for, weighted by how few passages of all the sections together have it. What none of
 * them has is part of it: a question that asks for much of that is not answered here.
 */
export function queryFor(sections: readonly IndexSection[], terms: readonly QuestionTerm[]): Query {
  const total = passageCount(sections);
  const wanted: Wanted[] = [];
  const want = (key: string, share: number, find: (section: IndexSection) => TermEntry[]) => {
    const entries = sections.map(find);
    const weight = share * inverseFrequency(total, passagesWith(sections, entries));
    wanted.push({ key, entries, weight });
  };
  for (const { term, isFunctionWord } of terms) {
    want(term, isFunctionWord ? FUNCTION_WORD : 1, (section) => {
      const entry = section.terms.get(term);
      return entry ? [entry] : [];
    });
    if (isFunctionWord || term.length < BEGINNING_LETTERS || /\d/.test(term)) continue;
    const beginning = term.slice(0, BEGINNING_LETTERS);
    want(beginningOf(term), SAME_BEGINNING, (section) => section.startingWith(beginning));
  }
  return { wanted, keysOf: (term) => [term, beginningOf(term)] };
}

/** The weights of everything that is wanted together. */
export function totalWeight({ wanted }: Query): number {
  return wanted.reduce((sum, { weight }) => sum + weight, 0);
}

export function passageCount(sections: readonly IndexSection[]): number {
  return sections.reduce((sum, section) => sum + section.passages.length, 0);
}

/** In how many passages any of the terms is. */
export function passagesWith(
  sections: readonly IndexSection[],
  entries: readonly (readonly TermEntry[])[],
): number {
  let count = 0;
  for (const [index, section] of sections.entries()) {
    const of = entries[index] ?? [];
    count += of.length === 1 ? (of[0]?.frequency ?? 0) : countsOf(section, of).size;
  }
  return count;
}

/** How often each passage has any of the terms. */
function countsOf(section: IndexSection, entries: readonly TermEntry[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const entry of entries) {
    section.eachPosting(entry, (passage, count) => {
      counts.set(passage, (counts.get(passage) ?? 0) + count);
    });
  }
  return counts;
}

/**
 * The passages that have any of what is wanted, the best by BM25 first; equally good ones in the
 * order of the sections and their pages.
 */
export function search(sections: readonly IndexSection[], { wanted }: Query, limit: number): Hit[] {
  const length = sections.reduce((sum, section) => sum + section.totalLength, 0);
  const average = length / Math.max(1, passageCount(sections));
  const hits: Hit[] = [];
  for (const [index, section] of sections.entries()) {
    const scores = new Float64Array(section.passages.length);
    for (const { entries, weight } of wanted) {
      for (const [passage, count] of countsOf(section, entries[index] ?? [])) {
        const share = (section.passages[passage]?.length ?? average) / average;
        scores[passage]! += (weight * count * (K1 + 1)) / (count + K1 * (1 - B + B * share));
      }
    }
    for (const [at, passage] of section.passages.entries()) {
      const score = scores[at] ?? 0;
      if (score > 0) hits.push({ section: index, passage, score });
    }
  }
  return hits.toSorted((a, b) => b.score - a.score).slice(0, limit);
}
