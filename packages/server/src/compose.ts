import type { FastifyInstance } from "fastify";
import type { ContractDocument } from "@panel/api-client/contract";
import { renewEncryption } from "./account/renew-encryption.ts";
import { clearRestores } from "./backup/restore.ts";
import type { ModelLimits } from "./bots/answers/model-client.ts";
import { clearReading } from "./bots/knowledge/read-files.ts";
import { createPlatformTokens } from "./chatbots/platform-tokens.ts";
import { rememberProgram } from "./bots/knowledge/remember-program.ts";
import { findApertium } from "./bots/translation/apertium.ts";
import { openBots, type BotPlatform } from "./compose-bots.ts";
import { openPlays } from "./compose-plays.ts";
import { openPanel, type Panel } from "./compose-panel.ts";
import { connect, type Connection } from "./db/connection.ts";
import { migrate } from "./db/migrate.ts";
import { markServed, oneNodeAtATime, type Mark } from "./db/server-lock.ts";
import { registerDemoOutbox } from "./demo/outbox-endpoints.ts";
import { registerDemoSketch } from "./demo/sketch-endpoints.ts";
import { createApp } from "./http/app.ts";
import type { BodyLimits } from "./http/body-budget.ts";
import type { ConnectionLimits } from "./http/connections.ts";
import type { DiskLimits } from "./http/disk-budget.ts";
import { drainAndClose } from "./http/drain.ts";
import type { Drain } from "./http/health.ts";
import type { LogStream } from "./http/logging.ts";
import { clearIncoming, openIncoming } from "./http/uploads.ts";
import { playsSecret } from "./plays/kept-secret.ts";
import { createPseudonyms } from "./plays/pseudonyms.ts";
import type { RepeatingJob } from "./repeating-job.ts";
import type { Settings } from "./settings/settings.ts";
import { openFiles, type Files } from "./storage/files.ts";
import { clearStorage, openStorage } from "./storage/open-storage.ts";
import type { SpeechLimits } from "./speech/speech-client.ts";
import { createThrottles } from "./throttle/throttle.ts";
import { registerTryPage } from "./tryouts/page-endpoints.ts";

export interface RunningServer {
  app: FastifyInstance;
  connection: Connection;
  /** Where it listens, with the port that it got. */
  url: string;
  /** Waits for the running requests, then closes server and database. */
  stop(): Promise<void>;
}

export interface StartOptions {
  contract?: ContractDocument;
  logStream?: LogStream;
  connectionLimits?: ConnectionLimits;
  bodyLimits?: BodyLimits;
  diskLimits?: DiskLimits;
  /** How long a language model may take for drafts of translations. */
  modelLimits?: ModelLimits;
  /** How long a bucket may keep a call waiting, in ms. */
  storagePatience?: number;
  /** How long an endpoint of speech may take. */
  speechLimits?: SpeechLimits;
}

/** Builds the parts, brings the database up to date and listens. */
export async function startServer(
  settings: Settings,
  options: StartOptions = {},
): Promise<RunningServer> {
  const connection = connect({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    preparedStatements: settings.preparedStatements,
    onConnectionLost: (error) => app?.log.warn({ err: error }, "database connection lost"),
  });
  const drain: Drain = { draining: false };
  let app: FastifyInstance | undefined;
  let files: Files | undefined;
  let panel: Panel | undefined;
  let platform: BotPlatform | undefined;
  let backgroundJobs: RepeatingJob[] = [];
  let url = "";
  let mark: Mark | undefined;
  let leftBefore: Date | undefined;
  try {
    mark = await markServed(settings.dataDir, async () => {
      leftBefore = new Date();
      await clearUp(settings);
    });
    await migrate(connection);
    await renewEncryption(connection.db, settings.tokenSecrets);
    const storage = await openStorage(settings, { patience: options.storagePatience });
    const open = async (): Promise<Files> => {
      const onFailure = (error: unknown) =>
        app?.log.error({ err: error }, "unused files could not be removed");
      files = await openFiles(connection, storage, settings.dataDir, onFailure, { leftBefore });
      return files;
    };
    const { secrets, url: platformUrl, only } = settings.bots;
    // A second demo on the folder would add the same once more.
    const opened = settings.demo
      ? await oneNodeAtATime(connection, settings.dataDir, async () => {
          const pseudonyms = createPseudonyms(await playsSecret(connection.db, settings));
          const seeded = await open();
          const { seedDemo } = await import("./demo/seed.ts");
          const visits = { pseudonyms, tokenSecrets: settings.tokenSecrets };
          await seedDemo(connection, seeded, platformUrl === undefined, visits);
          return seeded;
        })
      : await open();
    const throttles = createThrottles(connection);
    const { sessionIdleMs } = settings;
    const platformTokens = createPlatformTokens({ db: connection.db, secrets, sessionIdleMs });
    const incoming = await openIncoming(settings.dataDir, options.diskLimits);
    const publicUrl = () => settings.publicUrl ?? url;
    const findTranslator = rememberProgram(() => findApertium(settings.bots.apertium));
    const parts = {
      connection,
      settings,
      files: opened,
      storage,
      incoming,
      throttles,
      findTranslator,
    };
    platform =
      secrets && platformUrl === undefined
        ? openBots({
            ...parts,
            secrets,
            onProblem: (error, message) => app?.log.warn({ err: error }, message),
            publicUrl: only ? publicUrl : () => "",
            holds: only ? undefined : platformTokens.holds,
          })
        : undefined;
    const pseudonyms = createPseudonyms(await playsSecret(connection.db, settings));
    panel = only
      ? undefined
      : openPanel({
          ...parts,
          pseudonyms,
          platformTokens,
          bots: platform?.bots,
          onUnpublished: (error) =>
            app?.log.warn(
              { err: error },
              "what was saved of a chatbot has not reached the platform",
            ),
          onNoBots: (error) =>
            app?.log.warn({ err: error }, "the chats of a route that is tried are not known"),
          onNoNews: (error) =>
            app?.log.warn({ err: error }, "changes of events are asked for, as nobody tells them"),
          onProviderFailure: (error) =>
            app?.log.warn({ err: error }, "a provider of identities has let nobody in"),
          onNoDrafts: (error, message) => app?.log.warn({ err: error }, message),
          modelLimits: options.modelLimits,
          contract: options.contract,
          speechLimits: options.speechLimits,
          publicUrl,
        });
    app = await createApp({
      settings,
      connection,
      contracts: [
        ...(panel?.contracts ?? []),
        ...(platform ? [platform.contract] : []),
        ...(panel ? [openPlays(connection, settings, throttles, pseudonyms)] : []),
      ],
      drain,
      storage,
      incoming,
      registerMore: async (to) => {
        if (settings.demo) {
          registerDemoOutbox(to, settings, connection.db, publicUrl);
          await registerDemoSketch(to);
        }
        if (settings.metricsToken) {
          const { registerMetrics } = await import("./metrics/endpoints.ts");
          registerMetrics(to, connection.db, settings.metricsToken);
        }
        await platform?.registerPages(to);
        await panel?.registerPages(to);
        if (panel) await registerTryPage(to, settings);
      },
      connectionLimits: options.connectionLimits,
      bodyLimits: options.bodyLimits,
      ...(options.logStream ? { logStream: options.logStream } : {}),
    });
    await app.listen({ port: settings.port, host: settings.host });
    url = addressOf(app, settings.host);
    const { log } = app;
    backgroundJobs = [panel, platform].flatMap((part) => part?.startJobs(log) ?? []);
  } catch (error) {
    await app?.close();
    await panel?.close();
    await files?.close();
    await connection.close();
    mark?.release();
    throw error;
  }
  const running = app;
  return {
    app: running,
    connection,
    url,
    async stop() {
      platform?.drain();
      panel?.drain();
      await drainAndClose(running, drain);
      await Promise.all(backgroundJobs.map((job) => job.stop()));
      await panel?.close();
      await files?.close();
      await connection.close();
      mark?.release();
    },
  };
}

/** Removes what programs that have ended left unfinished; for while nothing else works on the data folder. */
async function clearUp(settings: Settings): Promise<void> {
  const { dataDir } = settings;
  await clearStorage(settings);
  await clearIncoming(dataDir);
  await clearReading(dataDir);
  await clearRestores(dataDir);
}

function addressOf(app: FastifyInstance, host: string): string {
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
