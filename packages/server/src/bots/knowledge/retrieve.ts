import type { InterfaceLanguage } from "@panel/domain/languages";
import type { Db } from "../../db/connection.ts";
import { evidence } from "./evidence.ts";
import type { IndexSection } from "./index-blob.ts";
import { createIndexCache, type IndexCache } from "./index-cache.ts";
import type { Knowledge, Passage, Quote, Retrieval } from "./knowledge.ts";
import {
  indexOf,
  pageTextOf,
  pageTexts,
  readyFiles,
  type ReadyFile,
} from "./knowledge-repository.ts";
import { mapInTurns } from "../../turns.ts";
import { languageOf, prepareLanguages } from "./language.ts";
import { queryBySpelling, sharesWords } from "./other-language.ts";
import { quotes } from "./quotes.ts";
import { queryFor, search, type Hit, type Query } from "./search.ts";
import { questionTerms } from "./terms.ts";

const MAX_PASSAGES = 8;
/** Pages that sentences are quoted from. */
const QUOTED_PAGES = 3;
/** Longer questions are cut: their words are looked for one by one. */
const MAX_QUESTION = 1000;

interface Options {
  /** Without it, whatever matches best is given, which is for measuring how pages are ranked. */
  asksForEvidence?: boolean;
}

export function openKnowledge(db: Db, { asksForEvidence = true }: Options = {}): Knowledge {
  const cache = createIndexCache();
  return {
    async retrieve(botId, question, { interfaceLanguage, foreignPassages = MAX_PASSAGES }) {
      const asked = question.slice(0, MAX_QUESTION);
      await prepareLanguages();
      const clear = languageOf(asked);
      const language = clear ?? interfaceLanguage;
      const groups = await sectionsByLanguage(db, cache, botId);
      const candidates = await mapInTurns(groups, (group) => {
        const isForeign = clear !== undefined && clear !== group.language;
        const most = isForeign ? foreignPassages : MAX_PASSAGES;
        return lookInto(group, asked, { language, isForeign, most });
      });
      // An answer goes before what may be none, however well that matches.
      const found = candidates
        .filter(({ margin, hits }) => hits.length > 0 && (margin >= 0 || !asksForEvidence))
        .toSorted((a, b) => Number(a.isForeign) - Number(b.isForeign) || b.margin - a.margin)[0];
      if (!found) return { language, evidence: "none", passages: [], quotes: [] };
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

/** What a bot's files have in one language. */
interface Group {
  language: InterfaceLanguage;
  sections: IndexSection[];
  /** The file of each section. */
  files: ReadyFile[];
}

async function sectionsByLanguage(db: Db, cache: IndexCache, botId: number): Promise<Group[]> {
  const groups = new Map<InterfaceLanguage, Group>();
  for (const file of await readyFiles(db, botId)) {
    const index = await cache.get(`${file.id} ${file.indexed_at}`, () => indexOf(db, file));
    for (const section of index ?? []) {
      const { language } = section;
      let group = groups.get(language);
      if (!group) groups.set(language, (group = { language, sections: [], files: [] }));
      group.sections.push(section);
      group.files.push(file);
    }
  }
  return [...groups.values()];
}

/** What one language's passages say about a question. */
interface Found {
  group: Group;
  query: Query;
  hits: Hit[];
  /** How far the evidence is above what is enough. */
  margin: number;
  /** The question is in another language. */
  isForeign: boolean;
}

/** How one language's passages are searched. */
interface Search {
  /** Of the question. */
  language: InterfaceLanguage;
  isForeign: boolean;
  /** Passages that are wanted. */
  most: number;
}

function lookInto(group: Group, question: string, { language, isForeign, most }: Search): Found {
  const { sections } = group;
  const query = isForeign
    ? queryBySpelling(sections, questionTerms(question, language))
    : queryFor(sections, questionTerms(question, group.language));
  const hits = search(sections, query, most);
  const margin = evidence(sections, query, hits[0], isForeign ? "spelling" : "words");
  return { group, query, hits, margin, isForeign };
}

async function texts(
  db: Db,
  question: string,
  { group, query, hits, isForeign }: Found,
): Promise<Pick<Retrieval, "passages" | "quotes">> {
  const wanted = new Map<string, { file: ReadyFile; page: number; score: number }>();
  const placed = hits.flatMap((hit) => {
    const file = group.files[hit.section];
    if (!file) return [];
    const key = `${file.id} ${hit.passage.page}`;
    if (!wanted.has(key)) wanted.set(key, { file, page: hit.passage.page, score: hit.score });
    return [{ ...hit, file, key }];
  });
  const keys = [...wanted.values()].map(({ file, page }) => ({ fileId: file.id, page }));
  const rows = await pageTexts(db, keys);
  const textOf = new Map(rows.map((row) => [`${row.bot_file_id} ${row.page}`, row.text]));
  const passages = placed.flatMap(({ file, key, passage, score }): Passage[] => {
    const text = textOf.get(key)?.slice(passage.start, passage.end);
    const names = { fileName: file.file_name, publicName: file.public_name };
    return text ? [{ ...names, page: passage.page, text, score, language: group.language }] : [];
  });
  const best = hits[0]?.score ?? 1;
  const pages = [...wanted].slice(0, QUOTED_PAGES).flatMap(([key, { file, page, score }]) => {
    const text = textOf.get(key);
    return text ? [{ file, page, text, share: score / best }] : [];
  });
  const quoted = quotes(question, query, pages, group.language).flatMap((found): Quote[] => {
    const from = pages[found.page];
    if (!from) return [];
    const { file_name: fileName, public_name: publicName } = from.file;
    return [{ fileName, publicName, page: from.page, quote: found.quote }];
  });
  return { passages, quotes: isForeign ? quoted.slice(0, 1) : quoted };
}
