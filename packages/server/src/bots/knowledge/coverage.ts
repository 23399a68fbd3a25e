import type { InterfaceLanguage } from "@panel/domain/languages";
import type { Aspect } from "./aspects.ts";
import { isMistyped } from "./concept-lookup.ts";
import type { IndexSection, TermEntry } from "./index-blob.ts";
import { isAlike, commonSpelling } from "./other-language.ts";
import { inverseFrequency, passageCount, passagesWith, type Wanted } from "./search.ts";
import { stemOf, terms } from "./terms.ts";
import type { Unit } from "./units.ts";
import { visitTerms } from "./visit-terms.ts";
import { fold } from "./words.ts";

/*
 * How much of what a question asks for a sentence has: with what stands above it, and weighted by how
 * rare that is. What no document has counts most, so a question of which much is left out is refused.
 */

/** Of what stands in the question that a sentence answers, above it, or in the sentence before. */
const ANSWERED = 0.9;
const ABOVE = 0.75;
const BEFORE = 0.4;
/** Words that begin alike, or are mistyped. */
const BEGINS_ALIKE = 0.6;
const MISTYPED = 0.85;
const ALIKE_ABROAD = 0.8;
const BEGINNING_LETTERS = 5;
const WEIGHTS = { least: 0.7, most: 2.5 };

/** An aspect, as some sections have it. */
export interface WeighedAspect extends Aspect {
  weight: number;
  /** Whether any passage has it. */
  isThere: boolean;
  /** Of a word, in the sections' language. */
  stem: string;
}

/** An aspect's part of a query, for the passages that may have it. */
export interface AspectSearch {
  aspects: WeighedAspect[];
  /** For concepts and values; words are looked for as they always are. */
  wanted: Wanted[];
}

export function weighAspects(
  sections: readonly IndexSection[],
  aspects: readonly Aspect[],
  language: InterfaceLanguage,
): AspectSearch {
  const total = passageCount(sections);
  const wanted: Wanted[] = [];
  const weighed = aspects.flatMap((given): WeighedAspect[] => {
    const { aspect, root, entries, having } = asWritten(sections, given, language);
    if (having === 0 && aspect.meant === "nothing") return [];
    const rarity = inverseFrequency(total, having);
    const weight = aspect.share * Math.min(WEIGHTS.most, Math.max(WEIGHTS.least, rarity));
    if (!aspect.word) wanted.push({ key: aspect.key, entries, weight: aspect.share * rarity });
    return [{ ...aspect, weight, stem: root, isThere: having > 0 }];
  });
  return { aspects: weighed, wanted };
}

/** An aspect where the documents have it; else what its word stands for if it is mistyped. */
function asWritten(
  sections: readonly IndexSection[],
  aspect: Aspect,
  language: InterfaceLanguage,
): { aspect: Aspect; root: string; entries: TermEntry[][]; having: number } {
  const root = aspect.word && stemOf(aspect.word, language);
  const entries = sections.map((section) => entriesOf(section, aspect, root));
  const having = passagesWith(sections, entries);
  const { meant } = aspect;
  if (having > 0 || meant === undefined || meant === "nothing") {
    return { aspect, root, entries, having };
  }
  return asWritten(sections, meant, language);
}

function entriesOf(section: IndexSection, { meets, word }: Aspect, root: string): TermEntry[] {
  const found = [...meets].flatMap(([term, credit]) => {
    const entry = credit >= 0.5 ? section.terms.get(term) : undefined;
    return entry ? [entry] : [];
  });
  if (!word) return found;
  const entry = section.terms.get(root);
  if (entry) return [entry];
  return root.length >= BEGINNING_LETTERS
    ? section.startingWith(root.slice(0, BEGINNING_LETTERS))
    : [];
}

/** A sentence, and the share of the question that it has. */
export interface Covered {
  unit: Unit;
  /** 0 to 1. */
  coverage: number;
  /** The share that its own words have. */
  own: number;
}

export function coverageOf(
  unit: Unit,
  aspects: readonly WeighedAspect[],
  language: InterfaceLanguage,
  isForeign: boolean,
): Covered {
  const lines = unit.under.split("\n").filter(Boolean);
  const parts: [credit: number, text: string][] = [
    [1, unit.text],
    ...lines.map((line): [number, string] => [line.endsWith("?") ? ANSWERED : ABOVE, line]),
    [BEFORE, unit.before],
  ];
  const said = parts.map(([credit, text]) => ({
    credit,
    visit: visitTerms(text),
    terms: terms(text, language),
  }));
  let sum = 0;
  let has = 0;
  let own = 0;
  for (const aspect of aspects) {
    sum += aspect.weight;
    let best = 0;
    for (const [at, { credit, ...part }] of said.entries()) {
      const met = metBy(aspect, part, isForeign);
      if (at === 0) own += met * aspect.weight;
      best = Math.max(best, met * credit);
    }
    has += best * aspect.weight;
  }
  return sum === 0 ? { unit, coverage: 0, own: 0 } : { unit, coverage: has / sum, own: own / sum };
}

interface Said {
  visit: ReadonlySet<string>;
  terms: readonly string[];
}

function metBy(
  { meets, word, stem: root }: WeighedAspect,
  { visit, terms: all }: Said,
  isForeign: boolean,
): number {
  let best = 0;
  for (const [term, credit] of meets) if (credit > best && visit.has(term)) best = credit;
  if (!word) return best;
  const spelling = isForeign ? commonSpelling(fold(word)) : undefined;
  for (const term of all) {
    if (term === root) return 1;
    if (term.length < 4 || root.length < 4) continue;
    const beginsAlike =
      root.length >= BEGINNING_LETTERS && term.startsWith(root.slice(0, BEGINNING_LETTERS));
    if (beginsAlike) best = Math.max(best, BEGINS_ALIKE);
    if (root.length >= BEGINNING_LETTERS && isMistyped(root, term)) best = Math.max(best, MISTYPED);
    if (spelling !== undefined && isAlike(spelling, commonSpelling(term)))
      best = Math.max(best, ALIKE_ABROAD);
  }
  return best;
}
