import type { KnowledgePage, KnowledgePages as PageList } from "@panel/api-client/bots-types";
import { foldText, searchedWords } from "@panel/domain/fold-text";
import {
  countPages,
  FILE_TEXT_MAX,
  isInFilter,
  PAGE_TEXT_MAX,
  PAGES_LISTED,
  pageState,
  type PageFilter,
  type PageState,
} from "@panel/domain/knowledge-pages";
import { AppError, notFound, Refusal } from "../../app-error.ts";
import { recordBy } from "../../audit/record.ts";
import { chunks } from "../../db/chunks.ts";
import type { Connection, Db } from "../../db/connection.ts";
import type { BotFileRow } from "../../db/bots-schema.ts";
import { takeTurns } from "../../turns.ts";
import type { BotUser } from "../../viewer.ts";
import { requireClient, scopeOf, subjectOf, type BotRequest } from "../bot-access.ts";
import { cleanCharacters, EDGE_MARK } from "../knowledge/clean-characters.ts";
import type { KnowledgeFiles } from "../knowledge-files/service.ts";
import { findFile } from "../knowledge-files/repository.ts";
import { ownBot } from "../own-bot.ts";
import { lockBot } from "../repository.ts";
import * as repository from "./repository.ts";

interface PageRequest extends BotRequest {
  fileName: string;
  page: number;
}

/** What the staff want of a page: all of it. */
export interface PageChange extends PageRequest {
  version: number;
  isLeftOut: boolean;
  text?: string | undefined;
}

export interface PageListRequest extends BotRequest {
  fileName: string;
  after?: number | undefined;
  show?: PageFilter | undefined;
  search?: string | undefined;
}

/** What was read of the PDFs of bots, page by page, and what their staff have changed of it. */
export interface KnowledgePages {
  list(user: BotUser, request: PageListRequest): Promise<PageList>;
  read(user: BotUser, request: PageRequest): Promise<KnowledgePage>;
  /**
   * Leaves a page out, takes it back, or mends its text. The bot answers by it once it is indexed.
   * @throws AppError conflict when somebody else has changed the page in between
   * @throws Refusal when the file would have too much text
   */
  save(user: BotUser, change: PageChange): Promise<KnowledgePage>;
}

interface Parts {
  connection: Connection;
  knowledgeFiles: Pick<KnowledgeFiles, "staffAddress">;
}

/** How much of a page is listed. */
const START = 160;
/** Pages whose texts are fetched at a time while they are searched. */
const SEARCHED_AT_ONCE = 20;

export function createKnowledgePages({ connection, knowledgeFiles }: Parts): KnowledgePages {
  const { db } = connection;

  return {
    async list(user, { fileName, after = 0, show = "all", search = "", ...request }) {
      const bot = await ownBot(db, user, request);
      const file = await findFile(db, bot.id, fileName);
      if (!file) throw notFound();
      const rows = file.state === "ready" ? await repository.listPages(db, file.id) : [];
      const states = new Map(rows.map((row) => [row.page, stateOf(row)]));
      const wanted = [...states].flatMap(([page, state]) =>
        page > after && isInFilter(state, show) ? [page] : [],
      );
      const found = await firstPages(db, file, wanted, searchedWords(search));
      const last = found.length === PAGES_LISTED ? found.at(-1)?.page : undefined;
      return {
        pages: file.pages ?? 0,
        counts: countPages([...states.values()]),
        applying: file.edits > file.edits_indexed,
        items: found.map(({ page, text }) => ({
          page,
          state: states.get(page) ?? "read",
          start: startOf(text),
        })),
        ...(last === undefined ? {} : { next: last }),
        fileAddress: knowledgeFiles.staffAddress(fileName),
      };
    },

    async read(user, { fileName, page, ...request }) {
      const bot = await ownBot(db, user, request);
      const file = await findFile(db, bot.id, fileName);
      return pageOf(await findReadyPage(db, file, page));
    },

    save(user, change) {
      requireClient(user, change.clientId);
      return db.transaction().execute(async (transaction) => {
        const bot = await lockBot(connection, transaction, change.botId, scopeOf(user));
        const file = bot && (await findFile(transaction, bot.id, change.fileName));
        const before = await findReadyPage(transaction, file, change.page);
        if (!bot || !file) throw notFound();
        const wanted = wantedOf(change, before);
        const isSame =
          wanted.isLeftOut === (before.is_left_out === 1) && wanted.text === before.mended_text;
        if (isSame) return pageOf(before);
        const version = before.version ?? 0;
        if (version !== change.version) {
          throw new AppError("conflict", "ERRORS.conflict", "Changed by somebody else in between");
        }
        await repository.saveEdit(transaction, file.id, { ...wanted, version: version + 1 });
        if ((await repository.totalLength(transaction, file.id)) > FILE_TEXT_MAX) {
          throw new Refusal("ERRORS.tooMuchPageText", "The file would have too much text");
        }
        await recordBy(transaction, user, {
          event: "chatbot-page-change",
          subject: subjectOf(bot.public_id),
          details: { name: file.public_name, page: change.page, to: kindOf(wanted) },
        });
        return pageOf(await findReadyPage(transaction, file, change.page));
      });
    },
  };
}

/** The first pages that have all of the words. */
async function firstPages(
  db: Db,
  file: BotFileRow,
  wanted: readonly number[],
  words: readonly string[],
): Promise<{ page: number; text: string }[]> {
  const found: { page: number; text: string }[] = [];
  for (const some of chunks(wanted, words.length > 0 ? SEARCHED_AT_ONCE : PAGES_LISTED)) {
    for (const row of await repository.textsOf(db, file.id, some)) {
      await takeTurns();
      const folded = words.length > 0 ? foldText(row.text) : "";
      if (words.every((word) => folded.includes(word))) found.push(row);
    }
    if (found.length >= PAGES_LISTED) break;
  }
  return found.slice(0, PAGES_LISTED);
}

/** A page of a file that has been read. @throws AppError not-found */
async function findReadyPage(
  db: Db,
  file: BotFileRow | undefined,
  page: number,
): Promise<repository.WholePage> {
  const found = file?.state === "ready" && (await repository.findPage(db, file.id, page));
  if (!found) throw notFound();
  return found;
}

const stateOf = (row: repository.PageRow): PageState =>
  pageState({
    isLeftOut: row.is_left_out === 1,
    isMended: row.is_mended === 1,
    isOcr: row.read_by === "ocr",
    isEmpty: row.is_empty === 1,
  });

function startOf(text: string): string {
  if (text.length < START) return text.replaceAll(/\s+/g, " ");
  // Never half of a surrogate pair, and whole words where there are such.
  const start = text.slice(0, START - 1).replace(/[\uD800-\uDBFF]$/, "");
  return `${start.replace(/\s\S*$/, "").replaceAll(/\s+/g, " ")}…`;
}

function pageOf(row: repository.WholePage): KnowledgePage {
  const { page, read_text: readText, mended_text: mended, version } = row;
  const text = mended ?? readText;
  return {
    page,
    state: stateOf(row),
    text: text.slice(0, PAGE_TEXT_MAX),
    ...(text.length > PAGE_TEXT_MAX ? { isCut: true } : {}),
    ...(mended === null ? {} : { readText: readText.slice(0, PAGE_TEXT_MAX) }),
    version: version ?? 0,
    leftOut: JSON.parse(row.left_out) as KnowledgePage["leftOut"],
  };
}

/** What is stored of a change: a text that was read needs no other. */
function wantedOf(
  { page, isLeftOut, text: given }: PageChange,
  { read_text: readText }: repository.WholePage,
): { page: number; isLeftOut: boolean; text: string | null } {
  if (given === undefined) return { page, isLeftOut, text: null };
  const text = cleanCharacters(given).replaceAll(EDGE_MARK, "").trim();
  return { page, isLeftOut, text: text === readText.trim() ? null : text };
}

function kindOf({ isLeftOut, text }: { isLeftOut: boolean; text: string | null }): string {
  if (isLeftOut) return "left-out";
  return text === null ? "as-read" : "mended";
}
