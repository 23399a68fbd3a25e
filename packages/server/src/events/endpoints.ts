import type { OpenRoute } from "@panel/api-client/visits-types";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/connection.ts";
import { liveAnswer } from "../http/operation.ts";
import type {
  BoardOperations,
  PhoneOperations,
  ScreenOperations,
  StaffEventOperations,
} from "../http/events-operation.ts";
import type { PublishedRoutes } from "../visits/published-routes.ts";
import type { BoardActions } from "./actions.ts";
import { findWatched, isScreen, mayWatch, rightsOf } from "./actor.ts";
import { boardEvents, screenEvents, screenOf, type Boards } from "./boards.ts";
import type { Events } from "./events.ts";
import type { EventLinks } from "./links.ts";
import type { TeamPhones } from "./phones.ts";
import type { PhoneSigns } from "./phone-signs.ts";
import type { EventRates } from "./rates.ts";
import { reportOf } from "./report.ts";
import { resultsOf } from "./results.ts";
import type { TeamStates } from "./team-state.ts";

export function staffEventOperations(
  db: Db,
  events: Events,
  links: EventLinks,
  boards: Boards,
  routes: PublishedRoutes,
) {
  return {
    async listEvents({ viewer, query, answer }) {
      return answer(await events.list(viewer, query.gymId));
    },

    async getEvent({ viewer, query, answer }) {
      return answer(await events.read(viewer, query.gymId, query.id));
    },

    async createEvent({ viewer, body, answer }) {
      const { gymId, ...event } = body;
      return answer(await events.create(viewer, gymId, event));
    },

    async saveEvent({ viewer, body, answer }) {
      return answer(await events.save(viewer, body.gymId, body.id, body.settings));
    },

    async deleteEvent({ viewer, body, answer }) {
      await events.remove(viewer, body.gymId, body.id);
      return answer();
    },

    async addEventTeams({ viewer, body, answer }) {
      const { gymId, id, ...teams } = body;
      return answer(await events.addTeams(viewer, gymId, id, teams));
    },

    async removeEventTeam({ viewer, body, answer }) {
      return answer(await events.removeTeam(viewer, body.gymId, body.id, body.team));
    },

    async getEventResults({ viewer, query, answer }) {
      return answer(await resultsOf(db, boards, viewer, query.gymId, query.id));
    },

    async getEventReport({ viewer, query, answer }) {
      return answer(await reportOf(db, routes, viewer, query.gymId, query.id));
    },

    async listEventLinks({ viewer, query, answer }) {
      return answer({ links: await links.list(viewer, query.gymId, query.id) });
    },

    async createEventLink({ viewer, body, answer }) {
      const { gymId, id, ...link } = body;
      return answer(await links.create(viewer, gymId, id, link));
    },

    async endEventLink({ viewer, body, answer }) {
      await links.end(viewer, body.gymId, body.id, body.link);
      return answer();
    },
  } satisfies StaffEventOperations;
}

/** At most one board in so many ms is sent to one reader. */
const BOARD_PACE = 500;
const SCREEN_PACE = 1000;
const PHONE_PACE = 500;

export function boardOperations(db: Db, boards: Boards, actions: BoardActions, rates: EventRates) {
  return {
    async getEventBoard({ viewer, query, answer }) {
      await findWatched(db, viewer, query.event);
      const { board } = await boards.read(query.event);
      return answer({ ...board, may: rightsOf(viewer) });
    },

    async followEventBoard({ viewer, query }) {
      const event = await findWatched(db, viewer, query.event);
      const isAllowed = () => mayWatch(db, viewer, event);
      return liveAnswer((gone) => {
        const reader = { key: `${viewer.role} ${viewer.id}`, isAllowed, gone, pace: BOARD_PACE };
        return boardEvents(boards.follow(event.id, reader), rightsOf(viewer));
      });
    },

    async startEvent({ viewer, body, answer }) {
      await rates.act(viewer);
      await actions.start(viewer, body.event);
      return answer();
    },

    async setEventEnd({ viewer, body, answer }) {
      await rates.act(viewer);
      await actions.setEnd(viewer, body.event, body.endsAt);
      return answer();
    },

    async sendEventMessage({ viewer, body, answer }) {
      await rates.act(viewer);
      await actions.message(viewer, body.event, body);
      return answer();
    },

    async passEventPoint({ viewer, body, answer }) {
      await rates.act(viewer);
      await actions.pass(viewer, body.event, body);
      return answer();
    },

    async adjustEventScore({ viewer, body, answer }) {
      await rates.act(viewer);
      await actions.score(viewer, body.event, body);
      return answer();
    },

    async endEventTeam({ viewer, body, answer }) {
      await rates.act(viewer);
      await actions.endTeam(viewer, body.event, body);
      return answer();
    },

    async renameEventTeam({ viewer, body, answer }) {
      await rates.act(viewer);
      await actions.rename(viewer, body.event, body);
      return answer();
    },

    async freeEventPhone({ viewer, body, answer }) {
      await rates.act(viewer);
      await actions.freePhone(viewer, body.event, body);
      return answer();
    },

    async revealEventRanking({ viewer, body, answer }) {
      await rates.act(viewer);
      await actions.reveal(viewer, body.event, body.revealed);
      return answer();
    },
  } satisfies BoardOperations;
}

export function screenOperations(db: Db, boards: Boards) {
  return {
    async getEventScreen({ viewer, answer }) {
      return answer(screenOf(await boards.read(viewer.eventId)));
    },

    async followEventScreen({ viewer }) {
      const isAllowed = () => isScreen(db, viewer);
      return liveAnswer((gone) => {
        const reader = { key: `screen ${viewer.id}`, isAllowed, gone, pace: SCREEN_PACE };
        return screenEvents(boards.follow(viewer.eventId, reader));
      });
    },
  } satisfies ScreenOperations;
}

export interface PhoneParts {
  phones: TeamPhones;
  states: TeamStates;
  signs: PhoneSigns;
  boards: Boards;
  rates: EventRates;
}

export function phoneOperations({ phones, states, signs, boards, rates }: PhoneParts) {
  /** Codes that lead nowhere are counted by who asks for them. */
  async function known<Found>(address: string, find: () => Promise<Found>): Promise<Found> {
    await rates.mayAsk(address);
    try {
      return await find();
    } catch (error) {
      if (isNotFound(error)) await rates.unknownCode(address);
      throw error;
    }
  }

  return {
    async getTeamDoor({ query, address, answer }) {
      await rates.door(address);
      const door = await known(address, () => phones.door(query.code));
      return answer({ ...door, now: new Date().toISOString() });
    },

    async joinTeam({ body, address, answer }) {
      await rates.join(address);
      return answer(await known(address, () => phones.join(body)));
    },

    async getTeamState({ viewer, query, answer }) {
      await rates.read(viewer.id);
      return answer(await phones.state(viewer, query.revision));
    },

    async followTeam({ viewer, query }) {
      await rates.read(viewer.id);
      // An open stream is a sign of life.
      const isAllowed = () => signs.isThere(viewer);
      signs.note(viewer);
      return liveAnswer((gone) => {
        const reader = { key: `phone ${viewer.id}`, isAllowed, gone, pace: PHONE_PACE };
        return states.follow(viewer, boards.follow(viewer.eventId, reader), query.revision);
      });
    },

    async getTeamRoute({ viewer, answer }) {
      await rates.read(viewer.id);
      // Written, it is in the contract's shape: see WrittenJson.
      return answer((await states.route(viewer)) as unknown as OpenRoute);
    },

    async addTeamSteps({ viewer, body, answer }) {
      await rates.steps(viewer.id);
      return answer(await phones.addSteps(viewer, body));
    },

    async renameOwnTeam({ viewer, body, answer }) {
      await rates.rename(viewer.id);
      return answer(await phones.rename(viewer, body.name));
    },

    async leaveTeam({ viewer, answer }) {
      await phones.leave(viewer);
      return answer();
    },
  } satisfies PhoneOperations;
}

const isNotFound = (error: unknown): boolean =>
  error instanceof AppError && error.kind === "not-found";
