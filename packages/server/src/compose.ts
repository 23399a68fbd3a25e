import type { FastifyInstance } from "fastify";
import { loadContract, type ContractDocument } from "@panel/api-client/contract";
import { accountOperations } from "./account/routes.ts";
import { createAccount } from "./account/service.ts";
import { createThrottles } from "./account/throttle.ts";
import { auditOperations } from "./audit/routes.ts";
import { createAuditLog } from "./audit/service.ts";
import type { RepeatingJob } from "./repeating-job.ts";
import { startBackgroundJobs } from "./background-jobs.ts";
import { connect, type Connection } from "./db/connection.ts";
import { migrate } from "./db/migrate.ts";
import { registerDemoOutbox } from "./demo/outbox-routes.ts";
import { seedDemo } from "./demo/seed.ts";
import { experienceOperations } from "./experiences/routes.ts";
import { createExperiences } from "./experiences/service.ts";
import { createApp } from "./http/app.ts";
import type { Operations } from "./http/operation.ts";
import { drainAndClose } from "./http/drain.ts";
import type { Drain } from "./http/health.ts";
import type { LogStream } from "./http/logging.ts";
import { libraryOperations } from "./library/routes.ts";
import { createLibrary, type Library } from "./library/service.ts";
import { openMailer, type Mailer } from "./mail/mailer.ts";
import { createMails } from "./account/mails.ts";
import { pointOperations } from "./points/routes.ts";
import { createPoints } from "./points/service.ts";
import { resourceOperations } from "./resources/routes.ts";
import { createResources } from "./resources/service.ts";
import type { Settings } from "./settings/settings.ts";
import { openIncoming } from "./http/uploads.ts";
import { openFiles, type Files } from "./storage/files.ts";
import { openStorage } from "./storage/open-storage.ts";
import { userOperations } from "./users/routes.ts";
import { createUsers } from "./users/service.ts";

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
}

/** Builds the parts, brings the database up to date and listens. */
export async function startServer(
  settings: Settings,
  options: StartOptions = {},
): Promise<RunningServer> {
  const connection = connect({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    onConnectionLost: (error) => app?.log.warn({ err: error }, "database connection lost"),
  });
  const drain: Drain = { draining: false };
  let app: FastifyInstance | undefined;
  let files: Files | undefined;
  let library: Library | undefined;
  let mailer: Mailer | undefined;
  let backgroundJobs: RepeatingJob[] = [];
  let url = "";
  try {
    await migrate(connection);
    const storage = await openStorage(settings);
    files = await openFiles(connection, storage, settings.dataDir, (error) =>
      app?.log.error({ err: error }, "unused files could not be removed"),
    );
    if (settings.demo) await seedDemo(connection, files);
    library = createLibrary(connection, files);
    mailer = openMailer(connection, settings);
    const mails = createMails(mailer, () => settings.publicUrl ?? url);
    const throttles = createThrottles(connection);
    const { tokenSecret, defaultPassword } = settings;
    const account = createAccount({ connection, tokenSecret, mails, throttles, defaultPassword });
    const resources = createResources(connection);
    const experiences = createExperiences(connection);
    const users = createUsers({
      connection,
      files,
      experiences,
      library,
      mails,
      throttles,
      defaultPassword,
    });
    const served: Operations = {
      ...accountOperations(account),
      ...auditOperations(createAuditLog(connection.db)),
      ...experienceOperations(experiences),
      ...libraryOperations(library),
      ...pointOperations(createPoints(connection)),
      ...resourceOperations(resources),
      ...userOperations(users, { account, resources, settings }),
    };
    app = await createApp({
      settings,
      db: connection.db,
      contract: options.contract ?? loadContract("panel"),
      operations: served,
      authenticator: account,
      drain,
      storage,
      incoming: await openIncoming(settings.dataDir),
      ...(settings.demo ? { registerMore: (to) => registerDemoOutbox(to, settings) } : {}),
      ...(options.logStream ? { logStream: options.logStream } : {}),
    });
    await app.listen({ port: settings.port, host: settings.host });
    url = addressOf(app, settings.host);
    backgroundJobs = startBackgroundJobs({ connection, mailer, mails, throttles, log: app.log });
  } catch (error) {
    await app?.close();
    mailer?.close();
    library?.close();
    await files?.close();
    await connection.close();
    throw error;
  }
  const running = app;
  return {
    app: running,
    connection,
    url,
    async stop() {
      await drainAndClose(running, drain);
      await Promise.all(backgroundJobs.map((job) => job.stop()));
      mailer?.close();
      library?.close();
      await files?.close();
      await connection.close();
    },
  };
}

function addressOf(app: FastifyInstance, host: string): string {
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
