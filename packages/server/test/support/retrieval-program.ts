import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { InterfaceLanguage } from "@panel/domain/languages";
import { sectionsByLanguage } from "../../src/bots/knowledge/candidates.ts";
import { candidatesIn } from "../../src/bots/knowledge/choose.ts";
import { createIndexCache } from "../../src/bots/knowledge/index-cache.ts";
import type { Retrieval } from "../../src/bots/knowledge/knowledge.ts";
import { prepareLanguages } from "../../src/bots/knowledge/language.ts";
import { prepareLexicon } from "../../src/bots/knowledge/lexicon.ts";
import { parseQuestion } from "../../src/bots/knowledge/question.ts";
import { createFileReading } from "../../src/bots/knowledge/read-files.ts";
import { openKnowledge } from "../../src/bots/knowledge/retrieve.ts";
import type { Features } from "../../src/bots/knowledge/weights.ts";
import { createAnswers, type Answers } from "../../src/bots/answers/service.ts";
import { connect } from "../../src/db/connection.ts";
import { migrate } from "../../src/db/migrate.ts";
import { openLocalDisk } from "../../src/storage/local-disk.ts";
import { addBot, addWaitingFile } from "./knowledge.ts";
import { pdfOf } from "./pdf.ts";
import { startReadingModel, withVectors } from "./reading-model.ts";

/*
 * The program of bench/answers.ts: makes PDFs, reads them as the server does, and answers questions
 * about them, one request after the other.
 */

const WEIGHED_PASSAGES = 8;

/** A file to read: the texts of its pages, or a PDF in base64. */
type GivenFile = { name: string } & ({ pages: string[] } | { bytes: string });

export type Request =
  | { kind: "bot"; files: GivenFile[] }
  | { kind: "ask"; bot: number; question: string; language: InterfaceLanguage }
  | {
      kind: "next";
      bot: number;
      question: string;
      language: InterfaceLanguage;
      /** What was asked before. */
      before: string;
    }
  | { kind: "weigh"; bot: number; question: string; language: InterfaceLanguage }
  | {
      kind: "model";
      bot: number;
      question: string;
      language: InterfaceLanguage;
      /** One of these is in a right answer; null where the documents do not say. */
      answer: string[] | null;
      withEmbeddings: boolean;
    };

export interface Answer {
  bot: number;
  /** As a visitor gets it. */
  retrieval?: Retrieval;
  /** What a visitor reads when a model has the passages; undefined when the question is refused. */
  read?: string | undefined;
  /** The pages as they rank, each once, whether there is evidence or not. */
  ranked?: { name: string; page: number }[];
  /** The sentences that may answer, as they are weighed. */
  sentences?: { place: string; features: Features }[];
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
const cache = createIndexCache();
const ranking = openKnowledge(db, { asksForEvidence: false });
const model = await startReadingModel();
withVectors(model.provider);

function answersOf(embeddings: string | undefined): Answers {
  return createAnswers({
    connection,
    knowledge,
    settings: {
      model: { url: model.provider.url, name: "reader", key: undefined, embeddings },
      keepsUnanswered: false,
      tokensPerAccount: 0,
    },
  });
}
const quoting = createAnswers({
  connection,
  knowledge,
  settings: { model: undefined, keepsUnanswered: false, tokensPerAccount: 0 },
});
const answers = { plain: answersOf(undefined), embedded: answersOf("letters") };

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

async function askModel(request: Extract<Request, { kind: "model" }>): Promise<Answer> {
  const { answer, withEmbeddings } = request;
  model.expect(answer);
  return readOf(answers[withEmbeddings ? "embedded" : "plain"], request);
}

/** What a visitor reads. */
async function readOf(
  by: Answers,
  {
    bot,
    question,
    language,
    before,
  }: { before?: string } & Pick<
    Extract<Request, { kind: "next" }>,
    "bot" | "question" | "language"
  >,
): Promise<Answer> {
  const { account_id: accountId } = await db
    .selectFrom("bots")
    .select("account_id")
    .where("id", "=", bot)
    .executeTakeFirstOrThrow();
  const start = performance.now();
  const sentences: string[] = [];
  for await (const event of by.ask({
    bot: { id: bot, accountId, keepsUnanswered: false },
    question: {
      token: "",
      question,
      ...(before === undefined ? {} : { history: [{ question: before, answer: "" }] }),
    },
    interfaceLanguage: language,
    isPreview: true,
    signal: new AbortController().signal,
    onProblem: (error) => {
      throw error;
    },
  })) {
    if (event.type === "sentence") sentences.push(event.text);
  }
  const read = sentences.length > 0 ? sentences.join("\n") : undefined;
  return { bot, read, ms: performance.now() - start };
}

async function weigh({ bot, question: text, language }: Extract<Request, { kind: "weigh" }>) {
  await Promise.all([prepareLanguages(), prepareLexicon()]);
  const clock = { now: new Date(), timeZone: "Europe/Madrid" };
  const question = parseQuestion(text, { interfaceLanguage: language, clock });
  const sentences: NonNullable<Answer["sentences"]> = [];
  for (const group of await sectionsByLanguage(db, cache, bot, [])) {
    const found = await candidatesIn(db, question, group, WEIGHED_PASSAGES);
    sentences.push(...found.sentences.map(({ place, features }) => ({ place, features })));
  }
  return { bot, sentences, ms: 0 };
}

function answerTo(request: Request): Promise<Answer> {
  if (request.kind === "bot") return addFiles(request);
  if (request.kind === "weigh") return weigh(request);
  if (request.kind === "next") return readOf(quoting, request);
  return request.kind === "ask" ? ask(request) : askModel(request);
}

process.on("message", (message) => {
  void answerTo(message as Request).then((answer) => process.send?.(answer));
});
process.on("disconnect", () => {
  void Promise.all([model.provider.stop(), connection.close()]).then(() =>
    rmSync(dataDir, { recursive: true, force: true }),
  );
});
