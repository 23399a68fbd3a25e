import { TIME_ZONE } from "@panel/domain/experience/prize";
import type { Db } from "../../db/connection.ts";
import { mapInTurns } from "../../turns.ts";
import { aspectsOf, isOfVisit, type Clock } from "./aspects.ts";
import {
  lookInto,
  pagesOf,
  passagesOf,
  sectionsByLanguage,
  type Found,
  type SearchedText,
} from "./candidates.ts";
import { createIndexCache } from "./index-cache.ts";
import type { Knowledge, Quote, Retrieval } from "./knowledge.ts";
import { pageTextOf } from "./knowledge-repository.ts";
import { prepareLanguages, questionLanguage } from "./language.ts";
import { sharesWords } from "./other-language.ts";
import { quotes } from "./quotes.ts";
import { visitAnswer } from "./visit-answer.ts";

const MAX_PASSAGES = 8;
/** Pages that sentences are quoted from. */
const QUOTED_PAGES = 3;
/** Longer questions are cut: their words are looked for one by one. */
const MAX_QUESTION = 1000;

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
    async retrieve(botId, question, { interfaceLanguage, foreignPassages = MAX_PASSAGES }) {
      const asked = question.slice(0, MAX_QUESTION);
      await prepareLanguages();
      const clear = questionLanguage(asked);
      const language = clear ?? interfaceLanguage;
      const nothing: Retrieval = { language, evidence: "none", passages: [], quotes: [] };
      const aspects = aspectsOf(asked, language, clock());
      // A greeting, or who the bot is: no document is asked for.
      if (asksForEvidence && aspects.length === 0) return nothing;
      const isVisit = asksForEvidence && isOfVisit(aspects);
      const groups = await sectionsByLanguage(db, cache, botId, await more(botId));
      const candidates = await mapInTurns(groups, (group) => {
        const isForeign = clear !== undefined && clear !== group.language;
        const most = isForeign ? foreignPassages : MAX_PASSAGES;
        return lookInto(group, asked, { language, isForeign, most, aspects, isVisit });
      });
      if (isVisit) return { ...nothing, ...(await visitAnswer(db, candidates)) };
      // An answer goes before what may be none, however well that matches.
      const [found] = candidates
        .filter(({ margin, hits, isForeign, aspects: weighed }) => {
          if (hits.length === 0 || !asksForEvidence) return hits.length > 0;
          // Words of every sentence are no evidence.
          return margin >= 0 && (isForeign || weighed.some(({ isThere }) => isThere));
        })
        .toSorted((a, b) => Number(a.isForeign) - Number(b.isForeign) || b.margin - a.margin);
      if (!found) {
        // Names and words that two languages happen to share are no answer.
        const own = candidates.filter(({ isForeign }) => !isForeign);
        return { ...nothing, ...(await visitAnswer(db, own)) };
      }
      const { passages, quotes: quoted } = await texts(db, asked, found);
      if (!found.isForeign) return { language, evidence: "enough", passages, quotes: quoted };
      const { language: documentLanguage } = found.group;
      const best = passages[0]?.text ?? "";
      const isShared = sharesWords(asked, language, best);
      return isShared || !asksForEvidence
        ? { language, evidence: "enough", documentLanguage, passages, quotes: quoted }
        : { language, evidence: "weak", documentLanguage, passages, quotes: [] };
    },
    pageText: (botId, fileName, page) => pageTextOf(db, botId, fileName, page),
  };
}

async function texts(
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
