import type { InterfaceLanguage } from "@panel/domain/languages";
import { totalWeight, type Query } from "./search.ts";
import { sentences } from "./sentences.ts";
import { terms } from "./terms.ts";
import { isHeading } from "./units.ts";
import { words } from "./words.ts";

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
 * "it" is), a number where one is asked for, a name where one is. */
const PAGE = 0.5;
const SENTENCE_BEFORE = 0.25;
const ASKED_KIND = 0.15;

/** Numbers in words, in all three languages. */
const NUMBER_WORDS: ReadonlySet<string> = new Set(
  `dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta
  cien ciento cientos mil millón millones mitad doble two three four five six seven eight nine ten
  eleven twelve fifteen twenty thirty forty fifty hundred thousand million half twice dues quatre cinc
  sis set vuit nou deu onze dotze quinze vint trenta quaranta cinquanta cent cents milió milions
  meitat`.split(/\s+/),
);
const ASKS_NUMBER =
  /\b(?:cu[aá]nt[oa]s?|cu[aá]ndo|quants?|quant[ae]s?|quan|when|how (?:many|much|long|old|far|often|large|big|high|tall)|(?:what|which|en qu[eé]|en quin) (?:year|date|percentage|time|hour|price|a[nñ]o|fecha|hora|any|data|preu)|porcentaje|percentatge)\b/iu;
const ASKS_NAME =
  /\b(?:qui[eé]n(?:es)?|qui|who|whom|whose|d[oó]nde|on|where|c[oó]mo se llama|com es diu|(?:which|what|qu[eé]|quin[as]?) (?:city|country|person|company|ciudad|pa[ií]s|ciutat))\b/iu;

/** The sentences that answer best, best first. */
export function quotes(
  question: string,
  query: Query,
  pages: readonly RankedPage[],
  language: InterfaceLanguage,
): QuotedSentence[] {
  const total = totalWeight(query);
  if (total === 0) return [];
  const asked = new Set(words(question));
  const asksNumber = ASKS_NUMBER.test(question);
  const asksName = ASKS_NAME.test(question);
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
      if (asksNumber && newNumber(quote, asked)) score += ASKED_KIND;
      if (asksName && newName(quote, asked)) score += ASKED_KIND;
      return { page, quote, score, covered, isAnswer };
    });
  });
  const answers = found.filter(({ covered, isAnswer }) => covered > 0 && isAnswer);
  const ranked = answers.toSorted((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  const chosen = new Map<string, QuotedSentence>();
  for (const { page, quote, score } of ranked) {
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

/** Whether a text has a number, in figures or words, that the question does not have. */
function newNumber(text: string, asked: ReadonlySet<string>): boolean {
  return words(text).some(
    (word) => (/\d/.test(word) || NUMBER_WORDS.has(word)) && !asked.has(word),
  );
}

/** Whether a text has a capitalised word within a sentence that the question does not have. */
function newName(text: string, asked: ReadonlySet<string>): boolean {
  for (const [, name = ""] of text.matchAll(/[\p{Ll}\d,;:)"»”]\s+["«“(]?(\p{Lu}[\p{L}\p{M}]+)/gu)) {
    if (words(name).some((word) => !asked.has(word))) return true;
  }
  return false;
}
