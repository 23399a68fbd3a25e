import type { AnswerEvent, ModelState } from "@panel/api-client/bots-types";
import type { Connection } from "../../db/connection.ts";
import type { BotsSettings, ModelSettings } from "../../settings/bots-settings.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { answerEvents, type Ask } from "./answer.ts";
import { createEmbeddings } from "./embeddings.ts";
import { createLastWords } from "./last-words.ts";
import { createLedger, type TokenUsage } from "./ledger.ts";
import type { LanguageModel } from "./model-answer.ts";
import { createModelClient, MODEL_LIMITS, type ModelLimits } from "./model-client.ts";
import { createModelPause } from "./model-pause.ts";
import { findModelState, saveModelState } from "./model-state-repository.ts";
import { MOST_TOKENS } from "./prompt.ts";
import { createUnanswered, type UnansweredQuestions } from "./unanswered.ts";

const EMBEDDINGS_LIMIT = 10_000;
/** After this, in ms, a reservation belongs to no answer any more. */
const FORGOTTEN_AFTER = 2 * (MODEL_LIMITS.total + EMBEDDINGS_LIMIT);

/** The answers of bots, and what they leave behind. */
export interface Answers {
  /** The events of one answer; see `answerEvents`. */
  ask(ask: Ask): AsyncGenerator<AnswerEvent, void, undefined>;
  unanswered: UnansweredQuestions;
  /** Tokens that an account has used, and may use in all. */
  usage(accountId: number): Promise<TokenUsage>;
  /** How the language model does for an account. */
  modelState(accountId: number): Promise<ModelState>;
  /** Settles the tokens of answers whose node is gone. */
  settleForgotten(now?: Date): Promise<void>;
  /**
   * Has the answers that are being written end soon; after that, answers are quoted.
   * @param within ms that they get to end by themselves
   */
  stop(within?: number): void;
}

interface Parts {
  connection: Connection;
  knowledge: Pick<Knowledge, "retrieve">;
  settings: Pick<BotsSettings, "model" | "tokensPerAccount" | "keepsUnanswered">;
  limits?: ModelLimits;
}

export function createAnswers(parts: Parts): Answers {
  const { connection, knowledge, settings, limits = MODEL_LIMITS } = parts;
  const lastWords = createLastWords();
  const ledger = createLedger(connection, settings.tokensPerAccount);
  const unanswered = createUnanswered(connection);
  const model =
    settings.model && languageModel(connection, settings.model, limits, lastWords.signal);
  return {
    unanswered,
    ask(ask) {
      const keepsUnanswered = ask.bot.keepsUnanswered && settings.keepsUnanswered;
      return answerEvents(
        { knowledge, ledger, unanswered, model },
        { ...ask, bot: { ...ask.bot, keepsUnanswered } },
      );
    },
    usage: (accountId) => ledger.usage(accountId),
    async modelState(accountId) {
      if (!model) return { state: "none" };
      if (await ledger.isUsedUp(accountId, MOST_TOKENS)) return { state: "quota" };
      return (await model.state()) ?? { state: "works" };
    },
    settleForgotten: (now = new Date()) =>
      ledger.settleForgotten(new Date(now.getTime() - FORGOTTEN_AFTER)),
    stop: lastWords.stop,
  };
}

function languageModel(
  { db }: Connection,
  { url, name, key, embeddings }: ModelSettings,
  limits: ModelLimits,
  stopping: AbortSignal,
): LanguageModel {
  // The address may hold a password.
  const { host, pathname } = new URL(url);
  const endpoint = `${name} ${host}${pathname}`;
  return {
    client: createModelClient({ url, name, key }, limits),
    embeddings: embeddings
      ? createEmbeddings({ url, model: embeddings, key }, EMBEDDINGS_LIMIT)
      : undefined,
    pause: createModelPause(Date.now),
    stopping,
    saveState: (state, said) => saveModelState(db, endpoint, state, said ?? null),
    state: () => findModelState(db, endpoint),
  };
}
