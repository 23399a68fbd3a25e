import type { ChatbotDetail, ChatbotForm, ChatbotSummary } from "@panel/api-client/panel-types";
import { botPermissions } from "@panel/domain/chatbots";
import { hasRight } from "@panel/domain/policies";
import { recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { ChatbotRow, StoredFile } from "../db/schema.ts";
import { notAllowed, notFound, Refusal } from "../app-error.ts";
import { withAvatar } from "../images/with-avatar.ts";
import { flagsOf } from "../resources/service.ts";
import { fileAddress } from "../storage/file-address.ts";
import type { Files } from "../storage/files.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import type { Viewer } from "../viewer.ts";
import type { BotPlatform, BotReference } from "./bot-platform.ts";
import * as repository from "./repository.ts";
import { changedTexts, mainTexts, textFields, translationsOf, type Texts } from "./texts.ts";

/** What the log calls the picture of a chatbot. */
const AVATAR = "chatbot avatar";

/** What somebody saves of a chatbot. */
type RecordForm = Omit<ChatbotForm, "avatar">;

export interface SavedChatbot {
  id: number;
  /** Whether the bot platform has the texts and the picture too. */
  isPublished: boolean;
}

export interface Chatbots {
  /** Every bot of the platform, with its record where it has one, and records whose bot is gone. */
  list(viewer: Viewer): Promise<ChatbotSummary[]>;
  read(viewer: Viewer, botId: string): Promise<ChatbotDetail>;
  /** Saves the record of a bot; there is one for each, however often it is created. */
  save(viewer: Viewer, form: RecordForm, avatar: UploadedFile | undefined): Promise<SavedChatbot>;
  setState(viewer: Viewer, bot: BotReference, active: boolean): Promise<void>;
  /**
   * Deletes a record; with the account's e-mail the bot too.
   * @param id of the record or of the bot
   */
  remove(viewer: Viewer, id: string, clientId: string | undefined): Promise<void>;
  /**
   * Makes sure that a bot may answer at points of the viewer's branch.
   * @throws Refusal when it is none of the branch's bots
   */
  requireSelectable(viewer: Viewer, botId: string): Promise<void>;
  /** Gives the records of a user's bots to another one. */
  handOver(transaction: Db, fromId: number, toId: number): Promise<void>;
}

export interface ChatbotsParts {
  connection: Connection;
  files: Files;
  platform: BotPlatform;
  /** The address of a path of this server, as the bot platform's pages can load it. */
  addressOf: (path: string) => string;
  /** Is told when the platform did not take what a record says; the next save hands it over. */
  onUnpublished: (error: unknown) => void;
}

export function createChatbots(parts: ChatbotsParts): Chatbots {
  const { connection, files, platform } = parts;
  const { db } = connection;

  /** A record that the viewer manages; undefined for a foreign one and a missing one alike. */
  async function managed(viewer: Viewer, find: Promise<repository.ShownChatbot | undefined>) {
    await requireChatbots(db, viewer);
    const row = await find;
    return row && (managesAll(viewer) || row.owner_id === viewer.id) ? row : undefined;
  }

  /**
   * The id of a bot that is named by it, or by that of its record: the list of document 2, section 7, has one id, which its
   * other calls take for the bot's.
   */
  async function botIdOf(viewer: Viewer, id: string): Promise<string> {
    if (await repository.findByBot(db, id)) return id;
    const row = await findRecord(db, id);
    if (!row || !(managesAll(viewer) || row.owner_id === viewer.id)) return id;
    // On a platform elsewhere a bot without a record may have the number of another bot's record.
    const isBot = (await platform.list(viewer)).some((bot) => bot.id === id);
    return isBot ? id : row.bot_id;
  }

  /**
   * The admin whose record of a bot is saved.
   * @throws Refusal when the bot is not active
   */
  async function ownerOf(viewer: Viewer, botId: string): Promise<number> {
    const bot = (await platform.list(viewer)).find(({ id }) => id === botId);
    if (!bot) throw notFound();
    if (!botPermissions(bot).edit) throw new Refusal("ERRORS.inactiveBot", "The bot is not active");
    if (!managesAll(viewer)) return viewer.id;
    const known = await repository.findByBot(db, botId);
    return known?.owner_id ?? (await repository.findAdmin(db, bot.clientId))?.id ?? viewer.id;
  }

  async function publish(viewer: Viewer, botId: string): Promise<boolean> {
    const row = await repository.findByBot(db, botId);
    if (!row) return false;
    const texts = textsOf(row);
    try {
      await platform.edit(viewer, {
        botId,
        ...mainTexts(texts),
        translations: translationsOf(texts),
        avatarUrl: row.avatar_key === null ? "" : parts.addressOf(fileAddress(row.avatar_key)),
      });
      return true;
    } catch (error) {
      parts.onUnpublished(error);
      return false;
    }
  }

  /** Creates or updates the record of a bot, in the transaction of its avatar. */
  async function write(
    transaction: Db,
    viewer: Viewer,
    { owner, form, avatar }: { owner: number; form: RecordForm; avatar: StoredFile | undefined },
  ): Promise<number> {
    const bot_id = form.BotId;
    const now = new Date().toISOString();
    const before = await repository.lockByBot(connection, transaction, bot_id);
    const texts = JSON.stringify(changedTexts(before && textsOf(before), form));
    const made =
      before ??
      (await repository.insertChatbot(transaction, {
        bot_id,
        owner_id: owner,
        texts,
        avatar_id: null,
        created_at: now,
        updated_at: now,
      }));
    // Of two that create the record at once, the second updates what the first has created.
    const row = made ?? (await repository.lockByBot(connection, transaction, bot_id));
    if (row?.owner_id !== owner) throw notFound();
    await repository.updateChatbot(transaction, row.id, {
      texts,
      ...(avatar ? { avatar_id: avatar.id } : {}),
      updated_at: now,
    });
    if (!avatar) return row.id;
    await files.keep(transaction, avatar.id);
    const subject = `chatbot ${row.id}`;
    if (row.avatar_id !== null) {
      await files.release(transaction, row.avatar_id);
      const details = { file: AVATAR };
      await recordBy(transaction, viewer, { event: "file-delete", subject, details });
    }
    await recordBy(transaction, viewer, {
      event: "upload",
      subject,
      details: { file: AVATAR, bytes: avatar.bytes },
    });
    return row.id;
  }

  return {
    async list(viewer) {
      const bots = await platform.list(viewer);
      const records = new Map(
        (await repository.listChatbots(db)).map((row) => [row.bot_id, row] as const),
      );
      const listed = bots.map(({ id: botId, ...bot }) => ({
        ...bot,
        id: records.get(botId)?.id ?? 0,
        botId,
      }));
      for (const { botId } of listed) records.delete(botId);
      const left = [...records.values()].map((row) => ({
        id: row.id,
        botId: row.bot_id,
        name: mainTexts(textsOf(row)).name,
        active: false,
        clientId: row.owner_email,
      }));
      return [...listed, ...left];
    },

    async read(viewer, id) {
      const row = await managed(viewer, repository.findByBot(db, await botIdOf(viewer, id)));
      if (!row) throw notFound();
      return {
        BotId: row.bot_id,
        ChatbotId: row.id,
        ...textFields(textsOf(row)),
        Thumbnail: row.avatar_key === null ? "" : fileAddress(row.avatar_key),
        usedInPoints: await repository.countPoints(db, row.bot_id),
      };
    },

    async save(viewer, form, avatar) {
      await requireChatbots(db, viewer);
      const botId = await botIdOf(viewer, form.BotId);
      const owner = await ownerOf(viewer, botId);
      const id = await withAvatar(files, avatar, (stored) =>
        db.transaction().execute((transaction) =>
          write(transaction, viewer, {
            owner,
            form: { ...form, BotId: botId },
            avatar: stored,
          }),
        ),
      );
      return { id, isPublished: await publish(viewer, botId) };
    },

    async setState(viewer, bot, active) {
      const botId = await botIdOf(viewer, bot.botId);
      await platform.setState(viewer, { ...bot, botId }, active);
    },

    async remove(viewer, id, clientId) {
      const row = await managed(viewer, findRecord(db, id));
      // A super-admin also deletes bots without a record.
      const botId = row?.bot_id ?? (managesAll(viewer) && clientId !== undefined ? id : undefined);
      if (botId === undefined) throw notFound();
      const bot = (await platform.list(viewer)).find((listed) => listed.id === botId);
      if (!bot && !row) throw notFound();
      if (bot && !botPermissions(bot).delete)
        throw new Refusal("ERRORS.activeBot", "The bot is active");
      // Before the record: if the next step fails, the record is there to try again by.
      if (bot && clientId !== undefined) await platform.remove(viewer, { botId, clientId });
      await db.transaction().execute(async (transaction) => {
        const record = await repository.lockByBot(connection, transaction, botId);
        const points = await repository.clearPoints(transaction, botId);
        if (!record) return;
        await repository.removeChatbot(transaction, record.id);
        if (record.avatar_id !== null) await files.release(transaction, record.avatar_id);
        await recordBy(transaction, viewer, {
          event: "chatbot-delete",
          subject: `chatbot ${record.id}`,
          details: { bot: botId, points },
        });
      });
    },

    async requireSelectable(viewer, botId) {
      await requireChatbots(db, viewer);
      const bots = await platform.list(viewer);
      if (bots.some((bot) => bot.id === botId)) return;
      throw new Refusal("ERRORS.botNotSelectable", "There is no such bot", {
        fields: ["chatbotId"],
      });
    },

    handOver: repository.setOwner,
  };
}

/** Super-admins manage every chatbot; others those of their own, if their account has chatbots. */
function managesAll(viewer: Viewer): boolean {
  return hasRight(viewer.role, "manage-every-chatbot");
}

/** @throws AppError forbidden when the viewer's account has no chatbots */
async function requireChatbots(db: Db, viewer: Viewer): Promise<void> {
  if (managesAll(viewer)) return;
  if (!(await flagsOf(db, viewer.id)).has_chatbots) throw notAllowed();
}

/** The largest id that the database can hold; a longer number can only be a bot's. */
const MAX_ID = 2_147_483_647;

/** A record by its own id, or by that of its bot. */
async function findRecord(db: Db, id: string) {
  const isRecordId = /^[1-9]\d*$/.test(id) && Number(id) <= MAX_ID;
  const byId = isRecordId ? await repository.findById(db, Number(id)) : undefined;
  return byId ?? repository.findByBot(db, id);
}

function textsOf(row: Pick<ChatbotRow, "texts">): Texts {
  return JSON.parse(row.texts) as Texts;
}
