import { pointChanges } from "@panel/domain/experience/point-record";
import type { BodyOf, Operations } from "../http/operation.ts";
import type { PointInput, Points } from "./service.ts";

export function pointOperations(points: Points): Operations {
  return {
    async createMapPoint({ viewer, body, answer }) {
      return answer(await points.create(viewer, { ...input(body), requestId: body.requestId }));
    },

    async updateMapPoint({ viewer, body, answer }) {
      return answer(await points.update(viewer, body.mappointId, input(body), body.version));
    },

    async deleteMapPoint({ viewer, body, answer }) {
      await points.remove(viewer, body.mappointGymId, body.mappointId, body.version);
      return answer();
    },
  };
}

function input(form: BodyOf<"createMapPoint" | "updateMapPoint">): PointInput {
  return {
    gymkhanaId: form.mappointGymId,
    changes: pointChanges(form),
  };
}
