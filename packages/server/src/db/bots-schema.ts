import type { Generated, Insertable, Selectable } from "kysely";
import type { Flag } from "./flag.ts";

/* The tables of the bot platform. They refer to none of the panel's but stored_files. */

/** Whose bots they are: a branch of the panel, which its admin stands for. */
interface BotAccountTable {
  id: Generated<number>;
  /** Of the provider tokens; it stays when the e-mail changes. */
  subject: string;
  /** As of the last provider token. */
  email: string;
  created_at: string;
}

/** A session of a panel elsewhere that is over, until the tokens made in it have expired. */
interface BotEndedSessionTable {
  id: string;
  expires_at: string;
}

interface BotTable {
  id: Generated<number>;
  /** The contract's BotId. */
  public_id: string;
  /** The contract's BotPath: it stands for the bot in the addresses of its chat. */
  path: string;
  account_id: number;
  name: string;
  description: string;
  /** JSON of the contract's BotTranslations. */
  translations: string;
  /** Empty when there is none. */
  avatar_url: string;
  primary_color: string;
  secondary_color: string;
  active: Flag;
  /** JSON: the origins of web pages that may show the chat in a frame. */
  allowed_origins: string;
  keeps_unanswered: Flag;
  /** JSON of the contract's BotChat. */
  chat: Generated<string>;
  /** Of one conversation. */
  question_limit: Generated<number>;
  /** JSON of the contract's Synonyms. */
  synonyms: Generated<string>;
  /** Of the call that made it, if it had one. */
  request_id: string | null;
  created_at: string;
  updated_at: string;
}

/** A PDF of a bot's knowledge. */
interface BotFileTable {
  id: Generated<number>;
  bot_id: number;
  /** The contract's FileName: random, with .pdf. */
  file_name: string;
  /** As its author calls it. */
  public_name: string;
  bytes: number;
  /** Hex. */
  sha256: string;
  /** The stored file with its bytes. */
  file_id: number;
  state: "waiting" | "reading" | "ready" | "refused";
  /** The contract's reason of a refused file. */
  reason: string | null;
  pages: number | null;
  /** While it is being read. */
  pages_read: number | null;
  /** JSON: numbers of the pages without text. */
  scanned_pages: string | null;
  /** Pages that were read from their pictures. */
  ocr_pages: Generated<number>;
  /** How often the staff have changed a page. */
  edits: Generated<number>;
  /** How many of these changes are in the index. */
  edits_indexed: Generated<number>;
  /** How often a node has begun to read it. */
  attempts: Generated<number>;
  /** A node is reading it; others do not take it before then. */
  claimed_until: string | null;
  created_at: string;
  updated_at: string;
}

/** A form upload that getPresignedURL allowed. */
interface BotUploadTable {
  id: Generated<number>;
  /** Null once the bot is deleted; the row stays until its bytes are removed. */
  bot_id: number | null;
  /** The contract's FileName of the PDF to be. */
  file_name: string;
  /** Where the form puts the bytes in the storage; only who may upload knows it. */
  key: string;
  /** From then on nothing can be uploaded to the key. */
  expires_at: string;
  /** When the form arrived here; never set where it goes straight to the bucket. */
  received_at: string | null;
  /** When addDataSourceFile took it. */
  used_at: string | null;
  created_at: string;
}

/** A page of a knowledge file; while the file is being read, its text is as it stands there. */
interface BotPageTable {
  bot_file_id: number;
  /** From 1. */
  page: number;
  /** What is searched and cited: with what the staff have changed, once that is indexed. */
  text: string;
  /** As it was read, where `text` is another. */
  read_text: string | null;
  read_by: Generated<"text" | "ocr">;
  /** JSON of the contract's LeftOutLines. */
  left_out: Generated<string>;
}

/** What the staff of a bot want of a page. It outlives another reading of the file. */
interface BotPageEditTable {
  bot_file_id: number;
  page: number;
  is_left_out: Flag;
  /** Null for the text that was read. */
  text: string | null;
  /** How often it was changed. */
  version: number;
}

/** What is searched of a ready file. */
interface BotKnowledgeTable {
  bot_file_id: number;
  /** The bytes of bots/knowledge/index-blob.ts, in base64. */
  index: string;
  indexed_at: string;
}

export interface BotsSchema {
  bot_accounts: BotAccountTable;
  bot_ended_sessions: BotEndedSessionTable;
  bots: BotTable;
  bot_files: BotFileTable;
  bot_uploads: BotUploadTable;
  bot_pages: BotPageTable;
  bot_page_edits: BotPageEditTable;
  bot_knowledge: BotKnowledgeTable;
}

export type BotAccountRow = Selectable<BotAccountTable>;
export type BotRow = Selectable<BotTable>;
export type NewBot = Insertable<BotTable>;
export type BotFileRow = Selectable<BotFileTable>;
export type BotUploadRow = Selectable<BotUploadTable>;
