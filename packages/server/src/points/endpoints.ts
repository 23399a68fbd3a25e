import { pointChanges } from "@panel/domain/experience/point-record";
import type { BodyOf, Operations } from "../http/operation.ts";
import type { PointInput, Points } from "./service.ts";

export function pointOperations(points: Points) {
  return {
    async createMapPoint({ viewer, body, answer }) {
      return answer(await points.create(viewer, { ...input(body), requestId: body.requestId }));
    },

    async createMapPoints({ viewer, body, answer }) {
      const mappointIds = await points.createAll(viewer, {
        experienceId: body.mappointGymId,
        requestId: body.requestId,
        points: body.points.map(pointChanges),
      });
      return answer({ mappointIds });
    },

    async updateMapPoint({ viewer, body, answer }) {
      const changed = { ...input(body), isCorrection: body.isCorrection === 1 };
      return answer(await points.update(viewer, body.mappointId, changed, body.version));
    },

    async deleteMapPoint({ viewer, body, answer }) {
      await points.remove(viewer, body.mappointGymId, body.mappointId, body.version);
      return answer();
    },

    async orderMapPoints({ viewer, body, answer }) {
      await points.order(viewer, body.mappointGymId, body.mappointIds);
      return answer();
    },

    async updateMapPoints({ viewer, body, answer }) {
      const changes = body.changes.map(({ mappointId, version, ...form }) => ({
        id: mappointId,
        version,
        changes: pointChanges(form),
      }));
      return answer(await points.updateSeveral(viewer, body.mappointGymId, changes));
    },

    async deleteMapPoints({ viewer, body, answer }) {
      const deletionId = await points.removeSeveral(viewer, body.mappointGymId, body.mappointIds);
      return answer({ deletionId });
    },

    async restoreMapPoints({ viewer, body, answer }) {
      const mappointIds = await points.restore(viewer, body.mappointGymId, body.deletionId);
      return answer({ mappointIds });
    },
  } satisfies Operations;
}

function input(form: BodyOf<"createMapPoint" | "updateMapPoint">): PointInput {
  return {
    experienceId: form.mappointGymId,
    changes: pointChanges(form),
  };
}
