import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { loadContract, type ContractDocument } from "@panel/api-client/contract";
import { createMails } from "./account/mails.ts";
import { createProviderClient, type ProviderError } from "./account/providers/client.ts";
import { providerOperations, registerProviderReturn } from "./account/providers/endpoints.ts";
import { accountOperations } from "./account/endpoints.ts";
import { secondFactorOperations } from "./account/second-factor/endpoints.ts";
import { createAccount } from "./account/service.ts";
import { auditOperations } from "./audit/endpoints.ts";
import { createAuditLog } from "./audit/service.ts";
import { startBackgroundJobs, startDrafting } from "./background-jobs.ts";
import { createLedger } from "./bots/answers/ledger.ts";
import type { ModelLimits } from "./bots/answers/model-client.ts";
import type { Bots } from "./bots/service.ts";
import { createLocalPlatform } from "./chatbots/local-platform.ts";
import { createLogoutNotices, type LogoutNotices } from "./account/logout-notices.ts";
import type { PlatformTokens } from "./chatbots/platform-tokens.ts";
import { createRemotePlatform } from "./chatbots/remote-platform.ts";
import { chatbotOperations } from "./chatbots/endpoints.ts";
import { createChatbots } from "./chatbots/service.ts";
import { openTryouts } from "./compose-tryouts.ts";
import { openVisits } from "./compose-visits.ts";
import type { Connection } from "./db/connection.ts";
import { archiveOperations } from "./experiences/archive-endpoints.ts";
import { createArchiveImport } from "./experiences/import-archive.ts";
import { experienceOperations } from "./experiences/endpoints.ts";
import { createExperiences } from "./experiences/service.ts";
import { versionOperations } from "./experiences/version-endpoints.ts";
import { textOperations } from "./experiences/text-endpoints.ts";
import { createTexts } from "./experiences/texts-service.ts";
import { createVersions } from "./experiences/versions-service.ts";
import type { ServedContract } from "./http/contract-endpoints.ts";
import { panelEnvelope } from "./http/envelope.ts";
import type { Operations } from "./http/operation.ts";
import { API_PREFIX } from "./http/addresses.ts";
import type { Incoming } from "./http/uploads.ts";
import { openDecoder } from "./library/decoder.ts";
import { measureOldModels } from "./library/measure-old.ts";
import { libraryOperations } from "./library/endpoints.ts";
import { createLibrary } from "./library/service.ts";
import { createUsdzAddresses } from "./library/usdz/usdz-address.ts";
import { registerUsdz } from "./library/usdz/usdz-endpoints.ts";
import { createUsdzFiles } from "./library/usdz/usdz-files.ts";
import { openMailer } from "./mail/mailer.ts";
import { pointOperations } from "./points/endpoints.ts";
import { overviewOperations } from "./overview/endpoints.ts";
import { createOverviews } from "./overview/service.ts";
import { createPoints } from "./points/service.ts";
import type { Translator } from "./bots/translation/apertium.ts";
import { createAltDrafts } from "./drafts/alt-texts.ts";
import { createGlossaries } from "./drafts/glossary.ts";
import { draftOperations } from "./drafts/endpoints.ts";
import { createDrafts } from "./drafts/service.ts";
import { createLotteries, lotteryEncryption } from "./plays/lotteries.ts";
import { registerLotteryPage } from "./plays/lottery-page-endpoints.ts";
import { lotteryOperations } from "./plays/lottery-endpoints.ts";
import type { Pseudonyms } from "./plays/pseudonyms.ts";
import { createStatistics } from "./plays/statistics.ts";
import { createEventNews } from "./events/news.ts";
import { createTeamPlays } from "./events/team-plays.ts";
import { openEvents } from "./compose-events.ts";
import { statisticsOperations } from "./plays/statistics-endpoints.ts";
import { speechOperations } from "./speech/endpoints.ts";
import type { SpeechLimits } from "./speech/speech-client.ts";
import { createSpeeches } from "./speech/service.ts";
import { repeat, type RepeatingJob } from "./repeating-job.ts";
import { resourceOperations } from "./resources/endpoints.ts";
import { createResources } from "./resources/service.ts";
import type { Settings } from "./settings/settings.ts";
import type { Files } from "./storage/files.ts";
import type { Storage } from "./storage/storage.ts";
import type { Throttles } from "./throttle/throttle.ts";
import { createImports } from "./throttle/imports.ts";
import { clearTryouts } from "./tryouts/expiry.ts";
import { editorCreator } from "./users/create-editor.ts";
import { lastSeen } from "./users/last-seen.ts";
import { userOperations } from "./users/endpoints.ts";
import { createUsers } from "./users/service.ts";
import { openWorkers } from "./workers/workers.ts";

const TRYOUTS_PAUSE = 60_000;
const LOTTERIES_PAUSE = 15_000;
const MEASURING_PAUSE = 60 * 60_000;

export interface PanelParts {
  connection: Connection;
  settings: Settings;
  files: Files;
  storage: Storage;
  incoming: Incoming;
  throttles: Throttles;
  /** What translates on this machine, if anything does. */
  findTranslator: () => Promise<Translator | undefined>;
  platformTokens: PlatformTokens;
  /** Of the bot platform in this process; undefined where it is elsewhere. */
  bots: Bots | undefined;
  pseudonyms: Pseudonyms;
  /** How long a language model may take. */
  modelLimits: ModelLimits | undefined;
  /** Is told when what was saved of a chatbot has not reached the bot platform. */
  onUnpublished: (error: unknown) => void;
  /** Is told why translations could not be drafted. */
  onNoDrafts: (error: unknown, message: string) => void;
  /** Is told why a route is tried without its chats. */
  onNoBots: (error: unknown) => void;
  /** Is told why changes of events are not heard of at once. */
  onNoNews: (error: unknown) => void;
  /** Is told why a provider of identities has let nobody in. */
  onProviderFailure: (error: ProviderError) => void;
  /** Where people reach the panel, once it listens. */
  publicUrl: () => string;
  contract?: ContractDocument | undefined;
  speechLimits?: SpeechLimits | undefined;
}

/** Everything that answers the panel's contract, and that of trying a route. */
export interface Panel {
  contracts: readonly ServedContract[];
  registerPages(app: FastifyInstance): Promise<void>;
  startJobs(log: FastifyBaseLogger): RepeatingJob[];
  /** Has the calls of models under way, and streams, end soon. */
  drain(): void;
  close(): Promise<void>;
}

export function openPanel(parts: PanelParts): Panel {
  const { connection, settings, files, throttles, platformTokens } = parts;
  const { tokenSecrets, defaultPassword } = settings;
  const decoder = openDecoder();
  const library = createLibrary(connection, files, decoder);
  const workers = openWorkers();
  const imports = createImports(connection, throttles);
  const mailer = openMailer(connection, settings);
  const mails = createMails(mailer, parts.publicUrl);
  const account = createAccount({
    connection,
    tokenSecrets,
    sessionIdleMs: settings.sessionIdleMs,
    mails,
    throttles,
    secondFactorRoles: settings.secondFactorRoles,
    defaultPassword,
    providerClient: createProviderClient(settings.providers, parts.publicUrl),
    createEditor: editorCreator(connection),
    onProviderFailure: parts.onProviderFailure,
  });
  const resources = createResources(connection);
  const experiences = createExperiences(connection);
  const platform = parts.bots
    ? createLocalPlatform(parts.bots, platformTokens)
    : createRemotePlatform({
        db: connection.db,
        baseUrl: settings.bots.url ?? "",
        tokens: platformTokens,
      });
  const chatbots = createChatbots({
    connection,
    files,
    platform,
    addressOf: (path) => (parts.bots ? path : parts.publicUrl() + path),
    onUnpublished: parts.onUnpublished,
  });
  const users = createUsers({
    connection,
    chatbots,
    files,
    experiences,
    library,
    mails,
    throttles,
    imports,
    workers,
    phoneRegion: settings.phoneRegion,
    defaultPassword,
  });
  const lotteries = createLotteries({
    connection,
    encryption: lotteryEncryption(tokenSecrets),
    pseudonyms: parts.pseudonyms,
  });
  const speeches = createSpeeches({
    connection,
    settings: settings.speech,
    library,
    incoming: parts.incoming,
    throttles,
    ledger: createLedger(connection, settings.bots.tokensPerAccount),
    limits: parts.speechLimits,
  });
  const drafts = createDrafts({
    connection,
    settings: settings.bots,
    limits: parts.modelLimits,
    findTranslator: parts.findTranslator,
    onProblem: parts.onNoDrafts,
  });
  const altDrafts = createAltDrafts({
    connection,
    settings: settings.bots,
    storage: parts.storage,
    throttles,
    limits: parts.modelLimits,
  });
  const operations: Required<Operations> = {
    ...accountOperations(account),
    ...secondFactorOperations(account),
    ...providerOperations(account.providers),
    ...auditOperations(createAuditLog(connection.db)),
    ...chatbotOperations(chatbots),
    ...experienceOperations(experiences),
    ...archiveOperations(createArchiveImport({ connection, library, imports, workers })),
    ...versionOperations(createVersions(connection, chatbots)),
    ...textOperations(createTexts(connection)),
    ...draftOperations(drafts, createGlossaries(connection.db), altDrafts),
    ...libraryOperations(library),
    ...lotteryOperations(lotteries),
    ...overviewOperations(
      createOverviews({
        experiences,
        users,
        lastSeen: (viewer, most) => lastSeen(connection.db, viewer, most),
        resources,
        bots: parts.bots,
      }),
    ),
    ...pointOperations(createPoints(connection, chatbots)),
    ...resourceOperations(resources),
    ...speechOperations(speeches),
    ...statisticsOperations(createStatistics(connection)),
    ...userOperations(users, { resources, platformTokens, settings }),
  };
  const own = {
    document: parts.contract ?? loadContract("panel"),
    prefix: API_PREFIX,
    envelope: panelEnvelope,
    operations,
    authenticator: account,
  };
  const usdz = createUsdzAddresses(tokenSecrets);
  const usdzFiles = createUsdzFiles({ ...parts, decoder, addresses: usdz });
  const shared = { ...parts, staff: account, platform, usdz, usdzFiles, decoder };
  const news = createEventNews(connection, parts.onNoNews);
  const visits = openVisits({ ...shared, workers, teams: createTeamPlays(connection, news) });
  const { routes, queue } = visits;
  const events = openEvents({ ...shared, routes, queue, news });
  return {
    contracts: [own, openTryouts(shared), visits.contract, events.contract],
    async registerPages(app) {
      await visits.registerPages(app);
      registerUsdz(app, { usdz: usdzFiles, storage: parts.storage });
      registerLotteryPage(app, lotteries, settings.panelDir);
      registerProviderReturn(app, account.providers);
    },
    startJobs: (log) => {
      return [
        ...startBackgroundJobs({
          connection,
          mailer,
          mails,
          throttles,
          sessionIdleMs: settings.sessionIdleMs,
          logoutNotices: logoutNotices(connection, settings),
          playEventDays: settings.plays.eventDays,
          versionKeeping: settings.versions,
          log,
        }),
        repeat(
          (isStopped) => clearTryouts(connection, files, { isStopped }),
          TRYOUTS_PAUSE,
          (error) =>
            log.error({ err: error }, "deleting what is over of tryouts failed; it is tried again"),
        ),
        ...startDrafting(drafts, log),
        ...visits.startJobs(log),
        ...events.startJobs(log),
        repeat(
          (isStopped) => lotteries.run({ isStopped }),
          LOTTERIES_PAUSE,
          (error) => log.error({ err: error }, "drawing prizes failed; it is tried again"),
        ),
        repeat(
          (isStopped) => measureOldModels({ ...parts, db: connection.db, decoder }, isStopped),
          MEASURING_PAUSE,
          (error) =>
            log.error({ err: error }, "stored models could not be measured; it is tried again"),
        ),
      ];
    },
    drain() {
      speeches.stop();
      altDrafts.stop();
      // Their streams end, which would keep the server open.
      news.stop();
    },
    async close() {
      await news.close();
      mailer.close();
      decoder.close();
      await workers.close();
    },
  };
}

/** Only a platform elsewhere that shares a secret with this server is told. */
function logoutNotices(
  { db }: Connection,
  { bots: { url: baseUrl, secrets } }: Settings,
): LogoutNotices | undefined {
  return baseUrl !== undefined && secrets
    ? createLogoutNotices({ db, baseUrl, secrets })
    : undefined;
}
