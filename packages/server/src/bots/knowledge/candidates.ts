import type { InterfaceLanguage } from "@panel/domain/languages";
import type { Db } from "../../db/connection.ts";
import { weighAspects, type WeighedAspect } from "./coverage.ts";
import { evidence } from "./evidence.ts";
import type { IndexSection } from "./index-blob.ts";
import type { IndexCache } from "./index-cache.ts";
import type { Passage } from "./knowledge.ts";
import { indexOf, pageTexts, readyFiles, type ReadyFile } from "./knowledge-repository.ts";
import type { Question } from "./question.ts";
import { queryBySpelling } from "./other-language.ts";
import { queryFor, search, type Hit, type Query } from "./search.ts";
import type { Span } from "./sentences.ts";
import { questionTerms } from "./terms.ts";
import { isHeading } from "./units.ts";

/** What a bot's files have in one language. */
export interface Group {
  language: InterfaceLanguage;
  sections: IndexSection[];
  /** The file of each section. */
  files: ReadyFile[];
  /** What all files of the bot are called, and what stands at their beginning. */
  title: string;
}

/** A text that is searched beside the files of a bot. */
export interface SearchedText {
  file: ReadyFile & { texts: readonly string[] };
  sections: readonly IndexSection[];
}

/** @param more what is searched beside the bot's files */
export async function sectionsByLanguage(
  db: Db,
  cache: IndexCache,
  botId: number,
  more: readonly SearchedText[],
): Promise<Group[]> {
  const groups = new Map<InterfaceLanguage, Group>();
  const files = [...(await readyFiles(db, botId)), ...more.map(({ file }) => file)];
  const title = await titleOf(db, files);
  const add = (file: ReadyFile, sections: readonly IndexSection[]) => {
    for (const section of sections) {
      const { language } = section;
      let group = groups.get(language);
      if (!group) groups.set(language, (group = { language, sections: [], files: [], title }));
      group.sections.push(section);
      group.files.push(file);
    }
  };
  for (const file of files) {
    if (file.texts) continue;
    const index = await cache.get(`${file.id} ${file.indexed_at}`, () => indexOf(db, file));
    add(file, index ?? []);
  }
  for (const { file, sections } of more) add(file, sections);
  return [...groups.values()];
}

async function titleOf(db: Db, files: readonly ReadyFile[]): Promise<string> {
  const stored = files.filter(({ texts }) => !texts);
  const rows =
    stored.length === 0
      ? []
      : await pageTexts(
          db,
          stored.map(({ id }) => ({ fileId: id, page: 1 })),
        );
  return [...rows.map(({ text }) => text), ...files.flatMap(({ texts = [] }) => texts.slice(0, 1))]
    .map((text) => text.split("\n", 1)[0] ?? "")
    .filter(isHeading)
    .concat(
      files.map(({ public_name: name }) => name.replace(/\.\w+$/, "").replaceAll(/[-_]/g, " ")),
    )
    .join(". ");
}

/** What one language's passages say about a question. */
export interface Found {
  group: Group;
  /** The question is in another language. */
  isForeign: boolean;
  aspects: WeighedAspect[];
  /** Its words. */
  query: Query;
  /** The passages that they find. */
  byWords: Hit[];
  /** Those that also what the words stand for finds. */
  byConcepts: Hit[];
  /** How far the evidence by words is above what is enough. */
  margin: number;
}

/** @param most passages that are wanted */
export function lookInto(
  group: Group,
  { text, language, isClear, aspects }: Question,
  most: number,
): Found {
  const { sections } = group;
  const isForeign = isClear && language !== group.language;
  const { aspects: weighed, wanted } = weighAspects(sections, aspects, group, isForeign);
  const query = isForeign
    ? queryBySpelling(sections, questionTerms(text, language))
    : queryFor(sections, questionTerms(text, group.language));
  const byWords = search(sections, query, most);
  const both = { ...query, wanted: [...query.wanted, ...wanted] };
  return {
    group,
    isForeign,
    aspects: weighed,
    query,
    byWords,
    byConcepts: wanted.length > 0 ? search(sections, both, most) : byWords,
    margin: evidence(sections, query, byWords[0], isForeign ? "spelling" : "words"),
  };
}

/** A page with passages that were found. */
export interface FoundPage {
  file: ReadyFile;
  page: number;
  text: string;
  /** Of its best passage, of 1 for the best of all. */
  share: number;
  passages: (Span & { score: number })[];
}

/** The pages of what was found, the best first, as far as they are still there. */
export async function pagesOf(db: Db, group: Group, hits: readonly Hit[]): Promise<FoundPage[]> {
  const wanted = new Map<string, Omit<FoundPage, "text">>();
  const best = hits[0]?.score ?? 1;
  for (const { section, passage, score } of hits) {
    const file = group.files[section];
    if (!file) continue;
    const key = `${file.id} ${passage.page}`;
    const { page, start, end } = passage;
    let found = wanted.get(key);
    if (!found) wanted.set(key, (found = { file, page, share: score / best, passages: [] }));
    found.passages.push({ start, end, score });
  }
  if (wanted.size === 0) return [];
  const stored = [...wanted.values()].filter(({ file }) => !file.texts);
  const keys = stored.map(({ file, page }) => ({ fileId: file.id, page }));
  const rows = keys.length === 0 ? [] : await pageTexts(db, keys);
  const textOf = new Map(rows.map((row) => [`${row.bot_file_id} ${row.page}`, row.text]));
  return [...wanted].flatMap(([key, page]) => {
    const text = page.file.texts?.[page.page - 1] ?? textOf.get(key);
    return text === undefined ? [] : [{ ...page, text }];
  });
}

/** The passages of some pages, the best first. */
export function passagesOf(pages: readonly FoundPage[], language: InterfaceLanguage): Passage[] {
  return pages
    .flatMap(({ file, page, text, passages }) =>
      passages.map(({ start, end, score }): Passage => {
        const names = { fileName: file.file_name, publicName: file.public_name };
        return { ...names, page, text: text.slice(start, end), score, language };
      }),
    )
    .filter(({ text }) => text !== "")
    .toSorted((a, b) => b.score - a.score);
}
