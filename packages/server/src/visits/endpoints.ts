import type { OpenRoute } from "@panel/api-client/visits-types";
import type { StaffVisitOperations, VisitorOperations } from "../http/visits-operation.ts";
import { writtenJson } from "../written-json.ts";
import type { PrizeDesk } from "./desk.ts";
import type { Publications } from "./publications.ts";
import type { VisitRates } from "./rates.ts";
import { VISIT_DAYS } from "./new-visit.ts";
import type { Visits, WrittenRoute } from "./service.ts";

export function staffVisitOperations(publications: Publications, desk: PrizeDesk) {
  return {
    async getPublication({ viewer, query, answer }) {
      return answer(await publications.read(viewer, query.gymId));
    },

    async publishGymkhana({ viewer, body, answer }) {
      return answer(await publications.publish(viewer, body.gymId, body.number));
    },

    async getDesk({ viewer, query, answer }) {
      return answer(await desk.read(viewer, query.gymId));
    },

    async verifyPrize({ viewer, body, answer }) {
      const { gymId, ...shown } = body;
      return answer(await desk.verify(viewer, gymId, shown));
    },

    async collectPrize({ viewer, body, answer }) {
      return answer(await desk.collect(viewer, body.gymId, body.play));
    },

    async undoCollectedPrize({ viewer, body, answer }) {
      return answer(await desk.undo(viewer, body.gymId, body.play));
    },
  } satisfies StaffVisitOperations;
}

const DAY_SECONDS = 24 * 60 * 60;

export function visitorOperations(visits: Visits, rates: VisitRates) {
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
    async listOpenRoutes({ address, answer }) {
      await rates.read(address);
      return answer({ routes: await visits.list() });
    },

    async getOpenRoute({ query, address, answer }) {
      await rates.read(address);
      const route = await known(address, () => visits.route(query.code));
      // Written, it is in the contract's shape: see WrittenJson.
      return answer(route as unknown as OpenRoute);
    },

    async startVisit({ body, address, visits: cookies, answer }) {
      await rates.start(address);
      const { route, of, ...started } = await known(address, () => visits.start(body));
      cookies.write(of.id, of.code, started.token, VISIT_DAYS * DAY_SECONDS);
      const now = new Date().toISOString();
      return answer({ ...started, now, ...(route ? { route: await written(route) } : {}) });
    },

    async addVisitSteps({ viewer, body, answer }) {
      await rates.steps(viewer.id);
      const played = await visits.addSteps({ visitId: viewer.id, ...body });
      return answer({
        visit: played.visit,
        refused: [...played.refused],
        now: new Date().toISOString(),
      });
    },

    async getMyVisit({ query, address, visits: cookies, answer }) {
      await rates.read(address);
      const { route, ...mine } = await visits.mine(query.code, cookies.read);
      return answer({ ...mine, route: await written(route), now: new Date().toISOString() });
    },

    async leaveVisit({ viewer, address, visits: cookies, answer }) {
      cookies.clear(await visits.leave(viewer.id, address));
      return answer();
    },
  } satisfies VisitorOperations;
}

/** A route within an answer. */
const written = async (route: WrittenRoute): Promise<OpenRoute> =>
  (await writtenJson(route)) as unknown as OpenRoute;

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && "kind" in error && error.kind === "not-found";
