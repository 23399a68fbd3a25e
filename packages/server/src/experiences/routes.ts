import { experienceChanges } from "@panel/domain/experience/experience-record";
import { repeatedAnswer, type Operations } from "../http/operation.ts";
import { recordOf } from "./record.ts";
import { remembered } from "./remembered.ts";
import type { Experiences } from "./service.ts";

export function experienceOperations(experiences: Experiences): Operations {
  const whole = remembered((parts) => repeatedAnswer<"getGymkhanaById">(recordOf(parts)));
  return {
    async getUserGymkhanas({ viewer, answer }) {
      return answer(await experiences.list(viewer));
    },

    async getGymkhanaById({ viewer, query }) {
      return whole(await experiences.read(viewer, query.gymId));
    },

    async saveGymkhana({ viewer, body, answer }) {
      const saved = await experiences.save(viewer, {
        id: body.gymId,
        version: body.version,
        requestId: body.requestId,
        changes: experienceChanges(body),
        pointIds: body.mapPoints?.map(({ IdPoint }) => IdPoint),
      });
      return answer(saved);
    },

    async updateGymkhanaState({ viewer, body, answer }) {
      return answer(await experiences.setState(viewer, body.idGym, body.newSt, body.version));
    },
  };
}
