import { TIME_ZONE } from "@panel/domain/experience/prize";
import type { Db } from "../../db/connection.ts";
import type { Clock } from "./aspects.ts";
import {
  lookInto,
  pagesOf,
  passagesOf,
  sectionsByLanguage,
  type SearchedText,
} from "./candidates.ts";
import { candidatesIn, quotesOf, type Candidates } from "./choose.ts";
import { createIndexCache } from "./index-cache.ts";
import type { Knowledge, Retrieval } from "./knowledge.ts";
import { pageTextOf } from "./knowledge-repository.ts";
import { languageOf, prepareLanguages } from "./language.ts";
import { prepareLexicon } from "./lexicon.ts";
import { parseQuestion } from "./question.ts";

const MAX_PASSAGES = 8;
/** How much better a sentence in another language must be than one in the question's. */
const FOREIGN = 1.5;
/** The share of a question that a sentence in another language must have: letters that words of two languages share are less. */
const LEAST_ABROAD = 0.4;

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
    async retrieve(botId, asked, { foreignPassages = MAX_PASSAGES, ...options }) {
      await Promise.all([prepareLanguages(), prepareLexicon()]);
      const question = parseQuestion(asked, { ...options, clock: clock() });
      const { language, isClear } = question;
      const unasked: Retrieval = {
        language,
        evidence: "none",
        passages: [],
        quotes: [],
        languages: [],
      };
      // A greeting, or who the bot is: no document is asked for.
      if (asksForEvidence && question.aspects.length === 0) return unasked;
      const groups = await sectionsByLanguage(db, cache, botId, await more(botId));
      const nothing = { ...unasked, languages: groups.map((group) => group.language) };
      if (!asksForEvidence) {
        const all = groups.map((group) => lookInto(group, question, MAX_PASSAGES));
        const [best] = all.toSorted(
          (a, b) => Number(a.isForeign) - Number(b.isForeign) || b.margin - a.margin,
        );
        if (!best || best.byWords.length === 0) return nothing;
        const pages = await pagesOf(db, best.group, best.byWords);
        return { ...nothing, passages: passagesOf(pages, best.group.language) };
      }
      const found: Candidates[] = [];
      for (const group of groups) {
        const isForeign = isClear && language !== group.language;
        const most = isForeign ? foreignPassages : MAX_PASSAGES;
        found.push(await candidatesIn(db, question, group, most));
      }
      const [best] = found
        .filter(({ sentences, passages }) => sentences.length > 0 && passages.length > 0)
        .toSorted((a, b) => worth(b) - worth(a));
      const [top] = best?.sentences ?? [];
      if (!best || !top) return nothing;
      const { group, passages, sentences } = best;
      const isForeign = isReadAbroad(best);
      const foreign = isForeign ? { documentLanguage: group.language } : {};
      const isEvident = top.score > 0 && (!isForeign || top.coverage >= LEAST_ABROAD);
      if (!isEvident) return { ...nothing, evidence: "weak", ...foreign, passages };
      return {
        ...nothing,
        evidence: "enough",
        ...foreign,
        passages,
        quotes: quotesOf(sentences, question),
      };
    },
    pageText: (botId, fileName, page) => pageTextOf(db, botId, fileName, page),
  };
}

/** A row of names and times among those of another language is in none, or says it in both. */
function isReadAbroad({ isForeign, group, sentences: [top] }: Candidates): boolean {
  return isForeign && top !== undefined && languageOf(top.unit.text) === group.language;
}

const worth = (found: Candidates): number =>
  (found.sentences[0]?.score ?? -Infinity) - (isReadAbroad(found) ? FOREIGN : 0);
