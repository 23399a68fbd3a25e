import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { KnowledgeFile, PageText } from "@panel/api-client/bots-types";
import { KNOWLEDGE_FILE_BYTES, KNOWLEDGE_FILES_MAX } from "@panel/domain/chatbots";
import { AppError, notFound, Refusal } from "../../app-error.ts";
import { recordBy } from "../../audit/record.ts";
import type { Connection, Db } from "../../db/connection.ts";
import type { BotFileRow, BotRow, BotUploadRow } from "../../db/bots-schema.ts";
import type { Files } from "../../storage/files.ts";
import { downloadName } from "../../storage/download-name.ts";
import type { Storage, UploadForm } from "../../storage/storage.ts";
import type { UploadedFile } from "../../storage/uploaded-file.ts";
import type { BotUser } from "../../viewer.ts";
import { requireClient, scopeOf, subjectOf, type BotRequest } from "../bot-access.ts";
import { textOf } from "../bot-form.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { ownBot } from "../own-bot.ts";
import { lockBot } from "../repository.ts";
import type { Citation, GrantedTo, Grants } from "./grants.ts";
import * as repository from "./repository.ts";
import type { Uploads } from "./uploads.ts";

/** Where the header of a PDF begins at the latest; readers accept as much before it. */
const HEADER_WITHIN = 1024;

export interface FileRequest extends BotRequest {
  fileName: string;
}

/** The PDFs of the bots: at most three each, whose bytes count against nobody's limits. */
export interface KnowledgeFiles {
  /** Where a PDF may be uploaded, and the name by which `add` finds it then. */
  presign(user: BotUser, request: FileRequest): Promise<{ data: UploadForm; fileName: string }>;
  /**
   * Makes an uploaded PDF part of the knowledge; it then waits to be read. Again with the same name
   * it does nothing.
   * @throws AppError not-found when nothing was uploaded for this bot under the name, too-large,
   * unsupported-type for what is no PDF
   * @throws Refusal when the bot has as many files as it may have
   */
  add(user: BotUser, request: FileRequest & { publicName: string }): Promise<void>;
  list(user: BotUser, request: BotRequest): Promise<KnowledgeFile[]>;
  remove(user: BotUser, request: FileRequest): Promise<void>;
  /** Has a refused file read again. */
  retry(user: BotUser, request: FileRequest): Promise<void>;
  /**
   * The text of a page that an answer cited, and where its PDF is for the next minutes.
   * @throws AppError not-found when the bot has no such page, or its ticket is another's
   * @throws Refusal when the ticket is too old
   */
  page(citation: Citation, ticket: string): Promise<PageText>;
  /** What the address of a PDF opens; undefined when the file is not there, or not for this address. */
  granted(
    fileName: string,
    grant: string,
  ): Promise<{ key: string; downloadName: string } | "expired" | undefined>;
  /** Where the staff read the PDF for the next minutes. */
  staffAddress(fileName: string): string;
  /** Lets go of the bytes of a bot that is deleted in this transaction. */
  release(transaction: Db, botId: number): Promise<void>;
}

/** Keeps files for the time of a call. */
export interface TemporaryFiles {
  receive(
    part: { fieldname: string; filename: string; file: Readable },
    most: number,
    sender: string,
  ): Promise<UploadedFile>;
  discard(file: UploadedFile): void;
}

export interface KnowledgeFilesParts {
  connection: Connection;
  storage: Storage;
  files: Files;
  temporary: TemporaryFiles;
  uploads: Uploads;
  knowledge: Pick<Knowledge, "pageText">;
  grants: Grants;
  /** Where PDFs are read, without their names. */
  address: () => string;
}

export function createKnowledgeFiles(parts: KnowledgeFilesParts): KnowledgeFiles {
  const { connection, storage, files, temporary, uploads, grants } = parts;
  const { db } = connection;

  const locked = async <T>(
    user: BotUser,
    request: BotRequest,
    work: (transaction: Db, bot: BotRow) => Promise<T>,
  ): Promise<T> => {
    requireClient(user, request.clientId);
    return db.transaction().execute(async (transaction) => {
      const bot = await lockBot(connection, transaction, request.botId, scopeOf(user));
      if (!bot) throw notFound();
      return work(transaction, bot);
    });
  };

  const fileAddress = (fileName: string, to: GrantedTo): string =>
    `${parts.address()}/${fileName}?grant=${grants.grant(fileName, to)}`;

  /** What was uploaded, on this machine, checked. */
  const fetched = async (user: BotUser, upload: BotUploadRow): Promise<UploadedFile> => {
    const found = await storage.read(upload.key);
    if (!found) throw notFound();
    const part = { fieldname: "fileName", filename: upload.file_name, file: found.stream };
    const file = await temporary.receive(part, KNOWLEDGE_FILE_BYTES, `${user.role} ${user.id}`);
    if (await isPdf(file.path)) return file;
    temporary.discard(file);
    throw new AppError("unsupported-type", "ERRORS.notPdf", "The file is no PDF");
  };

  return {
    presign: (user, request) => {
      if (!/\.pdf$/i.test(request.fileName)) {
        throw new AppError("unsupported-type", "ERRORS.notPdf", "The file is no PDF");
      }
      return locked(user, request, async (transaction, bot) => {
        const { form, fileName } = await uploads.allow(transaction, bot.id);
        return { data: form, fileName };
      });
    },

    async add(user, request) {
      const publicName = textOf("publicName", request.publicName);
      const bot = await ownBot(db, user, request);
      const upload = await repository.findUpload(db, bot.id, request.fileName);
      // Read after the upload: of one that was used in between, the file is there.
      if (await isAdded(db, bot.id, request.fileName)) return;
      if (!upload) throw notFound();
      const file = await fetched(user, upload);
      // The key that the form could write to is never read again: what is kept is this copy.
      const stored = await files
        .put({ ...file, extension: "pdf" })
        .finally(() => temporary.discard(file));
      try {
        await locked(user, request, async (transaction) => {
          if (await isAdded(transaction, bot.id, request.fileName)) return;
          if (!(await repository.markUsed(transaction, upload.id))) throw notFound();
          await repository.insertFile(transaction, {
            bot_id: bot.id,
            file_name: upload.file_name,
            public_name: publicName,
            bytes: file.bytes,
            sha256: file.sha256,
            file_id: stored.id,
          });
          await files.keep(transaction, stored.id);
          await recordBy(transaction, user, {
            event: "upload",
            subject: subjectOf(bot.public_id),
            details: { name: publicName, bytes: file.bytes },
          });
        });
      } finally {
        // Of those that were kept, nothing is removed.
        await files.discard([stored]);
      }
    },

    async list(user, request) {
      const bot = await ownBot(db, user, request);
      return (await repository.listFiles(db, bot.id)).map((row) => ({
        ...knowledgeFile(row),
        fileAddress: fileAddress(row.file_name, "staff"),
      }));
    },

    remove: (user, request) =>
      locked(user, request, async (transaction, bot) => {
        const file = await repository.findFile(transaction, bot.id, request.fileName);
        if (!file) throw notFound();
        await repository.deleteFile(transaction, file.id);
        await files.release(transaction, file.file_id);
        await recordBy(transaction, user, {
          event: "file-delete",
          subject: subjectOf(bot.public_id),
          details: { name: file.public_name },
        });
      }),

    retry: (user, request) =>
      locked(user, request, async (transaction, bot) => {
        if (!(await repository.findFile(transaction, bot.id, request.fileName))) throw notFound();
        await repository.readAgain(transaction, bot.id, request.fileName);
      }),

    async page(citation, ticket) {
      const { botId, fileName, page } = citation;
      const state = grants.readTicket(ticket, citation);
      if (state === undefined) throw notFound();
      if (state === "expired") {
        throw new Refusal("ERRORS.citationTooOld", "The page was cited too long ago");
      }
      const file = await repository.findFile(db, botId, fileName);
      const text = file && (await parts.knowledge.pageText(botId, fileName, page));
      // Of a page that was left out since, there is nothing.
      if (!file || !text) throw notFound();
      return {
        publicName: file.public_name,
        page,
        pages: file.pages ?? page,
        text,
        fileAddress: fileAddress(fileName, "visitor"),
      };
    },

    async granted(fileName, grant) {
      const to = grants.readGrant(grant, fileName);
      if (to === undefined) return undefined;
      const file = await repository.findServedFile(db, fileName);
      if (!file || (to === "visitor" && file.active !== 1)) return undefined;
      if (to === "expired") return "expired";
      return { key: file.key, downloadName: downloadName(file.public_name, file.key) };
    },

    staffAddress: (fileName) => fileAddress(fileName, "staff"),

    async release(transaction, botId) {
      for (const file of await repository.listFiles(transaction, botId)) {
        await repository.deleteFile(transaction, file.id);
        await files.release(transaction, file.file_id);
      }
    },
  };
}

/**
 * Whether the bot has a file of this name.
 * @throws Refusal when it has not, and has no room for it
 */
async function isAdded(db: Db, botId: number, fileName: string): Promise<boolean> {
  const files = await repository.listFiles(db, botId);
  if (files.some((file) => file.file_name === fileName)) return true;
  if (files.length < KNOWLEDGE_FILES_MAX) return false;
  throw new Refusal("ERRORS.knowledgeFileLimitReached", "The bot has as many files as it may");
}

async function isPdf(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_WITHIN), 0, HEADER_WITHIN);
    return buffer.subarray(0, bytesRead).includes("%PDF-");
  } finally {
    await handle.close();
  }
}

function knowledgeFile(row: BotFileRow): KnowledgeFile {
  return {
    fileName: row.file_name,
    publicName: row.public_name,
    size: row.bytes,
    status: row.state,
    ...(row.pages === null ? {} : { pages: row.pages }),
    ...(row.pages_read === null ? {} : { pagesRead: row.pages_read }),
    ...(row.reason === null ? {} : { reason: row.reason as NonNullable<KnowledgeFile["reason"]> }),
    ...(row.scanned_pages === null
      ? {}
      : { scannedPages: JSON.parse(row.scanned_pages) as number[] }),
    ...(row.ocr_pages > 0 ? { ocrPages: row.ocr_pages } : {}),
  };
}
