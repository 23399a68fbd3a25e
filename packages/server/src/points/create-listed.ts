import type { PointChanges } from "@panel/domain/experience/point";
import { idRanges } from "../audit/id-ranges.ts";
import { recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import { requireQuota } from "../resources/quota.ts";
import { mapInTurns } from "../turns.ts";
import type { Viewer } from "../viewer.ts";
import * as repository from "./repository.ts";
import { changedPoint, contentOf } from "./stored.ts";

/** Points that are created together. */
export interface PointList {
  experienceId: number;
  /** Stays the same when the list is sent again. */
  requestId?: string | undefined;
  points: readonly PointChanges[];
}

/**
 * Creates the points of a list behind those that are there, in an experience that the transaction has locked. A list that was sent before, whose answer was lost,
 * creates nothing: its points that are still there are answered.
 * @returns their ids in the order of the list
 * @throws Refusal when the owner's branch has no room for all of them
 */
export async function createListed(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  experience: ExperienceRow,
  { requestId, points }: PointList,
): Promise<number[]> {
  const others = await repository.listPoints(transaction, experience.id);
  // No request of a single point has an id with a slash.
  const requestOf = (index: number) => (requestId ? `${requestId}/${index}` : null);
  const made = others.filter((row) => requestId && row.request_id?.startsWith(`${requestId}/`));
  if (made.length > 0) return made.map(({ id }) => id);
  await requireQuota(connection, transaction, experience.owner_id, { mappoints: points.length });
  const now = new Date().toISOString();
  const first = Math.max(-1, ...others.map(({ position }) => position)) + 1;
  const wanted = await mapInTurns([...points.entries()], ([index, changes]) => ({
    gymkhana_id: experience.id,
    version: 1,
    position: first + index,
    depends_on: null,
    depends_not_on: null,
    bot_id: null,
    ...contentOf(changedPoint(undefined, changes)),
    request_id: requestOf(index),
    created_at: now,
    updated_at: now,
  }));
  const rows = await repository.insertPoints(transaction, wanted);
  const ids = rows.map(({ id }) => id);
  await recordBy(transaction, viewer, {
    event: "point-import",
    subject: `gymkhana ${experience.id}`,
    details: { points: ids.length, pointIds: idRanges(ids) },
  });
  return ids;
}
