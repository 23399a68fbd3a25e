import { z } from "zod";
import type { GymkhanaState } from "@panel/domain/gymkhana";
import type { Operations } from "../http/contract-routes.ts";
import { succeeded } from "../http/envelope.ts";
import { viewerOf } from "../http/guards.ts";
import { jsonText } from "../http/json-text.ts";
import { MAX_ID } from "./repository.ts";
import type { Experiences } from "./service.ts";

const recordId = z.number().int().min(1).max(MAX_ID);
const editorIds = z.array(recordId).max(1000);
const pointOrder = z.array(z.object({ IdPoint: z.number().int().min(1) })).max(10_000);

export function experienceOperations(experiences: Experiences): Operations {
  return {
    async getUserGymkhanas(request) {
      return succeeded(JSON.stringify(await experiences.list(viewerOf(request))));
    },

    async getGymkhanaById(request) {
      const { gymId } = request.query as { gymId: number };
      return succeeded(JSON.stringify(await experiences.read(viewerOf(request), gymId)));
    },

    async saveGymkhana(request) {
      const form = request.body as Record<string, unknown> & {
        gymId?: number;
        version?: number;
        requestId?: string;
      };
      const saved = await experiences.save(viewerOf(request), {
        id: form.gymId,
        version: form.version,
        requestId: form.requestId,
        fields: form,
        editorIds: jsonText(editorIds, "editorIds", form["editorIds"]),
        pointIds: jsonText(pointOrder, "mapPoints", form["mapPoints"])?.map((p) => p.IdPoint),
      });
      return succeeded(saved);
    },

    async updateGymkhanaState(request) {
      const form = request.body as { idGym: number; newSt: GymkhanaState; version?: number };
      return succeeded(
        await experiences.setState(viewerOf(request), form.idGym, form.newSt, form.version),
      );
    },
  };
}
