import type { InterfaceLanguage } from "@panel/domain/languages";
import { kindOf } from "./asked-kind.ts";
import { totalWeight, type Query } from "./search.ts";
import { sentences } from "./sentences.ts";
import { terms } from "./terms.ts";
import { isHeading } from "./units.ts";

/** A page that was found, and how well it matches, 1 for the best. */
export interface RankedPage {
  text: string;
  share: number;
}

/** A sentence of one of the pages, word for word. */
export interface QuotedSentence {
  /** Its index among the pages. */
  page: number;
  quote: string;
}

const MAX_QUOTES = 3;
/** Further sentences must be nearly as good as the best. */
const NEARLY = 0.72;
/** What counts beside the sentence's own words: its page, the sentence before it (which says what
 * "it" is), and whether it has what kind of thing is asked for. */
const PAGE = 0.5;
const SENTENCE_BEFORE = 0.25;
const ASKED_KIND = 0.15;

/** The sentences that answer best, best first. */
export function quotes(
  question: string,
  query: Query,
  pages: readonly RankedPage[],
  language: InterfaceLanguage,
): QuotedSentence[] {
  const total = totalWeight(query);
  if (total === 0) return [];
  const kind = kindOf(question);
  const found = pages.flatMap(({ text, share }, page) => {
    let before = 0;
    const spans = sentences(text, language).map(({ start, end }) => {
      const quote = text.slice(start, end);
      const covered = coveredBy(query, terms(quote, language)) / total;
      const isParagraph =
        /(?:^|\n)$/.test(text.slice(0, start)) && /^(?:\n|$)/.test(text.slice(end));
      return {
        quote,
        covered,
        isAnswer: !quote.endsWith("?") && !(isParagraph && isHeading(quote)),
      };
    });
    return spans.map(({ quote, covered, isAnswer }) => {
      let score = covered + PAGE * share + SENTENCE_BEFORE * before;
      before = covered;
      const has = kind.of(quote);
      score += ASKED_KIND * (has ?? 0);
      return { page, quote, score, covered, has, isAnswer };
    });
  });
  const answers = found.filter(
    ({ covered, has, isAnswer }) => covered > 0 && isAnswer && has !== undefined,
  );
  const ranked = answers.toSorted((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  // Beside a sentence that has what is asked for, one that has not is none.
  const isCertain = kind.isCertain && (ranked[0]?.has ?? 0) > 0;
  const chosen = new Map<string, QuotedSentence>();
  for (const { page, quote, score, has } of ranked) {
    if (isCertain && has === 0) continue;
    if (score < NEARLY * best || chosen.size === MAX_QUOTES) break;
    // The same sentence is said once, wherever else it stands.
    if (!chosen.has(quote.toLowerCase())) chosen.set(quote.toLowerCase(), { page, quote });
  }
  return [...chosen.values()];
}

/** The weights of what the terms have of what is wanted. */
function coveredBy({ wanted, keysOf }: Query, found: readonly string[]): number {
  const keys = new Set(found.flatMap(keysOf));
  return wanted.reduce((sum, { key, weight }) => (keys.has(key) ? sum + weight : sum), 0);
}
