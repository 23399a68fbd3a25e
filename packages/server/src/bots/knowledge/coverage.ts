import type { InterfaceLanguage } from "@panel/domain/languages";
import type { Aspect } from "./aspects.ts";
import { isMistyped } from "./mistyped.ts";
import type { IndexSection, TermEntry } from "./index-blob.ts";
import { termsOf } from "./lexicon.ts";
import { isAlike, commonSpelling } from "./other-language.ts";
import { inverseFrequency, passageCount, passagesWith, type Wanted } from "./search.ts";
import { stemOf, terms } from "./terms.ts";
import { linesAbove, type Unit } from "./units.ts";
import { visitTerms } from "./visit-terms.ts";
import { fold, words } from "./words.ts";

/*
 * How much of what a question asks for a sentence has: with what stands above it, and weighted by how
 * rare that is. What no document has counts most, so a question of which much is left out is refused.
 */

/** Of what stands in the question that a sentence answers, above it, or in the sentence before. */
const ANSWERED = 0.9;
const ABOVE = 0.75;
const JUST_ABOVE = 0.85;
const BEFORE = 0.4;
/** Words that begin alike, or are mistyped. */
const BEGINS_ALIKE = 0.6;
const MISTYPED = 0.85;
const ALIKE_ABROAD = 0.8;
const SAME_MEANING = 0.85;
const TRANSLATED = 0.95;
const LEAST_ABOUT = 0.5;
const LEFT_OUT = 0.5;
const BEGINNING_LETTERS = 5;
const WEIGHTS = { least: 0.7, most: 2.5 };

/** An aspect, as some sections have it. */
export interface WeighedAspect extends Aspect {
  weight: number;
  /** Whether any passage has it. */
  isThere: boolean;
  /** Of a word, in the sections' language. */
  stem: string;
  /** The stems of words that mean the same in that language. */
  alternatives: ReadonlySet<string>;
}

/** An aspect's part of a query, for the passages that may have it. */
export interface AspectSearch {
  aspects: WeighedAspect[];
  /** For concepts, values and other words for the same; words are looked for as they always are. */
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
    const { aspect, root, alternatives, entries, having } = asWritten(sections, given, language);
    if (having === 0 && aspect.meant === "nothing") return [];
    const rarity = inverseFrequency(total, having);
    const weight = aspect.share * Math.min(WEIGHTS.most, Math.max(WEIGHTS.least, rarity));
    if (!aspect.word || alternatives.size > 0) {
      wanted.push({ key: aspect.key, entries, weight: aspect.share * rarity });
    }
    return [{ ...aspect, weight, stem: root, alternatives, isThere: having > 0 }];
  });
  return { aspects: weighed, wanted };
}

/** Other roots of the same verb: duermo beside dormir, recullo beside recollir. */
function changedRoots(root: string, language: InterfaceLanguage): string[] {
  if (language === "en" || root.length < 4) return [];
  const changes: [RegExp, string][] =
    language === "es"
      ? [
          [/ue([^aeiou]+)$/, "o$1"],
          [/ie([^aeiou]+)$/, "e$1"],
          [/(?<!u)o([^aeiou]+)$/, "ue$1"],
          [/(?<!i)e([^aeiou]+)$/, "ie$1"],
        ]
      : [
          [/u([^aeiou]+)$/, "o$1"],
          [/o([^aeiou]+)$/, "u$1"],
        ];
  return changes.flatMap(([from, to]) => (from.test(root) ? [root.replace(from, to)] : []));
}

/** An aspect where the documents have it; else what its word stands for if it is mistyped. */
function asWritten(
  sections: readonly IndexSection[],
  aspect: Aspect,
  language: InterfaceLanguage,
): {
  aspect: Aspect;
  root: string;
  alternatives: ReadonlySet<string>;
  entries: TermEntry[][];
  having: number;
} {
  const root = aspect.word && stemOf(aspect.word, language);
  const alternatives = new Set([
    ...termsOf(aspect.meanings, language),
    ...(root ? changedRoots(root, language) : []),
  ]);
  const entries = sections.map((section) => entriesOf(section, aspect, root, alternatives));
  const having = passagesWith(sections, entries);
  const { meant } = aspect;
  if (having > 0 || meant === undefined || meant === "nothing") {
    return { aspect, root, alternatives, entries, having };
  }
  return asWritten(sections, meant, language);
}

function entriesOf(
  section: IndexSection,
  { meets, word }: Aspect,
  root: string,
  alternatives: ReadonlySet<string>,
): TermEntry[] {
  const wanted = [...meets].flatMap(([term, credit]) => (credit >= 0.5 ? [term] : []));
  if (word) wanted.push(...new Set([root, ...alternatives]));
  const found = wanted.flatMap((term) => section.terms.get(term) ?? []);
  if (found.length > 0 || !word || root.length < BEGINNING_LETTERS) return found;
  return section.startingWith(root.slice(0, BEGINNING_LETTERS));
}

/** A sentence, and the share of the question that it has. */
export interface Covered {
  unit: Unit;
  /** 0 to 1. */
  coverage: number;
  /** The share that its own words have. */
  own: number;
  /** The share that its headings have. */
  above: number;
  /** The share of the largest thing that is asked for and that it has nothing of. */
  missing: number;
}

/** Tells of each unit of some pages how much of a question it has. */
export function coverageIn(
  aspects: readonly WeighedAspect[],
  language: InterfaceLanguage,
  isForeign: boolean,
): (unit: Unit) => Covered {
  const isSubject = ({ word, meets }: WeighedAspect) =>
    word !== "" || [...meets.keys()].some((term) => !/^#(?:[adm]?\d|days|high|low)/.test(term));
  const hasSubject = aspects.some(isSubject);
  const meters = aspects.map((aspect) => ({
    weight: aspect.weight,
    isSubject: isSubject(aspect),
    met: meterOf(aspect, isForeign),
  }));
  const sum = aspects.reduce((total, { weight }) => total + weight, 0);
  return (unit) => {
    const lines = linesAbove(unit);
    const said = saidIn(unit.text, language);
    const around = [
      ...lines.map((line) => ({
        credit: line.endsWith("?") ? ANSWERED : unit.isFirst ? JUST_ABOVE : ABOVE,
        said: saidIn(line, language),
      })),
      { credit: BEFORE, said: saidIn(unit.before, language) },
    ];
    let has = 0;
    let own = 0;
    let above = 0;
    let missing = 0;
    let isAbout = !hasSubject;
    for (const { weight, met, isSubject: isOne } of meters) {
      let best = met(said);
      own += best * weight;
      let over = 0;
      for (const part of around) {
        const credit = part.credit * met(part.said);
        best = Math.max(best, credit);
        if (part.credit > BEFORE) over = Math.max(over, credit);
      }
      above += over * weight;
      if (best < LEAST_ABOUT) missing = Math.max(missing, weight);
      has += best * weight;
      if (isOne && best >= LEAST_ABOUT) isAbout = true;
    }
    // A day that is asked for says nothing where what is asked of it is left out.
    if (!isAbout) has *= LEFT_OUT;
    return sum === 0
      ? { unit, coverage: 0, own: 0, above: 0, missing: 0 }
      : {
          unit,
          coverage: has / sum,
          own: own / sum,
          above: above / sum,
          missing: missing / sum,
        };
  };
}

/** What a text speaks of. */
interface Said {
  visit: ReadonlySet<string>;
  terms: readonly string[];
  /** Its words, each at the place of its term. */
  words: readonly string[];
}

/** The same sentences are looked at for one question after the other. */
const MAX_SAID = 4000;
const known = new Map<string, Said>();

export function saidIn(text: string, language: InterfaceLanguage): Said {
  const key = language + text;
  let said = known.get(key);
  if (!said) {
    if (known.size >= MAX_SAID) known.clear();
    said = { visit: visitTerms(text), terms: terms(text, language), words: words(text).map(fold) };
    known.set(key, said);
  }
  return said;
}

/** How well an aspect is met by what a text speaks of. */
function meterOf(
  { meets, word, meanings, stem: root, alternatives }: WeighedAspect,
  isForeign: boolean,
): (said: Said) => number {
  // What a word means abroad is known: one that is spelt alike there means something else.
  const hasOwnSpelling = !isForeign || meanings.length === 0;
  const spelling = isForeign && hasOwnSpelling ? commonSpelling(fold(word)) : undefined;
  const beginning =
    hasOwnSpelling && root.length >= BEGINNING_LETTERS
      ? root.slice(0, BEGINNING_LETTERS)
      : undefined;
  const creditOf = (term: string, as: string): number => {
    if (hasOwnSpelling && term === root) return 1;
    if (alternatives.has(term)) return isForeign ? TRANSLATED : SAME_MEANING;
    if (!hasOwnSpelling) return 0;
    if (spelling !== undefined && isAlike(spelling, commonSpelling(as))) return ALIKE_ABROAD;
    if (term.length < 4 || root.length < 4) return 0;
    if (beginning !== undefined && isMistyped(root, term)) return MISTYPED;
    return beginning !== undefined && term.startsWith(beginning) ? BEGINS_ALIKE : 0;
  };
  const credits = new Map<string, number>();
  return ({ visit, terms: all, words: spelt }) => {
    let best = 0;
    for (const [term, credit] of meets) if (credit > best && visit.has(term)) best = credit;
    if (!word) return best;
    for (const [at, term] of all.entries()) {
      const as = spelt[at] ?? term;
      let credit = credits.get(as);
      if (credit === undefined) credits.set(as, (credit = creditOf(term, as)));
      if (credit > best) best = credit;
    }
    return best;
  };
}
