import type { Db } from "../../db/connection.ts";
import { pagesOf, passagesOf, type Found, type FoundPage } from "./candidates.ts";
import { kindOf, type Asked } from "./asked-kind.ts";
import { coverageIn, type Covered } from "./coverage.ts";
import type { Passage, Quote, Retrieval } from "./knowledge.ts";
import { unitsOf } from "./units.ts";

/*
 * Answers to what visitors ask, sentence by sentence: how much of the question one has says whether
 * it is an answer. The numbers are those that answer most of the questions of bench/visitors rightly,
 * with nine of ten that the documents do not answer refused.
 */

/** The share of a question that its answer must have. */
const ENOUGH = 0.56;
/** How much better a sentence in another language must be. */
const FOREIGN = 0.15;
/** Further sentences must be nearly as good as the best. */
const NEARLY = 0.85;
const MAX_QUOTES = 3;
/** What counts beside the share: what of it are the sentence's own words, whether it has the kind of
 * thing that is asked for, and how good its page is. */
const OWN = 0.15;
const KIND = 0.1;
const PAGE = 0.05;

interface Ranked extends Covered {
  page: FoundPage;
  score: number;
  /** How well it has the kind of thing that is asked for. */
  has: number;
}

interface Candidate {
  found: Found;
  passages: Passage[];
  ranked: Ranked[];
  /** The share of the question that the best sentence has; less for another language. */
  best: number;
}

/** What the best sentences say, and the share of the question that the best one has. */
export interface VisitAnswer {
  found: Omit<Retrieval, "language">;
  coverage: number;
}

/** @param candidates what each language's passages have of the question */
export async function visitAnswer(
  db: Db,
  question: string,
  candidates: readonly Found[],
): Promise<VisitAnswer | undefined> {
  const kind = kindOf(question);
  const answers = await Promise.all(candidates.map((found) => candidateOf(db, found, kind)));
  const [best] = answers.toSorted((a, b) => b.best - a.best);
  const top = best?.ranked[0];
  if (!best || !top || best.passages.length === 0) return undefined;
  const { found, passages } = best;
  const foreign = found.isForeign ? { documentLanguage: found.group.language } : {};
  const { coverage } = top;
  if (coverage < ENOUGH) {
    return { coverage, found: { evidence: "weak", ...foreign, passages, quotes: [] } };
  }
  const good = best.ranked.filter(
    (each) =>
      each.coverage >= ENOUGH &&
      each.score >= NEARLY * top.score &&
      // Beside a sentence that has what is asked for, one that has not is none.
      (top.has === 0 || each.has > 0),
  );
  const quotes = new Map<string, Quote>();
  for (const { page, unit } of good) {
    if (quotes.size === MAX_QUOTES) break;
    const { file_name: fileName, public_name: publicName } = page.file;
    const quote = { fileName, publicName, page: page.page, quote: unit.text };
    // The same sentence is said once, wherever else it stands.
    if (!quotes.has(unit.text.toLowerCase())) quotes.set(unit.text.toLowerCase(), quote);
  }
  return {
    coverage,
    found: { evidence: "enough", ...foreign, passages, quotes: [...quotes.values()] },
  };
}

async function candidateOf(db: Db, found: Found, kind: Asked): Promise<Candidate> {
  const { language } = found.group;
  const pages = await pagesOf(db, found);
  const coverageOf = coverageIn(found.aspects, language, found.isForeign);
  const ranked = pages
    .flatMap((page) =>
      unitsOf(page.text, language)
        .filter(({ start }) =>
          page.passages.some((passage) => start >= passage.start && start < passage.end),
        )
        .flatMap((unit): Ranked[] => {
          const has = kind.of(unit.text);
          if (has === undefined) return [];
          const covered = coverageOf(unit);
          const score = covered.coverage + OWN * covered.own + KIND * has + PAGE * page.share;
          return [{ ...covered, page, score, has }];
        }),
    )
    .filter(({ coverage }) => coverage > 0)
    .toSorted((a, b) => b.score - a.score);
  const best = (ranked[0]?.coverage ?? 0) - (found.isForeign ? FOREIGN : 0);
  return { found, passages: passagesOf(pages, language), ranked, best };
}
