import { cleanText } from "@panel/domain/clean-text";
import type { Operations } from "../http/operation.ts";
import type { Versions } from "./versions-service.ts";

export function versionOperations(versions: Versions) {
  return {
    async getGymkhanaVersions({ viewer, query, answer }) {
      return answer(await versions.list(viewer, query.gymId, query.before));
    },

    async getGymkhanaVersion({ viewer, query, answer }) {
      const { route, library } = await versions.read(viewer, query.gymId, query.number);
      const { experience, points } = route;
      return answer({ experience, points: [...points], library });
    },

    async getGymkhanaHistory({ viewer, query, answer }) {
      const { text, ...counts } = await versions.write(viewer, query.gymId);
      const bytes = Buffer.byteLength(text);
      return answer({ ...counts, bytes, text: query.sizeOnly === 1 ? "" : text });
    },

    async restoreGymkhanaVersion({ viewer, body, answer }) {
      const number = await versions.restore(viewer, {
        experienceId: body.gymId,
        number: body.number,
        pointIds: body.mappointIds,
      });
      return answer({ number });
    },

    async nameGymkhanaVersion({ viewer, body, answer }) {
      const name = cleanText(body.name, false).trim();
      await versions.rename(viewer, body.gymId, body.number, name);
      return answer();
    },
  } satisfies Operations;
}
