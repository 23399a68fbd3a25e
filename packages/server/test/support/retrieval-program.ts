import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { InterfaceLanguage } from "@panel/domain/languages";
import type { Retrieval } from "../../src/bots/knowledge/knowledge.ts";
import { createFileReading } from "../../src/bots/knowledge/read-files.ts";
import { openKnowledge } from "../../src/bots/knowledge/retrieve.ts";
import { connect } from "../../src/db/connection.ts";
import { migrate } from "../../src/db/migrate.ts";
import { openLocalDisk } from "../../src/storage/local-disk.ts";
import { addBot, addWaitingFile } from "./knowledge.ts";
import { pdfOf } from "./pdf.ts";

/*
 * The program of bench/answers.ts: makes PDFs, reads them as the server does, and answers questions
 * about them, one request after the other.
 */

/** A file to read: the texts of its pages, or a PDF in base64. */
type GivenFile = { name: string } & ({ pages: string[] } | { bytes: string });

export type Request =
  | { kind: "bot"; files: GivenFile[] }
  | { kind: "ask"; bot: number; question: string; language: InterfaceLanguage };

export interface Answer {
  bot: number;
  /** As a visitor gets it. */
  retrieval?: Retrieval;
  /** The pages as they rank, each once, whether there is evidence or not. */
  ranked?: { name: string; page: number }[];
  /** What the answer took, or the reading of the files. */
  ms: number;
}

const dataDir = mkdtempSync(join(tmpdir(), "explorar-answers-"));
const connection = connect({ databaseUrl: undefined, dataDir });
await migrate(connection);
const { db } = connection;
const storage = await openLocalDisk(join(dataDir, "files"));
const reading = createFileReading({ connection, storage, dataDir });
const knowledge = openKnowledge(db);
const ranking = openKnowledge(db, { asksForEvidence: false });

async function addFiles({ files }: Extract<Request, { kind: "bot" }>): Promise<Answer> {
  const bot = await addBot(db);
  for (const { name, ...file } of files) {
    const key = `${randomBytes(16).toString("hex")}.pdf`;
    const path = join(dataDir, key);
    writeFileSync(path, "bytes" in file ? Buffer.from(file.bytes, "base64") : pdfOf(file.pages));
    await storage.save(key, path);
    await addWaitingFile(db, bot, { publicName: name, key });
  }
  const start = performance.now();
  await reading.readWaiting({ warn: (details) => process.stderr.write(JSON.stringify(details)) });
  const ms = performance.now() - start;
  const unread = await db
    .selectFrom("bot_files")
    .select(["public_name", "reason"])
    .where("bot_id", "=", bot)
    .where("state", "!=", "ready")
    .execute();
  if (unread.length > 0) throw new Error(`Not read: ${JSON.stringify(unread)}`);
  return { bot, ms };
}

async function ask({ bot, question, language }: Extract<Request, { kind: "ask" }>) {
  const options = { interfaceLanguage: language };
  const { passages } = await ranking.retrieve(bot, question, options);
  const pages = new Map(
    passages.map(({ publicName: name, page }) => [`${name} ${page}`, { name, page }]),
  );
  const start = performance.now();
  const retrieval = await knowledge.retrieve(bot, question, options);
  return { bot, retrieval, ranked: [...pages.values()], ms: performance.now() - start };
}

process.on("message", (message) => {
  const request = message as Request;
  void (request.kind === "bot" ? addFiles(request) : ask(request)).then((answer) =>
    process.send?.(answer satisfies Answer),
  );
});
process.on("disconnect", () => {
  void connection.close().then(() => rmSync(dataDir, { recursive: true, force: true }));
});
