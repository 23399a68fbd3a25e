import type { Generated, Selectable } from "kysely";
import type { Flag } from "./flag.ts";

/* What the answers of bots leave behind. */

/** Tokens that one answer, or one call for drafts of translations, took or may take at most while it runs. */
interface BotTokenLedgerTable {
  id: Generated<number>;
  account_id: number;
  /** Null once the bot is deleted: what it took counts on. Null of what no bot took. */
  bot_id: number | null;
  kind: "model" | "quoted" | "speech" | "drafts";
  tokens: number;
  /** `reserved` while a model answers. */
  state: "reserved" | "settled";
  /** Whether nobody counted the tokens. */
  is_estimate: Flag;
  created_at: string;
}

/** A question that a bot could not answer, without personal data. */
interface BotUnansweredTable {
  id: Generated<number>;
  bot_id: number;
  question: string;
  language: "es" | "en" | "ca";
  asked_at: string;
  /** JSON: the keys of what it asks for; null of one that was kept before they were noted. */
  asked_for: string | null;
}

/** An answer that the staff of a bot have written. */
interface BotOwnAnswerTable {
  id: Generated<number>;
  bot_id: number;
  /** The contract's OwnAnswerId. */
  public_id: string;
  /** JSON of the contract's OwnAnswerTexts. */
  texts: string;
  /** JSON: other ways to ask for it, each with its language. */
  wordings: string;
  /** What is searched: as in bot_knowledge, with one page for each language. */
  index: string;
  updated_at: string;
}

/** What a bot was asked on a day in a language. */
interface BotFiguresTable {
  bot_id: number;
  /** As in 2026-11-20. */
  day: string;
  language: "es" | "en" | "ca";
  asked: number;
  answered: number;
  refused: number;
}

/** Whether an answer was useful. */
interface BotRatingTable {
  /** Of the answer: random, of nobody. */
  id: string;
  bot_id: number;
  day: string;
  language: "es" | "en" | "ca";
  useful: Flag;
}

/** How the last answer of a language model went. */
interface BotModelStateTable {
  /** Which model of which provider. */
  endpoint: string;
  state: "works" | "unreachable" | "slow" | "broken" | "limited" | "unpaid" | "quota";
  /** Since when every answer went like that. */
  since: string;
  /** What its provider said of the last one that failed. */
  said: string | null;
}

export interface BotAnswersSchema {
  bot_token_ledger: BotTokenLedgerTable;
  bot_unanswered: BotUnansweredTable;
  bot_own_answers: BotOwnAnswerTable;
  bot_figures: BotFiguresTable;
  bot_ratings: BotRatingTable;
  bot_model_states: BotModelStateTable;
}

export type OwnAnswerRow = Selectable<BotOwnAnswerTable>;
export type BotRatingRow = Selectable<BotRatingTable>;
export type UnansweredRow = Selectable<BotUnansweredTable>;
export type BotModelState = BotModelStateTable["state"];
