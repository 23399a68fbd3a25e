import { randomBytes } from "node:crypto";
import { KNOWLEDGE_FILE_BYTES } from "@panel/domain/chatbots";
import { AppError, badRequest, notAllowed, notFound, tooManyTries } from "../../app-error.ts";
import type { Connection, Db } from "../../db/connection.ts";
import type { BotUploadRow } from "../../db/bots-schema.ts";
import type { Storage, UploadForm } from "../../storage/storage.ts";
import type { UploadedFile } from "../../storage/uploaded-file.ts";
import * as repository from "./repository.ts";

const PDF_TYPE = "application/pdf";
/** How long a form can be sent, in ms. */
const FORM_LIFETIME = 10 * 60_000;
/** How long bytes stay after their form has expired: one that was sent in time may still arrive. */
const KEPT_FOR = 60 * 60_000;
/** Forms of one bot that may be open at a time. */
const OPEN_MAX = 12;
const BATCH = 100;

/**
 * PDFs on their way in. A row says under which key one file may arrive, once, until when and how
 * large. With a bucket the browser sends the form there, and the policy in it says the same.
 */
export interface Uploads {
  /** In a transaction that holds the lock of the bot. */
  allow(transaction: Db, botId: number): Promise<{ form: UploadForm; fileName: string }>;
  /**
   * Whether a form may be sent to the key now.
   * @throws AppError not-found, forbidden when it has expired, conflict when one has arrived
   */
  verify(key: string): Promise<BotUploadRow>;
  /** Stores what a form brought. */
  receive(key: string, contentType: string, file: UploadedFile): Promise<void>;
  /** Removes bytes and rows of what can be neither sent nor used any more. */
  sweep(now?: Date): Promise<void>;
}

export interface UploadsParts {
  connection: Connection;
  storage: Storage;
  /** Where forms for this server are sent, without the key. */
  address: () => string;
  /** Whether forms are sent to this server even where the storage would take them. */
  throughHere?: boolean;
}

export function createUploads(parts: UploadsParts): Uploads {
  const { connection, storage, address } = parts;
  const { db } = connection;
  const goesToStorage = storage.signForm !== undefined && !parts.throughHere;

  const verify: Uploads["verify"] = async (key) => {
    const upload = await repository.findUploadByKey(db, key);
    if (!upload || upload.bot_id === null || goesToStorage) throw notFound();
    if (upload.expires_at <= new Date().toISOString()) throw notAllowed();
    if (upload.received_at !== null) throw alreadySent();
    return upload;
  };

  return {
    async allow(transaction, botId) {
      const now = new Date();
      if ((await repository.countOpenUploads(transaction, botId, now)) >= OPEN_MAX) {
        throw tooManyTries(FORM_LIFETIME / 1000);
      }
      const [fileName, key] = [newName(), newName()];
      const expiresAt = new Date(now.getTime() + FORM_LIFETIME);
      await repository.insertUpload(transaction, {
        bot_id: botId,
        file_name: fileName,
        key,
        expires_at: expiresAt.toISOString(),
        created_at: now.toISOString(),
      });
      const limits = { contentType: PDF_TYPE, maxBytes: KNOWLEDGE_FILE_BYTES, expiresAt };
      const signed = goesToStorage ? storage.signForm?.(key, limits) : undefined;
      const here = { url: `${address()}/${key}`, fields: { "Content-Type": PDF_TYPE } };
      const form = signed ?? here;
      return { form, fileName };
    },

    verify,

    async receive(key, contentType, file) {
      const { id } = await verify(key);
      if (contentType !== PDF_TYPE) throw notAllowed();
      if (file.bytes === 0) throw badRequest("The file is empty", { fields: ["file"] });
      // Of several forms at once one wins; the others find the key taken.
      if (!(await repository.markReceived(db, id))) throw alreadySent();
      try {
        await storage.save(key, file.path);
      } catch (error) {
        await repository.forgetReceived(db, id);
        throw error;
      }
    },

    async sweep(now = new Date()) {
      const before = new Date(now.getTime() - KEPT_FOR);
      for (;;) {
        const old = await repository.listOldUploads(db, before, BATCH);
        for (const { id, key } of old) {
          await storage.remove(key);
          await repository.deleteUpload(db, id);
        }
        if (old.length < BATCH) return;
      }
    },
  };
}

const newName = () => `${randomBytes(16).toString("hex")}.pdf`;

const alreadySent = () =>
  new AppError("conflict", "ERRORS.conflict", "A file was sent with this form before");
