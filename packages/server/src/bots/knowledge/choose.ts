import type { InterfaceLanguage } from "@panel/domain/languages";
import type { Db } from "../../db/connection.ts";
import {
  lookInto,
  pagesOf,
  passagesOf,
  type Found,
  type FoundPage,
  type Group,
} from "./candidates.ts";
import { extremeOf } from "./compare.ts";
import { coverageIn, saidIn, type Covered } from "./coverage.ts";
import type { Passage, Quote } from "./knowledge.ts";
import type { Question } from "./question.ts";
import { totalWeight, type Query } from "./search.ts";
import { together, unitsOf } from "./units.ts";
import { scoreOf, type Features } from "./weights.ts";

/*
 * Which sentences answer: those of the passages that a question's concepts find and of those that its
 * words find are weighed together.
 */

/** A sentence that may answer. */
export interface Candidate extends Covered {
  page: FoundPage;
  /** With the sentences that belong to it. */
  place: string;
  /** How well it has the kind of thing that is asked for. */
  has: number;
  features: Features;
  score: number;
}

/** What one language's passages have of a question. */
export interface Candidates {
  group: Group;
  isForeign: boolean;
  /** The best first. */
  sentences: Candidate[];
  passages: Passage[];
}

const MAX_QUOTES = 3;
/** How much less than the best a further sentence may have. */
const NEARLY = 4;
/** Of what stands beside a sentence. */
const BESIDE = 0.5;
/** Evidence by words counts so far, either way. */
const MOST_EVIDENCE = 0.3;

/** @param most passages that are wanted */
export async function candidatesIn(
  db: Db,
  question: Question,
  group: Group,
  most: number,
): Promise<Candidates> {
  const found = lookInto(group, question, most);
  const byWords = await pagesOf(db, group, found.byWords);
  const isSame = found.byConcepts === found.byWords;
  const byConcepts = isSame ? byWords : await pagesOf(db, group, found.byConcepts);
  const sentences = weigh(question, found, byConcepts, byWords);
  const pages = question.isOfVisit || byWords.length === 0 ? byConcepts : byWords;
  return {
    group,
    isForeign: found.isForeign,
    sentences: compared(
      question,
      sentences.toSorted((a, b) => b.score - a.score),
    ),
    passages: passagesOf(pages, group.language),
  };
}

function weigh(
  { aspects, isOfVisit, kind }: Question,
  { group, isForeign, aspects: weighed, query, margin }: Found,
  byConcepts: readonly FoundPage[],
  byWords: readonly FoundPage[],
): Candidate[] {
  const coverageOf = coverageIn(weighed, group.language, isForeign);
  const sum = weighed.reduce((total, { weight }) => total + weight, 0);
  const missed = weighed.reduce((total, { weight, isThere }) => total + (isThere ? 0 : weight), 0);
  const evidence = Math.max(-MOST_EVIDENCE, Math.min(MOST_EVIDENCE, margin));
  const shareOf = (pages: readonly FoundPage[]) => {
    const shares = new Map(pages.map(({ file, page, share }) => [`${file.id} ${page}`, share]));
    return ({ file, page }: FoundPage) => shares.get(`${file.id} ${page}`) ?? 0;
  };
  const conceptShare = shareOf(byConcepts);
  const wordShare = shareOf(byWords);
  const found = unitsIn(group, byConcepts, byWords).flatMap(({ page, unit, place }) => {
    const own = kind.of(unit.text);
    const isApart = own !== 0 || kind.kind === "person";
    const has = !isApart ? BESIDE * (kind.of(place) ?? 0) : own;
    const covered = coverageOf(unit);
    if (has === undefined || covered.coverage === 0) return [];
    if (kind.isCertain && has === 0) return [];
    if (kind.kind === "person" && covered.isOfOther && covered.subject === 0) return [];
    return [{ ...covered, page, place, has }];
  });
  const best = Math.max(0, ...found.map(({ coverage }) => coverage));
  return found.map((each): Candidate => {
    const { unit, coverage, own, above, around, missing, subject, isOfOther, has, page } = each;
    const other = isOfVisit ? 0 : 1;
    const features: Features = {
      covers: coverage,
      coversAlone: own,
      coversAbove: above,
      words: wordsIn(query, [unit.text, ...unit.headings], group.language),
      wordsAlone: wordsIn(query, [unit.text], group.language),
      missing,
      absent: sum === 0 ? 0 : missed / sum,
      around,
      notCounted: kind.kind === "count" && !each.isCount ? 1 : 0,
      elsewhere: unit.headings.length > 0 && above === 0 ? 1 : 0,
      kind: coverage * has,
      // Who made another thing is no answer.
      unbound: kind.kind === "person" && (has < 1 || subject === 0 || isOfOther) ? 1 : 0,
      page: conceptShare(page),
      evidence,
      best,
      always: aspects.length > 0 ? 1 : 0,
      otherAlways: other,
      otherEvidence: other * evidence,
      otherIsEvident: margin >= 0 ? other : 0,
      otherPage: other * wordShare(page),
    };
    return { ...each, features, score: scoreOf(features) };
  });
}

const isRow = ({ unit: { text } }: Candidate): boolean => /\S · \S|^[^:.]{1,60}: /.test(text);

/** Where the best sentences are rows that a question compares, the one that it asks for goes first. */
function compared({ text }: Question, sentences: Candidate[]): Candidate[] {
  const [top] = sentences;
  if (!top || !isRow(top)) return sentences;
  const rows = sentences.filter((each) => isRow(each) && each.page === top.page);
  const first = extremeOf(text, rows, ({ unit }) => unit.text);
  if (!first) return sentences;
  const others = sentences.filter((each) => each !== first);
  return [{ ...first, score: top.score }, ...others];
}

/** The sentences of the passages that were found, each once. */
function unitsIn({ language }: Group, ...found: readonly (readonly FoundPage[])[]) {
  const pages = new Map<string, FoundPage>();
  for (const page of found.flat()) {
    const key = `${page.file.id} ${page.page}`;
    const passages = [...(pages.get(key)?.passages ?? []), ...page.passages];
    pages.set(key, { ...page, passages });
  }
  return [...pages.values()].flatMap((page) => {
    const units = unitsOf(page.text, language);
    return units.flatMap((unit, at) => {
      const isFound = page.passages.some(
        ({ start, end }) => unit.start >= start && unit.start < end,
      );
      return isFound ? [{ page, unit, place: together(page.text, units, at) }] : [];
    });
  });
}

/** The share of what is wanted that the texts have. */
function wordsIn(query: Query, texts: readonly string[], language: InterfaceLanguage): number {
  const keys = new Set(texts.flatMap((text) => saidIn(text, language).terms.flatMap(query.keysOf)));
  const has = query.wanted.reduce(
    (sum, { key, weight }) => (keys.has(key) ? sum + weight : sum),
    0,
  );
  return has / (totalWeight(query) || 1);
}

/** What is shown: the best sentence with those that belong to it, and others that are nearly as good. */
export function quotesOf(sentences: readonly Candidate[], { kind }: Question): Quote[] {
  const [top] = sentences;
  const quotes: Quote[] = [];
  for (const { page, unit, place, score, has } of sentences) {
    if (quotes.length === MAX_QUOTES || !top || score < top.score - NEARLY || score < 0) break;
    // Beside a sentence that has what is asked for, one that has not is none.
    if (kind.isCertain && top.has > 0 && has === 0) continue;
    const { file_name: fileName, public_name: publicName } = page.file;
    const text = unit.text.toLowerCase();
    // The same sentence is said once, wherever else it stands.
    if (quotes.some(({ quote }) => quote.toLowerCase().includes(text))) continue;
    const quote = quotes.length === 0 ? place : unit.text;
    quotes.push({ fileName, publicName, page: page.page, quote });
  }
  return quotes;
}
