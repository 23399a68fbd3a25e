import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { loadContract } from "@panel/api-client/contract";
import { createBotAuthenticator, type SessionValidator } from "./bots/accounts/authenticator.ts";
import { deleteExpiredEnds, isEnded } from "./bots/accounts/ended-sessions-repository.ts";
import { sessionOperations } from "./bots/accounts/endpoints.ts";
import { answerOperations } from "./bots/answers/endpoints.ts";
import { createAnswers } from "./bots/answers/service.ts";
import { deleteOldQuestions } from "./bots/answers/unanswered.ts";
import { createFigures, deleteOldFigures } from "./bots/figures/service.ts";
import { registerChatPage } from "./bots/chat-page/endpoints.ts";
import { knowledgeFileOperations } from "./bots/knowledge-files/endpoints.ts";
import { knowledgePageOperations } from "./bots/knowledge-pages/endpoints.ts";
import { createKnowledgePages } from "./bots/knowledge-pages/service.ts";
import { registerDownloads } from "./bots/knowledge-files/download-endpoints.ts";
import { createGrants } from "./bots/knowledge-files/grants.ts";
import { createKnowledgeFiles } from "./bots/knowledge-files/service.ts";
import { registerUploads } from "./bots/knowledge-files/upload-endpoints.ts";
import { createUploads } from "./bots/knowledge-files/uploads.ts";
import { indexChanges } from "./bots/knowledge/index-changes.ts";
import { createFileReading } from "./bots/knowledge/read-files.ts";
import { findPictureReading } from "./bots/knowledge/page-pictures.ts";
import { rememberProgram } from "./bots/knowledge/remember-program.ts";
import { openKnowledge } from "./bots/knowledge/retrieve.ts";
import { withSynonyms } from "./bots/knowledge/synonyms.ts";
import { textsOfAnswers, withOwnAnswers } from "./bots/own-answers/own-knowledge.ts";
import { ownAnswerOperations } from "./bots/own-answers/endpoints.ts";
import { openSearchedAnswers } from "./bots/own-answers/searched-answers.ts";
import { createOwnAnswers } from "./bots/own-answers/service.ts";
import { chatTextsOf, synonymsOf } from "./bots/repository.ts";
import { botOperations } from "./bots/endpoints.ts";
import { createBots, type Bots } from "./bots/service.ts";
import type { Translator } from "./bots/translation/apertium.ts";
import { withTranslation } from "./bots/translation/translated-questions.ts";
import type { Connection } from "./db/connection.ts";
import type { ServedContract } from "./http/contract-endpoints.ts";
import { registerCors } from "./http/cors.ts";
import type { BotOperations } from "./http/bots-operation.ts";
import { botsEnvelope } from "./http/envelope.ts";
import { BOTS_PREFIX } from "./http/addresses.ts";
import type { Incoming } from "./http/uploads.ts";
import { repeat, type RepeatingJob } from "./repeating-job.ts";
import type { Secrets } from "./secrets/secrets.ts";
import type { Settings } from "./settings/settings.ts";
import type { Files } from "./storage/files.ts";
import type { Storage } from "./storage/storage.ts";
import type { Throttles } from "./throttle/throttle.ts";

const UPLOADS_PATH = `${BOTS_PREFIX}/uploads`;
const DOWNLOADS_PATH = `${BOTS_PREFIX}/files`;
/** The script on a web page asks for the bot's colours. */
const OPEN_PATHS = [`${BOTS_PREFIX}/widget/getBot`];
const READING_PAUSE = 500;
const SWEEP_PAUSE = 10 * 60_000;
const SETTLING_PAUSE = 60_000;
const CLEANING_PAUSE = 60 * 60_000;

export interface BotPlatformParts {
  connection: Connection;
  settings: Settings;
  storage: Storage;
  files: Files;
  incoming: Incoming;
  throttles: Throttles;
  /** They sign the tokens of the platform and of its provider, the panel. */
  secrets: Secrets;
  /** Where browsers reach this server, once it listens; empty for whoever has a page of it. */
  publicUrl: () => string;
  /** Told of what went wrong in an answer that goes on without it. */
  onProblem: (error: unknown, message: string) => void;
  /** What translates on this machine, if anything does. */
  findTranslator: () => Promise<Translator | undefined>;
  /** Of the panel in this process; without one, the panel elsewhere tells which sessions are over. */
  holds: SessionValidator | undefined;
}

/** The bot platform, whether beside a panel or alone. */
export interface BotPlatform {
  /** For the panel in the same process. */
  bots: Bots;
  contract: ServedContract;
  /** Adds the chat's page, and lets other web pages call what they may call. */
  registerPages(app: FastifyInstance): Promise<void>;
  startJobs(log: FastifyBaseLogger): RepeatingJob[];
  /** Has the answers under way end soon. */
  drain(): void;
}

export function openBots(parts: BotPlatformParts): BotPlatform {
  const { connection, settings, storage, files, incoming, throttles, secrets } = parts;
  const { onProblem } = parts;
  const { db } = connection;
  const holds = parts.holds ?? (async ({ session }) => !(await isEnded(db, session.id)));
  const grants = createGrants(secrets);
  const uploads = createUploads({
    connection,
    storage,
    address: () => `${parts.publicUrl()}${UPLOADS_PATH}`,
    // A panel elsewhere does not know the bucket, and would not let its page send anything there.
    throughHere: settings.bots.only,
  });
  const ownAnswersOf = openSearchedAnswers(db);
  const knowledge = openKnowledge(db, { more: textsOfAnswers(ownAnswersOf) });
  const knowledgeFiles = createKnowledgeFiles({
    connection,
    storage,
    files,
    temporary: incoming,
    uploads,
    knowledge,
    grants,
    address: () => `${parts.publicUrl()}${DOWNLOADS_PATH}`,
  });
  const findPictures = rememberProgram(() => findPictureReading(settings.bots.pictures));
  const { dataDir } = settings;
  const fileReading = createFileReading({ connection, storage, dataDir, findPictures });
  const answers = createAnswers({
    connection,
    knowledge: withTranslation(
      withSynonyms(
        withOwnAnswers(knowledge, ownAnswersOf, (botId) => chatTextsOf(db, botId)),
        (botId) => synonymsOf(db, botId),
      ),
      parts.findTranslator,
    ),
    settings: settings.bots,
  });
  const figures = createFigures(db, grants);
  const ownAnswers = createOwnAnswers({ connection, takeQuestions: answers.unanswered.take });
  const bots = createBots({
    connection,
    settings: settings.bots,
    secrets,
    knowledgeFiles,
    tokensUsed: async (accountId) => (await answers.usage(accountId)).used,
    modelState: (accountId) => answers.modelState(accountId),
  });
  return {
    bots,
    contract: {
      document: loadContract("bots"),
      prefix: BOTS_PREFIX,
      envelope: botsEnvelope,
      operations: {
        ...sessionOperations(db, secrets),
        ...botOperations(bots),
        ...knowledgeFileOperations(knowledgeFiles, bots),
        ...knowledgePageOperations(createKnowledgePages({ connection, knowledgeFiles })),
        ...ownAnswerOperations(ownAnswers),
        ...answerOperations({
          db,
          answers,
          figures,
          bots,
          throttles,
          secrets,
          holds,
          grants,
          onProblem,
        }),
      } satisfies Required<BotOperations>,
      authenticator: createBotAuthenticator({ db, secrets, throttles, holds }),
      registerMore(scope) {
        registerUploads(scope, UPLOADS_PATH, uploads);
        registerDownloads(scope, DOWNLOADS_PATH, { files: knowledgeFiles, storage });
      },
    },
    async registerPages(app) {
      const { panelOrigins } = settings.bots;
      await registerCors(app, { prefix: BOTS_PREFIX, origins: panelOrigins, open: OPEN_PATHS });
      await registerChatPage(app, { bots, widgetDir: settings.widgetDir, panelOrigins });
    },
    startJobs(log) {
      findPictures().then(
        (reading) =>
          log.info(
            reading
              ? `scanned pages of PDFs are read, in ${reading.languages.join(", ")}`
              : "scanned pages of PDFs are not read: tesseract with spa, cat or eng, or pdftoppm, is not there or does not answer; it is looked for again with the next file",
          ),
        (error: unknown) => log.error({ err: error }, "how scanned pages are read is not known"),
      );
      parts.findTranslator().then(
        (translator) =>
          log.info(
            translator
              ? `texts are translated on this machine by apertium: ${[...translator.pairs].join(", ")}`
              : "texts are not translated on this machine: apertium and its pairs of es, ca and en are not there or do not answer",
          ),
        (error: unknown) => log.error({ err: error }, "what translates here is not known"),
      );
      return [
        repeat(
          (isStopped) => fileReading.readWaiting(log, isStopped),
          READING_PAUSE,
          (error) =>
            log.error({ err: error }, "knowledge files could not be read; it is tried again"),
        ),
        repeat(
          (isStopped) => indexChanges(connection, log, isStopped),
          READING_PAUSE,
          (error) =>
            log.error({ err: error }, "changed pages could not be indexed; it is tried again"),
        ),
        repeat(
          () => uploads.sweep(),
          SWEEP_PAUSE,
          (error) => log.error({ err: error }, "abandoned uploads could not be removed"),
        ),
        repeat(
          () => answers.settleForgotten(),
          SETTLING_PAUSE,
          (error) => log.error({ err: error }, "tokens of lost answers could not be settled"),
        ),
        repeat(
          async () => {
            await deleteOldQuestions(connection, new Date());
            await deleteOldFigures(db, new Date());
            await deleteExpiredEnds(db, new Date());
          },
          CLEANING_PAUSE,
          (error) =>
            log.error({ err: error }, "old unanswered questions and sessions could not be deleted"),
        ),
      ];
    },
    drain: () => answers.stop(),
  };
}
