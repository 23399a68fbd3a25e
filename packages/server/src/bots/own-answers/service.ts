import type { OwnAnswer, OwnAnswerTexts, QuestionGroup } from "@panel/api-client/bots-types";
import { OWN_ANSWERS_MAX } from "@panel/domain/own-answers";
import { cleanText } from "@panel/domain/clean-text";
import { INTERFACE_LANGUAGES } from "@panel/domain/languages";
import { badRequest, notFound, Refusal } from "../../app-error.ts";
import { recordBy } from "../../audit/record.ts";
import type { Connection, Db } from "../../db/connection.ts";
import type { BotUser } from "../../viewer.ts";
import { requireClient, scopeOf, subjectOf, type BotRequest } from "../bot-access.ts";
import { ownBot } from "../own-bot.ts";
import { lockBot } from "../repository.ts";
import * as repository from "./repository.ts";
import { indexOfAnswer, writtenTexts, type Wording } from "./searched-answers.ts";

/** What somebody saves of an answer. */
export interface OwnAnswerChanges extends BotRequest {
  id: string;
  texts: OwnAnswerTexts;
  groupIds?: readonly string[] | undefined;
}

/** The answers that the staff of a bot write. */
export interface OwnAnswers {
  list(user: BotUser, request: BotRequest): Promise<OwnAnswer[]>;
  /**
   * The same id again changes the answer.
   * @throws Refusal when the bot has as many answers as it may have
   */
  save(user: BotUser, changes: OwnAnswerChanges): Promise<void>;
  remove(user: BotUser, request: BotRequest & { id: string }): Promise<void>;
}

interface Parts {
  connection: Connection;
  /** Removes groups of unanswered questions; gives what was asked in them. */
  takeQuestions(
    db: Db,
    botId: number,
    ids: readonly QuestionGroup["id"][],
  ): Promise<{ question: string; language: Wording["language"] }[]>;
}

/** So many other ways to ask for an answer are kept, the latest ones. */
const MOST_WORDINGS = 20;

export function createOwnAnswers({ connection, takeQuestions }: Parts): OwnAnswers {
  const { db } = connection;
  return {
    async list(user, request) {
      const bot = await ownBot(db, user, request);
      return (await repository.listAnswers(db, bot.id)).map((row) => ({
        id: row.public_id,
        texts: JSON.parse(row.texts) as OwnAnswerTexts,
        wordings: (JSON.parse(row.wordings) as Wording[]).map(({ text }) => text),
        updatedAt: row.updated_at,
      }));
    },

    async save(user, { id, groupIds = [], ...request }) {
      requireClient(user, request.clientId);
      const texts = cleanTexts(request.texts);
      const index = indexOfAnswer(texts);
      await db.transaction().execute(async (transaction) => {
        const bot = await lockBot(connection, transaction, request.botId, scopeOf(user));
        if (!bot) throw notFound();
        const before = await repository.findAnswer(transaction, bot.id, id);
        if (!before && (await repository.countAnswers(transaction, bot.id)) >= OWN_ANSWERS_MAX) {
          throw new Refusal("ERRORS.ownAnswersLimit", "The bot has as many answers as it may");
        }
        const asked = await takeQuestions(transaction, bot.id, groupIds);
        const wordings = JSON.stringify(wordingsOf(before, asked, texts));
        const row = { texts: JSON.stringify(texts), wordings, index };
        // Nodes know an answer by the time of its last change: it never stands still.
        const updated_at = laterThan(before?.updated_at);
        if (before) {
          await repository.updateAnswer(transaction, before.id, { ...row, updated_at });
        } else {
          const added = { ...row, bot_id: bot.id, public_id: id, updated_at };
          await repository.insertAnswer(transaction, added);
        }
      });
    },

    async remove(user, { id, ...request }) {
      const bot = await ownBot(db, user, request);
      await db.transaction().execute(async (transaction) => {
        const before = await repository.findAnswer(transaction, bot.id, id);
        if (!before) return;
        await repository.deleteAnswer(transaction, bot.id, id);
        await recordBy(transaction, user, {
          event: "chatbot-answer-delete",
          subject: subjectOf(bot.public_id),
          details: { answer: id },
        });
      });
    },
  };
}

/** @throws AppError invalid where no language has a text, or one is blank */
function cleanTexts(given: OwnAnswerTexts): OwnAnswerTexts {
  const texts: OwnAnswerTexts = {};
  for (const language of INTERFACE_LANGUAGES) {
    const text = given[language];
    if (!text) continue;
    const question = cleanText(text.question, false).trim();
    const answer = cleanText(text.answer, true).trim();
    if (question === "" || answer === "") {
      throw badRequest("A text is blank", { fields: [`texts.${language}`] });
    }
    texts[language] = { question, answer };
  }
  if (writtenTexts(texts).length === 0) throw badRequest("No text", { fields: ["texts"] });
  return texts;
}

/** Ways to ask for an answer beside its own questions, each once. */
function wordingsOf(
  before: { wordings: string } | undefined,
  asked: readonly { question: string; language: Wording["language"] }[],
  texts: OwnAnswerTexts,
): Wording[] {
  const known = before ? (JSON.parse(before.wordings) as Wording[]) : [];
  const added = asked.map(({ question: text, language }): Wording => ({ text, language }));
  const own = new Set(writtenTexts(texts).map(([, { question }]) => question));
  const each = new Map([...known, ...added].map((wording) => [wording.text, wording]));
  return [...each.values()].filter(({ text }) => !own.has(text)).slice(-MOST_WORDINGS);
}

function laterThan(before: string | undefined): string {
  const now = Date.now();
  const least = before === undefined ? now : Date.parse(before) + 1;
  return new Date(Math.max(now, least)).toISOString();
}
