import type { MapPointRecord } from "@panel/api-client/panel-types";
import { savedPointProblems, type PointChanges } from "@panel/domain/experience/point";
import { pointWire } from "@panel/domain/experience/wire";
import { savableDependency } from "@panel/domain/experience/point-rules";
import { lockEditable } from "../access/editable.ts";
import { AppError, notFound } from "../app-error.ts";
import type { Connection, Db } from "../db/connection.ts";
import { differingFields } from "../db/revisions.ts";
import type { ExperienceRow, MapPointRow } from "../db/schema.ts";
import { usedAssets } from "../library/used-assets.ts";
import { saveUses } from "../library/uses.ts";
import { pointOfVersion } from "../versions/list.ts";
import type { Viewer } from "../viewer.ts";
import * as repository from "./repository.ts";
import { refuseProblems } from "./refuse-problems.ts";
import { changedPoint, contentOf, fieldsOf, pointOf, pointRecord } from "./stored.ts";

export interface SavedPoint {
  mappointId: number;
  version: number;
  /** The point as it is stored, with everything that its experience uses. */
  record?: MapPointRecord;
}

/** Changes one of the points of an experience. */
export async function writePoint(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  id: number,
  changes: PointChanges,
  points: readonly MapPointRow[],
  version: number | undefined,
): Promise<MapPointRow> {
  const before = await lockedPoint(transaction, points, id, version);
  const stored = pointOf(before);
  const point = changedPoint(stored, changes);
  refuseProblems(savedPointProblems(changes, point), pointWire);
  await saveUses(connection, transaction, viewer, {
    experienceId: before.gymkhana_id,
    pointId: id,
    before: stored,
    after: point,
  });
  return repository.updatePoint(transaction, id, {
    version: before.version + 1,
    bot_id: point.chatbot || null,
    ...contentOf(point),
    updated_at: new Date().toISOString(),
    depends_on: dependency(point.activationDependency, id, points),
    depends_not_on: dependency(point.deactivationDependency, id, points),
  });
}

export const savedPoint = ({ id, version }: MapPointRow): SavedPoint => ({
  mappointId: id,
  version,
});

/** A saved point as a form shows it, so that nobody has to read the whole experience again. */
export const savedRecord = async (transaction: Db, row: MapPointRow): Promise<SavedPoint> => ({
  ...savedPoint(row),
  record: { ...pointRecord(row), library: await usedAssets(transaction, row.gymkhana_id) },
});

/** The experience whose points the viewer changes, locked: they are written by one at a time. */
export async function lockForPoints(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  id: number,
): Promise<ExperienceRow> {
  const experience = await lockEditable(connection, transaction, viewer, id);
  await repository.noteChange(transaction, experience.id, viewer.id);
  return experience;
}

/** The point to write to, after making sure that the sender has read its latest version. */
export async function lockedPoint(
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
        changed: await changedSince(transaction, row, version),
        current: {
          ...pointRecord(row),
          library: await usedAssets(transaction, row.gymkhana_id, id),
        },
      },
    });
  }
  return row;
}

/** Names of the fields that differ between the version that somebody read and what is stored; all of an unknown one. */
async function changedSince(transaction: Db, row: MapPointRow, version: number): Promise<string[]> {
  const read = await pointOfVersion(transaction, row.gymkhana_id, row.id, version);
  return differingFields(read ? fieldsOf(row.id, read) : {}, fieldsOf(row.id, pointOf(row)));
}

/** The dependency to store: none for a point that is unsaved, gone, of another experience or the point itself. */
export function dependency(
  wanted: number,
  ownId: number,
  points: readonly MapPointRow[],
): number | null {
  const id = savableDependency(wanted, ownId);
  return points.some((point) => point.id === id) ? id : null;
}
