import type { FastifyBaseLogger } from "fastify";
import { loadContract } from "@panel/api-client/contract";
import type { Connection } from "./db/connection.ts";
import { createBoardActions } from "./events/actions.ts";
import { createEventAuthenticator, type StaffAuthenticator } from "./events/authenticator.ts";
import { createBoards } from "./events/boards.ts";
import {
  boardOperations,
  phoneOperations,
  screenOperations,
  staffEventOperations,
} from "./events/endpoints.ts";
import { createEvents } from "./events/events.ts";
import { clearEvents, settleEvents } from "./events/expiry.ts";
import { createEventLinks } from "./events/links.ts";
import type { EventNews } from "./events/news.ts";
import { createPhoneSigns } from "./events/phone-signs.ts";
import { createTeamPhones } from "./events/phones.ts";
import { createEventRates } from "./events/rates.ts";
import { sumUpEvents } from "./events/report.ts";
import { createTeamStates } from "./events/team-state.ts";
import { EVENTS_PREFIX } from "./http/addresses.ts";
import type { ServedContract } from "./http/contract-endpoints.ts";
import { panelEnvelope } from "./http/envelope.ts";
import type { Pseudonyms } from "./plays/pseudonyms.ts";
import { repeat, type RepeatingJob } from "./repeating-job.ts";
import type { Throttles } from "./throttle/throttle.ts";
import type { PublishedRoutes } from "./visits/published-routes.ts";
import type { StepQueue } from "./visits/step-queue.ts";

const SETTLING_PAUSE = 1000;
const SIGNS_PAUSE = 1000;
const CLEARING_PAUSE = 10 * 60_000;

export interface EventsParts {
  connection: Connection;
  throttles: Throttles;
  pseudonyms: Pseudonyms;
  staff: StaffAuthenticator;
  routes: PublishedRoutes;
  queue: StepQueue;
  news: EventNews;
}

/** Everything that answers the contract of events. */
export interface ServedEvents {
  contract: ServedContract;
  startJobs(log: FastifyBaseLogger): RepeatingJob[];
}

export function openEvents(parts: EventsParts): ServedEvents {
  const { connection, throttles, pseudonyms, staff, routes, news } = parts;
  const { db } = connection;
  const boards = createBoards(db, routes, news);
  const shared = { ...parts, boards };
  const states = createTeamStates(shared);
  const signs = createPhoneSigns(db);
  const rates = createEventRates();
  const phones = createTeamPhones({ ...shared, states, signs });
  const links = createEventLinks(connection, news);
  return {
    contract: {
      document: loadContract("events"),
      prefix: EVENTS_PREFIX,
      envelope: panelEnvelope,
      operations: {
        ...staffEventOperations(db, createEvents(parts), links, boards, routes),
        ...boardOperations(db, boards, createBoardActions(shared), rates),
        ...screenOperations(db, boards),
        ...phoneOperations({ phones, states, signs, boards, rates }),
      },
      authenticator: createEventAuthenticator(
        connection,
        pseudonyms,
        staff,
        throttles.tryLinkFromAddress,
      ),
    },
    startJobs: (log) => [
      repeat(
        () => signs.store(),
        SIGNS_PAUSE,
        (error) => log.error({ err: error }, "signs of phones could not be stored"),
      ),
      repeat(
        (isStopped) => settleEvents(parts, isStopped),
        SETTLING_PAUSE,
        (error) => log.error({ err: error }, "starting or ending events failed; it is tried again"),
      ),
      repeat(
        (isStopped) => clearEvents(connection, { isStopped }),
        CLEARING_PAUSE,
        (error) =>
          log.error({ err: error }, "deleting names of past events failed; it is tried again"),
      ),
      repeat(
        (isStopped) => sumUpEvents(connection, routes, { isStopped }),
        CLEARING_PAUSE,
        (error) => log.error({ err: error }, "summing up past events failed; it is tried again"),
      ),
    ],
  };
}
