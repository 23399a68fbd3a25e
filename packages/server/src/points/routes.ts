import type { Operations } from "../http/contract-routes.ts";
import { succeeded, type Envelope } from "../http/envelope.ts";
import { viewerOf } from "../http/guards.ts";
import type { PointInput, Points } from "./service.ts";

interface PointForm extends Record<string, unknown> {
  mappointId: number;
  mappointGymId: number;
  version?: number;
  requestId?: string;
  dependency?: string;
  dependencyNeg?: string;
}

export function pointOperations(points: Points): Operations {
  return {
    async createMapPoint(request) {
      const form = request.body as PointForm;
      return succeeded(await points.create(viewerOf(request), input(form)));
    },

    async updateMapPoint(request) {
      const form = request.body as PointForm;
      return succeeded(
        await points.update(viewerOf(request), form.mappointId, input(form), form.version),
      );
    },

    async deleteMapPoint(request): Promise<Envelope> {
      const form = request.body as PointForm;
      await points.remove(viewerOf(request), form.mappointGymId, form.mappointId, form.version);
      return succeeded();
    },
  };
}

function input(form: PointForm): PointInput {
  return {
    gymkhanaId: form.mappointGymId,
    requestId: form.requestId,
    fields: form,
    dependency: form.dependency,
    dependencyNeg: form.dependencyNeg,
  };
}
