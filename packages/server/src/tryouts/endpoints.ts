import type {
  LinkTryOperations,
  ModelLinkOperations,
  StaffTryOperations,
} from "../http/tryouts-operation.ts";
import type { TryRoute } from "@panel/api-client/tryouts-types";
import type { TryLinks } from "./links.ts";
import type { ModelLinks } from "./model-links.ts";
import type { TryNotes } from "./notes.ts";
import { costOfMaking, type TryRates } from "./rates.ts";
import type { ReadTryRoute } from "./route.ts";
import type { KeptWalks } from "./walks.ts";

export function staffTryOperations(
  links: TryLinks,
  notes: TryNotes,
  walks: KeptWalks,
  models: ModelLinks,
) {
  return {
    async listTryLinks({ viewer, query, answer }) {
      return answer({ links: await links.list(viewer, query.gymId) });
    },

    async createTryLink({ viewer, body, answer }) {
      return answer(await links.create(viewer, body.gymId, body.days));
    },

    async endTryLink({ viewer, body, answer }) {
      await links.end(viewer, body.gymId, body.id);
      return answer();
    },

    async listTryNotes({ viewer, query, answer }) {
      return answer({ notes: await notes.list(viewer, query.gymId) });
    },

    async setTryNoteState({ viewer, body, answer }) {
      await notes.setDone(viewer, body.gymId, body.id, body.done);
      return answer();
    },

    async deleteTryNote({ viewer, body, answer }) {
      await notes.remove(viewer, body.gymId, body.id);
      return answer();
    },

    async listKeptWalks({ viewer, query, answer }) {
      return answer({ walks: await walks.list(viewer, query.gymId) });
    },

    async keepWalk({ viewer, body, answer }) {
      const { gymId, ...walk } = body;
      return answer(await walks.keep(viewer, gymId, walk));
    },

    async renameKeptWalk({ viewer, body, answer }) {
      await walks.rename(viewer, body.gymId, body.id, body.name);
      return answer();
    },

    async deleteKeptWalk({ viewer, body, answer }) {
      await walks.remove(viewer, body.gymId, body.id);
      return answer();
    },

    async listModelLinks({ viewer, query, answer }) {
      return answer({ links: await models.list(viewer, query.idMod) });
    },

    async createModelLink({ viewer, body, answer }) {
      return answer(await models.create(viewer, body.idMod, body));
    },

    async endModelLink({ viewer, body, answer }) {
      await models.end(viewer, body.idMod, body.id);
      return answer();
    },

    async settleModelSize({ viewer, body, answer }) {
      await models.settle(viewer, body.idMod, body.id, body.chosen);
      return answer();
    },
  } satisfies StaffTryOperations;
}

export function linkTryOperations(readRoute: ReadTryRoute, notes: TryNotes, rates: TryRates) {
  return {
    async getTryRoute({ viewer, address, answer }) {
      await rates.count("route", viewer, address);
      // Written, it is in the contract's shape: see WrittenJson.
      const pay = (points: number) => rates.count("route", viewer, address, costOfMaking(points));
      return answer((await readRoute(viewer, pay)) as unknown as TryRoute);
    },

    async sendTryNote({ viewer, body, files, address, isGone, answer }) {
      await rates.count("note", viewer, address);
      return answer({ notesLeft: await notes.send(viewer, body, files.photo, isGone) });
    },
  } satisfies LinkTryOperations;
}

export function modelLinkOperations(models: ModelLinks, rates: TryRates) {
  return {
    async getTriedModel({ viewer, address, answer }) {
      await rates.count("model", viewer, address);
      return answer(await models.read(viewer));
    },

    async sendModelSize({ viewer, body, address, answer }) {
      await rates.count("size", viewer, address);
      await models.choose(viewer, body);
      return answer();
    },
  } satisfies ModelLinkOperations;
}
