import { TIME_ZONE } from "@panel/domain/experience/prize";
import type { Db } from "../../db/connection.ts";
import { mapInTurns } from "../../turns.ts";
import { aspectsOf, isOfVisit, LONGEST_QUESTION, type Clock } from "./aspects.ts";
import {
  lookInto,
  pagesOf,
  passagesOf,
  sectionsByLanguage,
  type Found,
  type SearchedText,
} from "./candidates.ts";
import { coverageIn } from "./coverage.ts";
import { createIndexCache } from "./index-cache.ts";
import type { Knowledge, Quote, Retrieval } from "./knowledge.ts";
import { pageTextOf } from "./knowledge-repository.ts";
import { prepareLanguages, questionLanguage } from "./language.ts";
import { prepareLexicon } from "./lexicon.ts";
import { quotes } from "./quotes.ts";
import type { Unit } from "./units.ts";
import { visitAnswer } from "./visit-answer.ts";

const MAX_PASSAGES = 8;
/** Pages that sentences are quoted from. */
const QUOTED_PAGES = 3;
const MAX_QUOTES = 3;
/** What a sentence must have of a question that is not about a visit, to stand first. */
const CLEARLY = 0.8;
/** How far above what is enough the words of a question about a visit must be. */
const VISIT_MARGIN = 0.07;
/** The share of a question that one of the sentences must have that its words find. */
const LEAST_ABOUT = 0.15;
const LEAST_ABOUT_ABROAD = 0.4;
interface Options {
  /** Without it, whatever matches best is given, which is for measuring how pages are ranked. */
  asksForEvidence?: boolean;
  /** What "today" is. */
  clock?: () => Clock;
  /** What is searched beside a bot's files. */
  more?: (botId: number) => Promise<readonly SearchedText[]>;
}

const here = (): Clock => ({ now: new Date(), timeZone: TIME_ZONE });

export function openKnowledge(
  db: Db,
  { asksForEvidence = true, clock = here, more = () => Promise.resolve([]) }: Options = {},
): Knowledge {
  const cache = createIndexCache();
  return {
    async retrieve(botId, question, options) {
      const { interfaceLanguage, answerIn, foreignPassages = MAX_PASSAGES } = options;
      const asked = question.slice(0, LONGEST_QUESTION);
      await Promise.all([prepareLanguages(), prepareLexicon()]);
      const clear = questionLanguage(asked, answerIn);
      const language = clear ?? interfaceLanguage;
      const nothing: Retrieval = { language, evidence: "none", passages: [], quotes: [] };
      const aspects = aspectsOf(asked, language, clock());
      // A greeting, or who the bot is: no document is asked for.
      if (asksForEvidence && aspects.length === 0) return nothing;
      const isVisit = isOfVisit(aspects);
      const groups = await sectionsByLanguage(db, cache, botId, await more(botId));
      const lookUp = (asVisit: boolean) =>
        mapInTurns(groups, (group) => {
          const isForeign = clear !== undefined && clear !== group.language;
          const most = isForeign ? foreignPassages : MAX_PASSAGES;
          return lookInto(group, asked, { language, isForeign, most, aspects, isVisit: asVisit });
        });
      if (!asksForEvidence) {
        const [best] = byMargin((await lookUp(false)).filter(({ hits }) => hits.length > 0));
        return best ? { ...nothing, ...(await byWords(db, asked, best)) } : nothing;
      }
      const answer = await visitAnswer(db, asked, await lookUp(true));
      const either = { ...nothing, ...answer?.found };
      if (isVisit && either.evidence === "enough") return either;
      // Words of every sentence are no evidence.
      const least = isVisit ? VISIT_MARGIN : 0;
      const [found] = byMargin(
        (await lookUp(false)).filter(
          ({ margin, hits, aspects: weighed }) =>
            hits.length > 0 && margin >= least && weighed.some(({ isThere }) => isThere),
        ),
      );
      if (!found) return either;
      const { passages, quotes: quoted } = await byWords(db, asked, found);
      const { isForeign, group } = found;
      const coverageOf = coverageIn(found.aspects, group.language, isForeign);
      // Letters that words of two languages share are less of it.
      const about = isForeign ? LEAST_ABOUT_ABROAD : LEAST_ABOUT;
      if (!quoted.some(({ quote }) => coverageOf(alone(quote)).coverage >= about)) return either;
      if (isForeign) {
        if (either.evidence === "enough") return either;
        const { language: documentLanguage } = group;
        return { language, evidence: "enough", documentLanguage, passages, quotes: quoted };
      }
      const isClear = answer && answer.coverage >= CLEARLY && !answer.found.documentLanguage;
      const all = isClear ? eachOnce([...answer.found.quotes.slice(0, 1), ...quoted]) : quoted;
      return { language, evidence: "enough", passages, quotes: all.slice(0, MAX_QUOTES) };
    },
    pageText: (botId, fileName, page) => pageTextOf(db, botId, fileName, page),
  };
}

const byMargin = (found: readonly Found[]): Found[] =>
  found.toSorted((a, b) => Number(a.isForeign) - Number(b.isForeign) || b.margin - a.margin);

/** The same sentence is said once. */
const eachOnce = (quoted: readonly Quote[]): Quote[] => [
  ...new Map(quoted.map((each) => [each.quote.toLowerCase(), each])).values(),
];

const alone = (text: string): Unit => ({
  text,
  start: 0,
  under: "",
  before: "",
  isFirst: false,
});

/** What the words of a question find. */
async function byWords(
  db: Db,
  question: string,
  found: Found,
): Promise<Pick<Retrieval, "passages" | "quotes">> {
  const { group, query, isForeign } = found;
  const pages = await pagesOf(db, found);
  const best = pages.slice(0, QUOTED_PAGES);
  const quoted = quotes(question, query, best, group.language).flatMap(
    ({ page, quote }): Quote[] => {
      const from = best[page];
      if (!from) return [];
      const { file_name: fileName, public_name: publicName } = from.file;
      return [{ fileName, publicName, page: from.page, quote }];
    },
  );
  return {
    passages: passagesOf(pages, group.language),
    quotes: isForeign ? quoted.slice(0, 1) : quoted,
  };
}
