import { savedPointProblems, type PointChanges } from "@panel/domain/experience/point";
import { pointWire } from "@panel/domain/experience/wire";
import { areSamePoints } from "@panel/domain/experience/point-order";
import { hasRight } from "@panel/domain/policies";
import { findExperience } from "../access/service.ts";
import { Refusal } from "../app-error.ts";
import { recordBy } from "../audit/record.ts";
import type { Chatbots } from "../chatbots/service.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import { saveUses } from "../library/uses.ts";
import { requireQuota } from "../resources/quota.ts";
import { keepVersion, latestVersion } from "../versions/keep.ts";
import type { Viewer } from "../viewer.ts";
import { createListed, type PointList } from "./create-listed.ts";
import { removePoints, restorePoints } from "./deletions.ts";
import { orderPoints } from "./experience-points.ts";
import { refuseProblems } from "./refuse-problems.ts";
import * as repository from "./repository.ts";
import { changedPoint, contentOf } from "./stored.ts";
import {
  dependency,
  lockForPoints,
  lockedPoint,
  type SavedPoint,
  savedPoint,
  savedRecord,
  writePoint,
} from "./write.ts";

export interface PointInput {
  experienceId: number;
  /** Of a new one; see RequestId in the contract. */
  requestId?: string | undefined;
  changes: PointChanges;
  /** Whether changed texts are only corrected, so that their translations stay valid. */
  isCorrection?: boolean;
}

export interface Points {
  create(viewer: Viewer, input: PointInput): Promise<SavedPoint>;
  /** Creates all or none; answers their ids in order. A list that was sent before creates nothing. */
  createAll(viewer: Viewer, list: PointList): Promise<number[]>;
  update(viewer: Viewer, id: number, input: PointInput, version?: number): Promise<SavedPoint>;
  /** Changes several points; all of the changes are stored or none. */
  updateSeveral(
    viewer: Viewer,
    experienceId: number,
    changes: readonly SeveralChange[],
  ): Promise<SavedPoint[]>;
  /** @throws Refusal where the ids are not those of the experience's points */
  order(viewer: Viewer, experienceId: number, ids: readonly number[]): Promise<void>;
  remove(viewer: Viewer, experienceId: number, id: number, version?: number): Promise<void>;
  /** @returns what `restore` takes */
  removeSeveral(viewer: Viewer, experienceId: number, ids: readonly number[]): Promise<number>;
  /** @returns ids of the restored points */
  restore(viewer: Viewer, experienceId: number, deletionId: number): Promise<number[]>;
}

export interface SeveralChange {
  id: number;
  version: number | undefined;
  changes: PointChanges;
}

export function createPoints(
  connection: Connection,
  chatbots: Pick<Chatbots, "requireSelectable">,
): Points {
  const { db } = connection;

  /**
   * What is saved of an input. Of the chatbot nothing of an author who may not choose it, and only
   * one of the author's branch; one that stays as it is may be gone, or the bot platform out of reach.
   */
  async function validatedInput(
    viewer: Viewer,
    input: PointInput,
    id?: number,
  ): Promise<PointInput> {
    const { chatbot, ...changes } = input.changes;
    if (chatbot === undefined) return input;
    if (!hasRight(viewer.role, "select-chatbot")) return { ...input, changes };
    if (chatbot === "") return input;
    await findExperience(db, viewer, input.experienceId);
    const points = await repository.listPoints(db, input.experienceId);
    if (points.find((row) => row.id === id)?.bot_id !== chatbot) {
      await chatbots.requireSelectable(viewer, chatbot);
    }
    return input;
  }

  /** Changes points of an experience in one transaction, which makes a version of it. */
  const changing = <T>(
    viewer: Viewer,
    experienceId: number,
    change: (transaction: Db, experience: ExperienceRow) => Promise<T>,
    isCorrection = false,
    isUndo = false,
  ): Promise<T> =>
    db.transaction().execute(async (transaction) => {
      const experience = await lockForPoints(connection, transaction, viewer, experienceId);
      const latest = await latestVersion(transaction, experience);
      const changed = await change(transaction, experience);
      await keepVersion(transaction, viewer, experience, latest, {
        isCorrection: () => isCorrection,
        isUndo,
      });
      return changed;
    });

  return {
    async create(viewer, given) {
      const input = await validatedInput(viewer, given);
      return changing(viewer, input.experienceId, async (transaction, experience) => {
        const others = await repository.listPoints(transaction, experience.id);
        const made = input.requestId && others.find((row) => row.request_id === input.requestId);
        // An earlier try of the same request has created it and its answer was lost: this one
        // updates it.
        if (made) {
          const { changes } = input;
          return savedRecord(
            transaction,
            await writePoint(connection, transaction, viewer, made.id, changes, others, 1),
          );
        }
        await requireQuota(connection, transaction, experience.owner_id, { mappoints: 1 });
        const now = new Date().toISOString();
        const point = changedPoint(undefined, input.changes);
        refuseProblems(savedPointProblems(input.changes, point), pointWire);
        const row = await repository.insertPoint(transaction, {
          gymkhana_id: experience.id,
          version: 1,
          position: Math.max(-1, ...others.map((other) => other.position)) + 1,
          depends_on: dependency(point.activationDependency, 0, others),
          depends_not_on: dependency(point.deactivationDependency, 0, others),
          bot_id: point.chatbot || null,
          ...contentOf(point),
          request_id: input.requestId ?? null,
          created_at: now,
          updated_at: now,
        });
        await saveUses(connection, transaction, viewer, {
          experienceId: experience.id,
          pointId: row.id,
          before: undefined,
          after: point,
        });
        return savedRecord(transaction, row);
      });
    },

    createAll: (viewer, list) =>
      changing(viewer, list.experienceId, (transaction, experience) =>
        createListed(connection, transaction, viewer, experience, list),
      ),

    async update(viewer, id, given, version) {
      const input = await validatedInput(viewer, given, id);
      const { experienceId, changes, isCorrection } = input;
      const change = async (transaction: Db, experience: ExperienceRow) => {
        const others = await repository.listPoints(transaction, experience.id);
        return savedRecord(
          transaction,
          await writePoint(connection, transaction, viewer, id, changes, others, version),
        );
      };
      return changing(viewer, experienceId, change, isCorrection);
    },

    updateSeveral: (viewer, experienceId, changes) =>
      changing(viewer, experienceId, async (transaction, experience) => {
        const points = [...(await repository.listPoints(transaction, experience.id))];
        const places = new Map(points.map(({ id }, place) => [id, place]));
        const saved: SavedPoint[] = [];
        for (const { id, version, changes: wanted } of changes) {
          const row = await writePoint(
            connection,
            transaction,
            viewer,
            id,
            wanted,
            points,
            version,
          );
          points[places.get(id) ?? 0] = row;
          saved.push(savedPoint(row));
        }
        return saved;
      }),

    order: (viewer, experienceId, ids) =>
      changing(viewer, experienceId, async (transaction, experience) => {
        const points = await repository.listPoints(transaction, experience.id);
        const stored = points.map((point) => point.id);
        if (!areSamePoints(stored, ids)) {
          throw new Refusal("ERRORS.pointsChanged", "Other points are there by now");
        }
        await orderPoints(transaction, experience.id, ids);
      }),

    removeSeveral: (viewer, experienceId, ids) =>
      changing(viewer, experienceId, async (transaction, experience) => {
        return removePoints(transaction, viewer, experience.id, ids);
      }),

    restore: (viewer, experienceId, deletionId) =>
      changing(
        viewer,
        experienceId,
        (transaction, experience) =>
          restorePoints(connection, transaction, viewer, experience, deletionId),
        false,
        true,
      ),

    remove: (viewer, experienceId, id, version) =>
      changing(viewer, experienceId, async (transaction, experience) => {
        const points = await repository.listPoints(transaction, experience.id);
        await lockedPoint(transaction, points, id, version);
        await repository.removePoint(transaction, id);
        await recordBy(transaction, viewer, {
          event: "point-delete",
          subject: `mappoint ${id}`,
          details: { gymkhana: experience.id },
        });
      }),
  };
}
