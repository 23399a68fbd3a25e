import type { PointChanges } from "@panel/domain/experience/point";
import { savableDependency } from "@panel/domain/experience/point-rules";
import { recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import { changedSince } from "../db/revisions.ts";
import type { GymkhanaRow, MapPointRow } from "../db/schema.ts";
import { requirePermission } from "../access/permissions.ts";
import { lockExperience } from "../access/service.ts";
import { AppError, notFound } from "../app-error.ts";
import type { Viewer } from "../viewer.ts";
import { usedAssets } from "../library/used-assets.ts";
import { saveUses } from "../library/uses.ts";
import { requireQuota } from "../resources/quota.ts";
import * as repository from "./repository.ts";
import { rememberPoint } from "./revision.ts";
import { changedPoint, contentOf, ownFields, pointOf, pointRecord } from "./stored.ts";

export interface PointInput {
  gymkhanaId: number;
  /** Of a new one; see RequestId in the contract. */
  requestId?: string | undefined;
  changes: PointChanges;
}

export interface SavedPoint {
  mappointId: number;
  version: number;
}

export interface Points {
  create(viewer: Viewer, input: PointInput): Promise<SavedPoint>;
  update(viewer: Viewer, id: number, input: PointInput, version?: number): Promise<SavedPoint>;
  remove(viewer: Viewer, gymkhanaId: number, id: number, version?: number): Promise<void>;
}

export function createPoints(connection: Connection): Points {
  const { db } = connection;
  return {
    create: (viewer, input) =>
      db.transaction().execute(async (transaction) => {
        const gymkhana = await gymkhanaOf(connection, transaction, viewer, input.gymkhanaId);
        const others = await repository.listPoints(transaction, gymkhana.id);
        const made = input.requestId && others.find((row) => row.request_id === input.requestId);
        // An earlier try of the same request has created it and its answer was lost: this one
        // updates it.
        if (made) return write(connection, transaction, viewer, made.id, input, others, 1);
        await requireQuota(connection, transaction, gymkhana.owner_id, { mappoints: 1 });
        const now = new Date().toISOString();
        const point = changedPoint(undefined, input.changes);
        const row = await repository.insertPoint(transaction, {
          gymkhana_id: gymkhana.id,
          version: 1,
          position: Math.max(-1, ...others.map((other) => other.position)) + 1,
          depends_on: dependency(point.activationDependency, 0, others),
          depends_not_on: dependency(point.deactivationDependency, 0, others),
          content: contentOf(point),
          request_id: input.requestId ?? null,
          created_at: now,
          updated_at: now,
        });
        await saveUses(connection, transaction, viewer, {
          gymkhanaId: gymkhana.id,
          pointId: row.id,
          before: undefined,
          after: point,
        });
        await rememberPoint(transaction, viewer, row);
        return { mappointId: row.id, version: row.version };
      }),

    update: (viewer, id, input, version) =>
      db.transaction().execute(async (transaction) => {
        const gymkhana = await gymkhanaOf(connection, transaction, viewer, input.gymkhanaId);
        const others = await repository.listPoints(transaction, gymkhana.id);
        return write(connection, transaction, viewer, id, input, others, version);
      }),

    remove: (viewer, gymkhanaId, id, version) =>
      db.transaction().execute(async (transaction) => {
        const gymkhana = await gymkhanaOf(connection, transaction, viewer, gymkhanaId);
        const points = await repository.listPoints(transaction, gymkhana.id);
        await lockedPoint(transaction, points, id, version);
        await repository.removePoint(transaction, id);
        await recordBy(transaction, viewer, {
          event: "point-delete",
          subject: `mappoint ${id}`,
          details: { gymkhana: gymkhana.id },
        });
      }),
  };
}

async function write(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  id: number,
  input: PointInput,
  points: readonly MapPointRow[],
  version: number | undefined,
): Promise<SavedPoint> {
  const before = await lockedPoint(transaction, points, id, version);
  const stored = pointOf(before);
  const point = changedPoint(stored, input.changes);
  await saveUses(connection, transaction, viewer, {
    gymkhanaId: before.gymkhana_id,
    pointId: id,
    before: stored,
    after: point,
  });
  const row = await repository.updatePoint(transaction, id, {
    version: before.version + 1,
    content: contentOf(point),
    updated_at: new Date().toISOString(),
    depends_on: dependency(point.activationDependency, id, points),
    depends_not_on: dependency(point.deactivationDependency, id, points),
  });
  await rememberPoint(transaction, viewer, row);
  return { mappointId: row.id, version: row.version };
}

/** The experience, locked: its points are written by one at a time. */
async function gymkhanaOf(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  id: number,
): Promise<GymkhanaRow> {
  const gymkhana = await lockExperience(connection, transaction, viewer, id);
  await requirePermission(transaction, viewer, gymkhana, "edit");
  return gymkhana;
}

/** The point to write to, after making sure that the sender has read its latest version. */
async function lockedPoint(
  transaction: Db,
  points: readonly MapPointRow[],
  id: number,
  version: number | undefined,
): Promise<MapPointRow> {
  const row = points.find((point) => point.id === id);
  if (!row) throw notFound();
  if (version !== undefined && version !== row.version) {
    throw new AppError("conflict", "ERRORS.conflict", "Saved by somebody else in between", {
      data: {
        version: row.version,
        changed: await changedSince(transaction, "mappoint", id, version, ownFields(row)),
        current: {
          ...pointRecord(row),
          library: await usedAssets(transaction, row.gymkhana_id, id),
        },
      },
    });
  }
  return row;
}

/** The dependency to store: none for a point that is unsaved, gone, of another experience or the point itself. */
function dependency(wanted: number, ownId: number, points: readonly MapPointRow[]): number | null {
  const id = savableDependency(wanted, ownId);
  return points.some((point) => point.id === id) ? id : null;
}
