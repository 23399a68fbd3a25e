import type { IndexSection, TermEntry } from "./index-blob.ts";
import { inverseFrequency, passageCount, passagesWith, type Query } from "./search.ts";
import type { QuestionTerm } from "./terms.ts";

/*
 * Questions about a document in another language: words that the two share, names and words of the
 * same root are spelt alike in Spanish, English and Catalan, so runs of four letters are compared,
 * with the spelling differences of the three levelled out first.
 */

const LETTERS = 4;

/** A spelling that words of the same root share: fotografía, photography and fotografia. */
export function commonSpelling(term: string): string {
  return term
    .replaceAll("ph", "f")
    .replaceAll("th", "t")
    .replaceAll("tion", "cion")
    .replaceAll("y", "i")
    .replaceAll(/qu|k|ch/g, "c")
    .replaceAll(/([b-df-hj-np-tv-z])\1/g, "$1")
    .replace(/^es(?=[ptc])/, "s")
    .replaceAll("v", "b")
    .replaceAll(/g(?=[ei])/g, "j")
    .replaceAll("z", "s")
    .replaceAll(/c(?=[ei])/g, "s");
}

function runs(term: string): string[] {
  const padded = ` ${commonSpelling(term)} `;
  return Array.from({ length: Math.max(0, padded.length - LETTERS + 1) }, (_, at) =>
    padded.slice(at, at + LETTERS),
  );
}

/** The terms of a section by the runs of letters in them. */
const indices = new WeakMap<IndexSection, ReadonlyMap<string, TermEntry[]>>();

function runsOf(section: IndexSection): ReadonlyMap<string, TermEntry[]> {
  const known = indices.get(section);
  if (known) return known;
  const index = new Map<string, TermEntry[]>();
  for (const [term, entry] of section.terms) {
    for (const run of runs(term)) {
      const entries = index.get(run);
      if (entries) entries.push(entry);
      else index.set(run, [entry]);
    }
  }
  indices.set(section, index);
  return index;
}

/** What to look for in sections that are in another language than the question. */
export function queryBySpelling(
  sections: readonly IndexSection[],
  terms: readonly QuestionTerm[],
): Query {
  const total = passageCount(sections);
  const telling = terms.filter((term) => !term.isFunctionWord);
  const wanted = [...new Set(telling.flatMap(({ term }) => runs(term)))].map((key) => {
    const entries = sections.map((section) => runsOf(section).get(key) ?? []);
    return { key, entries, weight: inverseFrequency(total, passagesWith(sections, entries)) };
  });
  return { wanted, keysOf: runs };
}

/** Of two words of one root, the share of the longer one that is spelt alike, from its beginning. */
const ALIKE = 0.65;
const LEAST_ALIKE = 4;

/** Whether two words are of one root, by their common spelling. */
export function isAlike(one: string, other: string, share = ALIKE): boolean {
  if (one === other) return true;
  const least = Math.max(LEAST_ALIKE, Math.ceil(share * Math.max(one.length, other.length)));
  return one.length >= least && one.slice(0, least) === other.slice(0, least);
}
