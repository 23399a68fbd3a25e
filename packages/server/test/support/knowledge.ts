import { randomBytes } from "node:crypto";
import { buildIndex } from "../../src/bots/knowledge/index-blob.ts";
import type { Db } from "../../src/db/connection.ts";
import { botData, newBot } from "./bots.ts";
import type { Person, TestServer } from "./server.ts";

const random = () => randomBytes(16).toString("hex");

/** A bot of an account of its own. */
export async function addBot(db: Db, email = "admin@example.com"): Promise<number> {
  const now = new Date().toISOString();
  const account = await db
    .insertInto("bot_accounts")
    .values({ subject: random(), email, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const bot = await db
    .insertInto("bots")
    .values({
      public_id: random(),
      path: random(),
      account_id: account.id,
      name: "Guía",
      description: "Responde sobre la ruta.",
      translations: "{}",
      avatar_url: "",
      primary_color: "#c4ec04",
      secondary_color: "#000000",
      active: 1,
      allowed_origins: "[]",
      keeps_unanswered: 1,
      request_id: null,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return bot.id;
}

interface WaitingFile {
  publicName?: string;
  key?: string;
  bytes?: number;
}

/** A file that waits to be read, or was refused. */
export async function addWaitingFile(
  db: Db,
  botId: number,
  {
    publicName = "guia.pdf",
    key = `${random()}.pdf`,
    bytes = 1,
    state = "waiting",
  }: WaitingFile & { state?: "waiting" | "refused" } = {},
): Promise<{ id: number; fileName: string }> {
  const now = new Date().toISOString();
  const stored = await db
    .insertInto("stored_files")
    .values({ key, node: "n", state: "kept", bytes, sha256: "", created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const fileName = `${random()}.pdf`;
  const { id } = await db
    .insertInto("bot_files")
    .values({
      bot_id: botId,
      file_name: fileName,
      public_name: publicName,
      bytes,
      sha256: "",
      file_id: stored.id,
      state,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, fileName };
}

/** A file whose pages have these texts, as if it had been read. */
export async function addReadyFile(
  db: Db,
  botId: number,
  publicName: string,
  pages: readonly string[],
): Promise<{ id: number; fileName: string }> {
  // One that waits would be read by a server that runs on the database.
  const file = await addWaitingFile(db, botId, { publicName, state: "refused" });
  await db
    .insertInto("bot_pages")
    .values(pages.map((text, at) => ({ bot_file_id: file.id, page: at + 1, text })))
    .execute();
  const index = buildIndex(pages).toString("base64");
  const indexedAt = new Date().toISOString();
  await db
    .insertInto("bot_knowledge")
    .values({ bot_file_id: file.id, index, indexed_at: indexedAt })
    .execute();
  await db.updateTable("bot_files").set({ state: "ready" }).where("id", "=", file.id).execute();
  return file;
}

/** A bot that has read a file of these pages: its public id, the path of its chat, its row, and the file. */
export async function readingBot(
  server: TestServer,
  as: Person,
  pages: readonly string[],
): Promise<{ id: string; path: string; row: number; fileName: string }> {
  const id = await newBot(server, as);
  const { botPath: path } = await botData(server, as, id);
  const { id: row } = await server.db
    .selectFrom("bots")
    .select("id")
    .where("public_id", "=", id)
    .executeTakeFirstOrThrow();
  const { fileName } = await addReadyFile(server.db, row, "guia.pdf", pages);
  return { id, path, row, fileName };
}
