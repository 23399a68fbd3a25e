import { sql } from "kysely";
import type { AnswerEvent, Question } from "@panel/api-client/bots-types";
import type { InterfaceLanguage } from "@panel/domain/languages";
import type { Passage, Retrieval } from "../../src/bots/knowledge/knowledge.ts";
import { createAnswers, type Answers } from "../../src/bots/answers/service.ts";
import type { ModelLimits } from "../../src/bots/answers/model-client.ts";
import { connect, type Connection } from "../../src/db/connection.ts";
import type { BotsSettings } from "../../src/settings/bots-settings.ts";
import { engine, migratedDatabase, type TestDatabase } from "./database.ts";

const NOW = "2026-11-20T10:00:00.000Z";

/** A page of a document, as the search finds it. */
export function passage(text: string, page = 1, language: InterfaceLanguage = "es"): Passage {
  return { fileName: "4f2c.pdf", publicName: "guia.pdf", page, text, score: 1, language };
}

export const OPENS = passage("El museo abre a las diez. La entrada cuesta 5 euros.", 4);
export const PARKING = passage("El aparcamiento está en la calle Mayor.", 7);

/** What a search finds for each question. */
export const found = (given: Partial<Retrieval> = {}): Retrieval => ({
  language: "es",
  evidence: "enough",
  passages: [OPENS, PARKING],
  quotes: [
    { fileName: "4f2c.pdf", publicName: "guia.pdf", page: 4, quote: "El museo abre a las diez." },
  ],
  ...given,
});

export const nothing = (language: InterfaceLanguage): Retrieval => ({
  language,
  evidence: "none",
  passages: [],
  quotes: [],
});

interface NodeOptions {
  model?: BotsSettings["model"];
  limits?: ModelLimits;
  keepsUnanswered?: boolean;
  tokensPerAccount?: number;
}

/** Answers over a database of its own, with a search that says what the test wants. */
export class AnswersFixture {
  database!: TestDatabase;
  connection!: Connection;
  readonly problems: string[] = [];
  search: (question: string) => Retrieval = () => found();
  #connections: Connection[] = [];

  async start(): Promise<void> {
    this.database = await migratedDatabase();
    this.connection = this.connect();
  }

  async stop(): Promise<void> {
    for (const connection of this.#connections) await connection.close();
    await this.database.remove();
  }

  /**
   * The connection of one more node. In one process two connections to SQLite would wait for each
   * other without an end, since its driver does not let others run meanwhile.
   */
  connect(): Connection {
    if (engine === "sqlite" && this.#connections[0]) return this.#connections[0];
    const { dataDir, databaseUrl } = this.database;
    const connection = connect({ dataDir, databaseUrl });
    this.#connections.push(connection);
    return connection;
  }

  /** An account with one bot; gives the ids of both. */
  async addBot(): Promise<{ accountId: number; botId: number }> {
    const name = crypto.randomUUID();
    const { db } = this.connection;
    if (engine === "sqlite") await sql`pragma synchronous = off`.execute(db);
    const { id: accountId } = await db
      .insertInto("bot_accounts")
      .values({ subject: name, email: `${name}@example.com`, created_at: NOW })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id: botId } = await db
      .insertInto("bots")
      .values({
        public_id: `b-${name}`,
        path: name,
        account_id: accountId,
        name: "Guía",
        description: "Guía",
        translations: "{}",
        avatar_url: "",
        primary_color: "#c4ec04",
        secondary_color: "#000000",
        active: 1,
        allowed_origins: "[]",
        keeps_unanswered: 1,
        request_id: null,
        created_at: NOW,
        updated_at: NOW,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { accountId, botId };
  }

  /** A node of the platform. */
  node(options: NodeOptions = {}, connection = this.connection): Answers {
    const { model, limits, keepsUnanswered = true, tokensPerAccount = 0 } = options;
    return createAnswers({
      connection,
      knowledge: { retrieve: (_botId, question) => Promise.resolve(this.search(question)) },
      settings: { model, keepsUnanswered, tokensPerAccount },
      ...(limits ? { limits } : {}),
    });
  }

  ask(
    answers: Answers,
    bot: { accountId: number; botId: number },
    question: Partial<Question> = {},
    more: { signal?: AbortSignal; isPreview?: boolean; keepsUnanswered?: boolean } = {},
  ): AsyncGenerator<AnswerEvent, void, undefined> {
    const { accountId, botId: id } = bot;
    return answers.ask({
      bot: { id, accountId, keepsUnanswered: more.keepsUnanswered ?? true },
      question: { token: "t", question: "¿A qué hora abre el museo?", ...question },
      interfaceLanguage: "es",
      isPreview: more.isPreview ?? false,
      signal: more.signal ?? new AbortController().signal,
      onProblem: (error, message) => this.problems.push(`${message}: ${String(error)}`),
    });
  }

  /** The ledger of an account. */
  ledger(accountId: number) {
    return this.connection.db
      .selectFrom("bot_token_ledger")
      .select(["kind", "tokens", "state", "is_estimate"])
      .where("account_id", "=", accountId)
      .orderBy("id")
      .execute();
  }
}
