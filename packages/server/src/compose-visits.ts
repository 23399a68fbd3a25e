import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { loadContract } from "@panel/api-client/contract";
import type { BotPlatform } from "./chatbots/bot-platform.ts";
import { createRouteBots } from "./chatbots/route-bots.ts";
import type { Connection } from "./db/connection.ts";
import { VISITS_PREFIX } from "./http/addresses.ts";
import type { ServedContract } from "./http/contract-endpoints.ts";
import { panelEnvelope } from "./http/envelope.ts";
import type { MakingParts } from "./library/make-of-stored.ts";
import type { UsdzAddresses } from "./library/usdz/usdz-address.ts";
import type { UsdzFiles } from "./library/usdz/usdz-files.ts";
import type { Pseudonyms } from "./plays/pseudonyms.ts";
import { repeat, type RepeatingJob } from "./repeating-job.ts";
import type { Settings } from "./settings/settings.ts";
import type { Storage } from "./storage/storage.ts";
import type { StaffAuthenticator } from "./tryouts/authenticator.ts";
import { countVisits } from "./visits/counting.ts";
import { createDesk } from "./visits/desk.ts";
import { staffVisitOperations, visitorOperations } from "./visits/endpoints.ts";
import { clearVisits } from "./visits/expiry.ts";
import { registerPlayPages } from "./visits/page-endpoints.ts";
import { createRoutePages } from "./visits/pages.ts";
import { preparePublished } from "./visits/preparation.ts";
import { createPublications } from "./visits/publications.ts";
import { createPublishedRoutes, type PublishedRoutes } from "./visits/published-routes.ts";
import { createVisitRates } from "./visits/rates.ts";
import { createPictureIcons } from "./library/picture-icons.ts";
import { createVisits } from "./visits/service.ts";
import type { Workers } from "./workers/workers.ts";
import { createStepQueue, type StepQueue, type TeamSteps } from "./visits/step-queue.ts";
import { createVisitAuthenticator } from "./visits/visit-tokens.ts";

const COUNTING_PAUSE = 2000;
const PREPARING_PAUSE = 2000;
const CLEARING_PAUSE = 10 * 60_000;

export interface VisitsParts extends MakingParts {
  connection: Connection;
  settings: Settings;
  storage: Storage;
  usdz: UsdzAddresses;
  usdzFiles: UsdzFiles;
  pseudonyms: Pseudonyms;
  staff: StaffAuthenticator;
  platform: Pick<BotPlatform, "list">;
  onNoBots: (error: unknown) => void;
  workers: Workers;
  /** Plays the steps of teams of events. */
  teams: TeamSteps;
  /** Where people reach the server, once it listens. */
  publicUrl: () => string;
}

/** Everything that answers the contract of published routes, and their pages. */
export interface ServedVisits {
  contract: ServedContract;
  routes: PublishedRoutes;
  queue: StepQueue;
  registerPages(app: FastifyInstance): Promise<void>;
  startJobs(log: FastifyBaseLogger): RepeatingJob[];
}

export function openVisits(parts: VisitsParts): ServedVisits {
  const { connection, settings, pseudonyms, publicUrl } = parts;
  const { db } = connection;
  const routes = createPublishedRoutes(
    db,
    createRouteBots(db, parts.platform, parts.onNoBots),
    parts.usdz,
  );
  const queue = createStepQueue(connection, routes, parts.teams);
  const rates = createVisitRates(settings.visits);
  const shared = { connection, routes, queue, pseudonyms };
  const icons = createPictureIcons(parts);
  return {
    routes,
    queue,
    contract: {
      document: loadContract("visits"),
      prefix: VISITS_PREFIX,
      envelope: panelEnvelope,
      operations: {
        ...staffVisitOperations(createPublications(connection), createDesk(shared)),
        ...visitorOperations(createVisits({ ...shared, settings: settings.visits }), rates),
      },
      authenticator: createVisitAuthenticator(pseudonyms, parts.staff),
    },
    registerPages: (app) =>
      registerPlayPages(app, {
        settings,
        pages: createRoutePages(db),
        icons,
        storage: parts.storage,
        rates,
        publicUrl,
      }),
    startJobs: (log) => [
      repeat(
        (isStopped) =>
          preparePublished({ db, usdz: parts.usdzFiles, icons, workers: parts.workers }, isStopped),
        PREPARING_PAUSE,
        (error) =>
          log.error({ err: error }, "preparing published routes failed; it is tried again"),
      ),
      repeat(
        (isStopped) => countVisits(connection, routes, pseudonyms, isStopped),
        COUNTING_PAUSE,
        (error) => log.error({ err: error }, "counting visits failed; it is tried again"),
      ),
      repeat(
        (isStopped) => clearVisits(connection, { isStopped }),
        CLEARING_PAUSE,
        (error) =>
          log.error({ err: error }, "deleting visits that are over failed; it is tried again"),
      ),
    ],
  };
}
