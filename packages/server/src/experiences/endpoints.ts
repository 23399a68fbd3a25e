import { experienceChanges } from "@panel/domain/experience/experience-record";
import { repeatedAnswer, type Operations } from "../http/operation.ts";
import { mapInTurns } from "../turns.ts";
import type { Viewer } from "../viewer.ts";
import { recordOf, type RecordParts } from "./record.ts";
import { remembered } from "./remembered.ts";
import type { Experiences } from "./service.ts";
import { summaryOf } from "./summary.ts";

/** What a list is made from. */
interface ListParts {
  viewer: Pick<Viewer, "id" | "role">;
  rows: Awaited<ReturnType<Experiences["list"]>>;
  /** Routes open and close with the day. */
  hour: { begins: string };
}

export function experienceOperations(experiences: Experiences) {
  const whole = remembered(async (parts: RecordParts) =>
    repeatedAnswer<"getGymkhanaById">(await recordOf(parts)),
  );
  const lists = remembered(async ({ viewer, rows }: ListParts) => {
    const now = new Date();
    return repeatedAnswer<"getUserGymkhanas">(
      await mapInTurns(rows, (row) => summaryOf(viewer, row, now)),
    );
  });
  return {
    async getUserGymkhanas({ viewer }) {
      const { id, role } = viewer;
      // Wherever a route is, its day ends at a full hour.
      const hour = { begins: new Date().toISOString().slice(0, "2026-05-01T10".length) };
      return lists(id, { viewer: { id, role }, rows: await experiences.list(viewer), hour });
    },

    async getGymkhanaPlaces({ viewer, answer }) {
      return answer(await experiences.places(viewer));
    },

    async findPoints({ viewer, query, answer }) {
      const points = await experiences.findPoints(viewer, query.text);
      return answer(
        points.map(({ id, experienceId, cas, cat, eng }) => ({
          IdPoint: id,
          gymId: experienceId,
          PointName: cas,
          PointNameCat: cat,
          PointNameEng: eng,
        })),
      );
    },

    async getGymkhanaById({ viewer, query }) {
      const parts = await experiences.read(viewer, query.gymId);
      return whole(parts.row.id, parts);
    },

    async saveGymkhana({ viewer, body, answer }) {
      const saved = await experiences.save(viewer, {
        id: body.gymId,
        version: body.version,
        requestId: body.requestId,
        changes: experienceChanges(body),
        isCorrection: body.isCorrection === 1,
        pointIds: body.mapPoints?.map(({ IdPoint }) => IdPoint),
      });
      return answer(saved);
    },

    async updateGymkhanaState({ viewer, body, answer }) {
      return answer(await experiences.setState(viewer, body.idGym, body.newSt, body.version));
    },
  } satisfies Operations;
}
