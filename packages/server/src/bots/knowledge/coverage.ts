import type { InterfaceLanguage } from "@panel/domain/languages";
import { isValue, type Aspect } from "./aspects.ts";
import { accentedStems, changedRoots } from "./other-stems.ts";
import { isNumber } from "./asked-kind.ts";
import { isMistyped } from "./mistyped.ts";
import type { IndexSection, TermEntry } from "./index-blob.ts";
import { termsOf } from "./lexicon.ts";
import { isAlike, commonSpelling } from "./other-language.ts";
import { inverseFrequency, passageCount, passagesWith, type Wanted } from "./search.ts";
import { stemOf, terms } from "./terms.ts";
import type { Unit } from "./units.ts";
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
const MUCH_ALIKE = 0.75;
const SAME_MEANING = 0.85;
const TRANSLATED = 0.95;
const LEAST_ABOUT = 0.5;
const LEFT_OUT = 0.5;
const OUTER = 0.5;
/** What is counted stands so near after its number. */
const COUNTED_WORDS = 2;
/** Of a passage, about. */
const SENTENCES = 5;
/** What the documents are called is what all of their sentences are about. */
const IMPLIED = 0.3;
const LEAST_TITLED = 0.8;
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
  { language, title }: { language: InterfaceLanguage; title: string },
  isForeign: boolean,
): AspectSearch {
  const titled = saidIn(title, language);
  const total = passageCount(sections);
  const wanted: Wanted[] = [];
  const weighed = aspects.flatMap((given): WeighedAspect[] => {
    const { aspect, root, alternatives, entries, having } = asWritten(
      sections,
      given,
      language,
      isForeign,
    );
    if (having === 0 && aspect.meant === "nothing") return [];
    const rarity = inverseFrequency(SENTENCES * total, having);
    const weight = aspect.share * Math.min(WEIGHTS.most, Math.max(WEIGHTS.least, rarity));
    if (!aspect.word || alternatives.size > 0) {
      wanted.push({ key: aspect.key, entries, weight: aspect.share * rarity });
    }
    const found = { ...aspect, weight, stem: root, alternatives, isThere: having > 0 };
    const isTitled = meterOf(found, isForeign)(titled) >= LEAST_TITLED;
    return [isTitled ? { ...found, weight: IMPLIED * weight, isSubject: false } : found];
  });
  return { aspects: weighed, wanted };
}

/** An aspect where the documents have it; else what its word stands for if it is mistyped. */
function asWritten(
  sections: readonly IndexSection[],
  aspect: Aspect,
  language: InterfaceLanguage,
  isForeign: boolean,
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
    ...(root && !isForeign ? accentedStems(aspect.word, language) : []),
  ]);
  const entries = sections.map((section) => entriesOf(section, aspect, root, alternatives));
  const having = passagesWith(sections, entries);
  const { meant } = aspect;
  if (having > 0 || meant === undefined || meant === "nothing") {
    return { aspect, root, alternatives, entries, having };
  }
  return asWritten(sections, meant, language, isForeign);
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

/** A sentence, and the share of the question that it has, all from 0 to 1. */
export interface Covered {
  unit: Unit;
  /** With its headings and the sentence before it. */
  coverage: number;
  /** By its own words. */
  own: number;
  /** By those of its nearest heading. */
  above: number;
  /** By its paragraph. */
  around: number;
  /** The share of the largest thing that is asked for and that it has nothing of. */
  missing: number;
  /** The share of what the question is about that it or its nearest heading has. */
  subject: number;
  /** It has a number of what is counted. */
  isCount: boolean;
  /** It begins with something else than what the question is about. */
  isOfOther: boolean;
}

/** Tells of each unit of some pages how much of a question it has. */
export function coverageIn(
  aspects: readonly WeighedAspect[],
  language: InterfaceLanguage,
  isForeign: boolean,
): (unit: Unit) => Covered {
  const meters = aspects.map((aspect) => ({ ...aspect, met: meterOf(aspect, isForeign) }));
  const sum = aspects.reduce((total, { weight }) => total + weight, 0);
  const isMore = (aspect: WeighedAspect) => aspect.word !== "" || !isValue(aspect);
  const asksMore = aspects.some(isMore);
  const subjects = meters.filter(({ isSubject }) => isSubject);
  const allSubjects = subjects.reduce((total, { weight }) => total + weight, 0);
  return (unit) => {
    const [nearest = "", ...others] = unit.headings.toReversed();
    const said = saidIn(unit.text, language);
    const head = saidIn(nearest, language);
    const headCredit = nearest.endsWith("?") ? ANSWERED : unit.isFirst ? JUST_ABOVE : ABOVE;
    const outer = others.map((line) => saidIn(line, language));
    const before = saidIn(unit.before, language);
    const paragraph = saidIn(unit.paragraph, language);
    const covered = { coverage: 0, own: 0, above: 0, around: 0, missing: 0, subject: 0 };
    let hasOwnSubject = false;
    let isAbout = !asksMore;
    for (const meter of meters) {
      const { weight, met, isSubject } = meter;
      const share = weight / sum;
      const own = met(said);
      const above = met(head);
      const best = Math.max(
        own,
        headCredit * above,
        BEFORE * met(before),
        ...outer.map((line) => OUTER * met(line)),
      );
      covered.own += own * share;
      covered.above += above * share;
      covered.around += Math.max(met(paragraph), above) * share;
      covered.coverage += best * share;
      if (best >= LEAST_ABOUT && isMore(meter)) isAbout = true;
      if (best < LEAST_ABOUT) covered.missing = Math.max(covered.missing, share);
      if (!isSubject) continue;
      if (Math.max(own, above) >= LEAST_ABOUT) covered.subject += weight / allSubjects;
      if (own >= LEAST_ABOUT) hasOwnSubject = true;
    }
    // A day that is asked for says nothing where what is asked of it is left out.
    if (!isAbout) covered.coverage *= LEFT_OUT;
    const isOfOther =
      subjects.length > 0 && !hasOwnSubject && beginsWithOther(unit, meters, head, language);
    const isCount = meters.some(
      ({ isCounted, met }) =>
        isCounted && countsOf(said, language).some((each) => met(each) >= LEAST_ABOUT),
    );
    return {
      unit,
      ...covered,
      isCount,
      subject: subjects.length > 0 ? covered.subject : 1,
      isOfOther,
    };
  };
}

/** What stands after the numbers of a text. */
function countsOf({ words: all }: Said, language: InterfaceLanguage): Said[] {
  return all.flatMap((word, at) => {
    const next = all[at + 1] ?? "";
    if (!isNumber(word) || isNumber(next)) return [];
    return [saidIn(all.slice(at + 1, at + 1 + COUNTED_WORDS).join(" "), language)];
  });
}

const BEGINNING =
  /^(?:[•–-] )?(?:el|la|los|las|els|les|the|un|una|an?) ([\p{L}\p{M}·]+)|^l['’]([\p{L}\p{M}·]+)/iu;

/** Whether a sentence begins with something that neither the question nor its heading has. */
function beginsWithOther(
  { text }: Unit,
  meters: readonly { met: (said: Said) => number }[],
  head: Said,
  language: InterfaceLanguage,
): boolean {
  const match = BEGINNING.exec(text);
  const first = match?.[1] ?? match?.[2];
  if (!first) return false;
  const said = saidIn(first, language);
  if (meters.some(({ met }) => met(said) > 0)) return false;
  return !said.terms.some((term) => head.terms.includes(term));
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
  const typed = fold(word);
  const creditOf = (term: string, as: string): number => {
    if (hasOwnSpelling && (term === root || as === typed)) return 1;
    if (alternatives.has(term)) return isForeign ? TRANSLATED : SAME_MEANING;
    if (
      isForeign &&
      !hasOwnSpelling &&
      as !== typed &&
      isAlike(commonSpelling(typed), commonSpelling(as), MUCH_ALIKE)
    )
      return ALIKE_ABROAD;
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
