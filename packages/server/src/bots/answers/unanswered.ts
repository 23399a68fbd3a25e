import type { QuestionGroup } from "@panel/api-client/bots-types";
import type { InterfaceLanguage } from "@panel/domain/languages";
import type { UnansweredRow } from "../../db/bot-answers-schema.ts";
import type { Connection, Db } from "../../db/connection.ts";
import { askedFor } from "../own-answers/asked-for.ts";
import { isQuestion } from "./no-question.ts";
import { LEFT_OUT, withoutPersonalData } from "./personal-data.ts";
import {
  groupId,
  groupQuestions,
  shownGroups,
  type AskedQuestion,
  type Group,
} from "./question-groups.ts";
import {
  deleteQuestions,
  deleteQuestionsBefore,
  hasUnreadFiles,
  insertQuestion,
  questionsOf,
} from "./unanswered-repository.ts";

/** How long a question is kept, in ms: 90 days. */
const KEPT = 90 * 24 * 60 * 60_000;
const LONGEST_KEPT = 500;

/** What visitors asked and bots could not answer, without anything about who asked it. */
export interface UnansweredQuestions {
  /**
   * Keeps a question, unless nothing is left of it without personal data, it asks for nothing that
   * documents answer, or the bot's files are still being read.
   */
  keep(botId: number, question: string, language: InterfaceLanguage): Promise<void>;
  groups(botId: number): Promise<QuestionGroup[]>;
  /** Removes groups, with what came to them since they were read. Unknown ids are passed over. */
  dismiss(botId: number, ids: readonly string[]): Promise<void>;
  /** The same within a transaction; gives what was asked in them. */
  take(db: Db, botId: number, ids: readonly string[]): Promise<AskedQuestion[]>;
}

export function createUnanswered({ db }: Connection): UnansweredQuestions {
  const groupsOf = async (from: Db, botId: number): Promise<Group[]> => {
    const rows = await questionsOf(from, botId, new Date(Date.now() - KEPT));
    return groupQuestions(rows.map(asAsked));
  };
  const take: UnansweredQuestions["take"] = async (from, botId, ids) => {
    const wanted = new Set(ids);
    const groups = (await groupsOf(from, botId)).filter((group) => wanted.has(groupId(group)));
    const asked = groups.flatMap(({ members }) => members);
    await deleteQuestions(
      from,
      botId,
      asked.map(({ id }) => id),
    );
    return asked;
  };
  return {
    async keep(botId, asked, language) {
      const question = withoutPersonalData(asked).slice(0, LONGEST_KEPT).trim();
      const words = question.replaceAll(LEFT_OUT, " ");
      if (!isQuestion(words, language) || (await hasUnreadFiles(db, botId))) return;
      const keys = [...askedFor(words, language).keys()];
      const asked_for = JSON.stringify(keys);
      const asked_at = new Date().toISOString();
      await insertQuestion(db, { bot_id: botId, question, language, asked_at, asked_for });
    },
    groups: async (botId) => shownGroups(await groupsOf(db, botId)),
    dismiss: async (botId, ids) => void (await take(db, botId, ids)),
    take,
  };
}

/** Deletes the questions that are older than 90 days. */
export function deleteOldQuestions({ db }: Pick<Connection, "db">, now: Date): Promise<void> {
  return deleteQuestionsBefore(db, new Date(now.getTime() - KEPT));
}

function asAsked({ id, question, language, asked_at, asked_for }: UnansweredRow): AskedQuestion {
  const keys = asked_for === null ? undefined : (JSON.parse(asked_for) as string[]);
  return { id, question, language, askedAt: asked_at, askedFor: keys };
}
