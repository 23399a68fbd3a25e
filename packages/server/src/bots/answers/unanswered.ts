import type { QuestionGroup } from "@panel/api-client/bots-types";
import type { InterfaceLanguage } from "@panel/domain/languages";
import type { UnansweredRow } from "../../db/bot-answers-schema.ts";
import type { Connection } from "../../db/connection.ts";
import { withoutPersonalData } from "./personal-data.ts";
import { groupId, groupQuestions, shownGroups, type Group } from "./question-groups.ts";
import {
  deleteQuestions,
  deleteQuestionsBefore,
  insertQuestion,
  questionsOf,
} from "./unanswered-repository.ts";

/** How long a question is kept, in ms: 90 days. */
const KEPT = 90 * 24 * 60 * 60_000;
const LONGEST_KEPT = 500;

/** What visitors asked and bots could not answer, without anything about who asked it. */
export interface UnansweredQuestions {
  /** Keeps a question, unless nothing is left of it without personal data. */
  keep(botId: number, question: string, language: InterfaceLanguage): Promise<void>;
  groups(botId: number): Promise<QuestionGroup[]>;
  /** Removes groups, with what came to them since they were read. Unknown ids are passed over. */
  dismiss(botId: number, ids: readonly string[]): Promise<void>;
}

export function createUnanswered({ db }: Connection): UnansweredQuestions {
  const groupsOf = async (botId: number, now = Date.now()): Promise<Group[]> =>
    groupQuestions((await questionsOf(db, botId, new Date(now - KEPT))).map(asAsked));
  return {
    async keep(botId, asked, language) {
      const question = withoutPersonalData(asked).slice(0, LONGEST_KEPT).trim();
      if (!/\p{L}{2}/u.test(question)) return;
      const row = { bot_id: botId, question, language, asked_at: new Date().toISOString() };
      await insertQuestion(db, row);
    },
    groups: async (botId) => shownGroups(await groupsOf(botId)),
    async dismiss(botId, ids) {
      const dismissed = new Set(ids);
      const groups = (await groupsOf(botId)).filter((group) => dismissed.has(groupId(group)));
      const rows = groups.flatMap(({ members }) => members.map(({ id }) => id));
      await deleteQuestions(db, botId, rows);
    },
  };
}

/** Deletes the questions that are older than 90 days. */
export function deleteOldQuestions({ db }: Pick<Connection, "db">, now: Date): Promise<void> {
  return deleteQuestionsBefore(db, new Date(now.getTime() - KEPT));
}

function asAsked({ id, question, language, asked_at }: UnansweredRow) {
  return { id, question, language, askedAt: asked_at };
}
