import type {
  Bot,
  BotChat,
  BotData,
  BotTranslations,
  BotUsage,
  ModelState,
  WidgetBot,
} from "@panel/api-client/bots-types";
import { BOT_COLORS, botPermissions } from "@panel/domain/chatbots";
import { normalEmail } from "@panel/domain/email";
import { Refusal, notFound } from "../app-error.ts";
import { recordBy } from "../audit/record.ts";
import type { Connection } from "../db/connection.ts";
import type { BotRow } from "../db/bots-schema.ts";
import type { Secrets } from "../secrets/secrets.ts";
import type { BotsSettings } from "../settings/bots-settings.ts";
import type { BotUser } from "../viewer.ts";
import { botUser, claimsOf } from "./accounts/bot-user.ts";
import { saveAccount } from "./accounts/repository.ts";
import { mintPreviewToken, type BotClaims } from "./accounts/tokens.ts";
import { requireClient, managesAll, scopeOf, subjectOf, type BotRequest } from "./bot-access.ts";
import {
  avatarOf,
  chatOf,
  newPath,
  newPublicId,
  originsOf,
  synonymsOf,
  textOf,
} from "./bot-form.ts";
import type { KnowledgeFiles } from "./knowledge-files/service.ts";
import * as repository from "./repository.ts";

export interface NewBotFields {
  clientId?: string | undefined;
  name: string;
  description: string;
  requestId?: string | undefined;
}

export interface BotChanges extends BotRequest {
  name: string;
  description: string;
  primaryColor?: string | undefined;
  secondaryColor?: string | undefined;
  translations?: BotTranslations | undefined;
  avatarUrl?: string | undefined;
  allowedOrigins?: readonly string[] | undefined;
  keepsUnanswered?: boolean | undefined;
  chat?: BotChat | undefined;
  questionLimit?: number | undefined;
  synonyms?: readonly (readonly string[])[] | undefined;
}

/** What the page of a chat depends on. */
export interface ChatPage {
  allowedOrigins: readonly string[];
  avatarUrl: string;
}

/**
 * The bots of the platform. A super-admin may do all of this with every account's bots; others see
 * the bots of their own account only, and a bot of another account is one that does not exist.
 */
export interface Bots {
  /**
   * The platform's view of a user of the panel, which all other functions take: in one process the
   * panel calls them with it as extLogin and a session token would over HTTP.
   */
  userOf(claims: BotClaims, address: string): Promise<BotUser>;
  /** The account's bots; a super-admin's call without clientId lists those of all accounts. */
  list(user: BotUser, clientId?: string): Promise<Bot[]>;
  usage(user: BotUser, clientId: string): Promise<BotUsage>;
  /**
   * The same request gives the same bot.
   * @returns the contract's BotId
   * @throws Refusal when the account has as many bots as it may have
   */
  create(user: BotUser, fields: NewBotFields): Promise<string>;
  /** @throws Refusal when the bot is not active */
  edit(user: BotUser, changes: BotChanges): Promise<void>;
  setState(user: BotUser, request: BotRequest, active: boolean): Promise<void>;
  /** @throws Refusal when the bot is active */
  remove(user: BotUser, request: BotRequest): Promise<void>;
  data(user: BotUser, path: string): Promise<BotData>;
  /** How many documents could not be read, of one account's bots or of all. */
  countRefusedFiles(email?: string): Promise<number>;
  /** The bot of a path, whoever asks. @throws AppError not-found also when it is not active */
  active(path: string): Promise<BotRow>;
  widgetBot(path: string): Promise<WidgetBot>;
  /** Undefined unless the bot is active. */
  chatPage(path: string): Promise<ChatPage | undefined>;
}

export interface BotsParts {
  connection: Connection;
  settings: Pick<BotsSettings, "botsPerAccount" | "tokensPerAccount" | "keepsUnanswered">;
  /** They sign the tokens of the platform. */
  secrets: Secrets;
  knowledgeFiles: Pick<KnowledgeFiles, "release">;
  /** Tokens that the account's answers have used. */
  tokensUsed: (accountId: number) => Promise<number>;
  /** How the language model is; undefined while nothing is known of it. */
  modelState: (accountId: number) => Promise<ModelState | undefined>;
}

export function createBots(parts: BotsParts): Bots {
  const { connection, settings, secrets } = parts;
  const { db } = connection;

  const changed = (
    user: BotUser,
    request: BotRequest,
    change: (transaction: typeof db, bot: BotRow) => Promise<void>,
  ): Promise<void> => {
    requireClient(user, request.clientId);
    return db.transaction().execute(async (transaction) => {
      const bot = await repository.lockBot(connection, transaction, request.botId, scopeOf(user));
      if (!bot) throw notFound();
      await change(transaction, bot);
    });
  };

  const active: Bots["active"] = async (path) => {
    const bot = await repository.findBot(db, { path });
    if (bot?.active !== 1) throw notFound();
    return bot;
  };

  return {
    countRefusedFiles: (email) => repository.countRefusedFiles(db, email),

    async userOf(claims, address) {
      return botUser(claims, await saveAccount(db, claims.account), address);
    },

    async list(user, clientId) {
      requireClient(user, clientId);
      const email = managesAll(user) && clientId !== undefined ? normalEmail(clientId) : undefined;
      const rows = await repository.listBots(db, { accountId: scopeOf(user), email });
      return rows.map((row) => ({
        id: row.public_id,
        name: row.name,
        active: row.active === 1,
        clientId: row.account_email,
        botPath: row.path,
        primary_color: row.primary_color,
        secondary_color: row.secondary_color,
        ...(row.avatar_url === "" ? {} : { avatarUrl: row.avatar_url }),
      }));
    },

    async usage(user, clientId) {
      requireClient(user, clientId);
      return {
        bots_total: settings.botsPerAccount,
        tokens_used: await parts.tokensUsed(user.account.id),
        tokens_total: settings.tokensPerAccount,
      };
    },

    async create(user, { clientId, requestId, ...texts }) {
      requireClient(user, clientId);
      const name = textOf("name", texts.name);
      const description = textOf("description", texts.description);
      const { id: accountId } = user.account;
      return db.transaction().execute(async (transaction) => {
        await repository.lockAccount(connection, transaction, accountId);
        const before =
          requestId === undefined
            ? undefined
            : await repository.findRequested(transaction, accountId, requestId);
        if (before !== undefined) return before;
        const { botsPerAccount } = settings;
        if (botsPerAccount > 0) {
          const count = await repository.countBots(transaction, accountId);
          if (count >= botsPerAccount) {
            throw new Refusal("ERRORS.botLimitReached", "The account has as many bots as it may");
          }
        }
        const public_id = newPublicId();
        const now = new Date().toISOString();
        await repository.insertBot(transaction, {
          public_id,
          path: newPath(name),
          account_id: accountId,
          name,
          description,
          translations: "{}",
          avatar_url: "",
          primary_color: BOT_COLORS.primary,
          secondary_color: BOT_COLORS.secondary,
          active: 1,
          allowed_origins: "[]",
          keeps_unanswered: 1,
          request_id: requestId ?? null,
          created_at: now,
          updated_at: now,
        });
        await recordBy(transaction, user, {
          event: "chatbot-create",
          subject: subjectOf(public_id),
          details: { name },
        });
        return public_id;
      });
    },

    edit: (user, changes) =>
      changed(user, changes, async (transaction, bot) => {
        if (!botPermissions({ active: bot.active === 1 }).edit) {
          throw new Refusal("ERRORS.inactiveBot", "Only an active bot can be edited");
        }
        await repository.updateBot(transaction, bot.id, columnsOf(changes));
      }),

    setState: (user, request, wanted) =>
      changed(user, request, async (transaction, bot) => {
        if ((bot.active === 1) === wanted) return;
        await repository.updateBot(transaction, bot.id, { active: wanted ? 1 : 0 });
        await recordBy(transaction, user, {
          event: "chatbot-activate",
          subject: subjectOf(bot.public_id),
          details: { active: wanted },
        });
      }),

    remove: (user, request) =>
      changed(user, request, async (transaction, bot) => {
        if (!botPermissions({ active: bot.active === 1 }).delete) {
          throw new Refusal("ERRORS.activeBot", "Only an inactive bot can be deleted");
        }
        await parts.knowledgeFiles.release(transaction, bot.id);
        await repository.deleteBot(transaction, bot.id);
        await recordBy(transaction, user, {
          event: "chatbot-delete",
          subject: subjectOf(bot.public_id),
          details: { name: bot.name },
        });
      }),

    async data(user, path) {
      const bot = await repository.findBot(db, { path }, scopeOf(user));
      if (!bot) throw notFound();
      const model = await parts.modelState(bot.account_id);
      return {
        id: bot.public_id,
        active: bot.active === 1,
        botPath: bot.path,
        ...shownOf(bot),
        allowedOrigins: JSON.parse(bot.allowed_origins) as string[],
        keepsUnanswered: settings.keepsUnanswered && bot.keeps_unanswered === 1,
        questionLimit: bot.question_limit,
        synonyms: JSON.parse(bot.synonyms) as string[][],
        previewToken: await mintPreviewToken(secrets, claimsOf(user), bot.public_id),
        ...(model ? { model } : {}),
      };
    },

    active,
    widgetBot: async (path) => shownOf(await active(path)),

    async chatPage(path) {
      const bot = await repository.findBot(db, { path });
      if (bot?.active !== 1) return undefined;
      const allowedOrigins = JSON.parse(bot.allowed_origins) as string[];
      return { allowedOrigins, avatarUrl: bot.avatar_url };
    },
  };
}

/** What the chat shows of a bot. */
function shownOf(bot: BotRow): WidgetBot {
  return {
    name: bot.name,
    description: bot.description,
    translations: JSON.parse(bot.translations) as BotTranslations,
    avatarUrl: bot.avatar_url,
    primary_color: bot.primary_color,
    secondary_color: bot.secondary_color,
    chat: JSON.parse(bot.chat) as BotChat,
  };
}

/** What is left out stays as it is. */
function columnsOf(changes: BotChanges): Partial<BotRow> {
  const { primaryColor, secondaryColor, translations, avatarUrl, allowedOrigins } = changes;
  const { keepsUnanswered, chat, questionLimit, synonyms } = changes;
  return {
    name: textOf("name", changes.name),
    description: textOf("description", changes.description),
    ...(primaryColor === undefined ? {} : { primary_color: primaryColor }),
    ...(secondaryColor === undefined ? {} : { secondary_color: secondaryColor }),
    ...(translations === undefined ? {} : { translations: JSON.stringify(translations) }),
    ...(avatarUrl === undefined ? {} : { avatar_url: avatarOf(avatarUrl) }),
    ...(allowedOrigins === undefined
      ? {}
      : { allowed_origins: JSON.stringify(originsOf(allowedOrigins)) }),
    ...(keepsUnanswered === undefined ? {} : { keeps_unanswered: keepsUnanswered ? 1 : 0 }),
    ...(chat === undefined ? {} : { chat: JSON.stringify(chatOf(chat)) }),
    ...(questionLimit === undefined ? {} : { question_limit: questionLimit }),
    ...(synonyms === undefined ? {} : { synonyms: JSON.stringify(synonymsOf(synonyms)) }),
  };
}
