import { orderWithRestored } from "@panel/domain/experience/point-order";
import { notFound, Refusal } from "../app-error.ts";
import { recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import { restoreUses } from "../library/uses.ts";
import { requireQuota } from "../resources/quota.ts";
import type { Viewer } from "../viewer.ts";
import { keepDeletion, takeDeletion } from "./deletions-repository.ts";
import { orderPoints } from "./experience-points.ts";
import * as repository from "./repository.ts";
import { contentOf, pointOf } from "./stored.ts";

/**
 * Deletes points of an experience that the transaction has locked, and keeps what restoring them needs.
 * @returns the id of the deletion
 */
export async function removePoints(
  transaction: Db,
  viewer: Viewer,
  experienceId: number,
  ids: readonly number[],
): Promise<number> {
  const all = await repository.listPoints(transaction, experienceId);
  const gone = new Set(ids);
  const points = all.filter(({ id }) => gone.has(id));
  if (points.length < gone.size) throw notFound();
  const dependsOnGone = (id: number | null) => id !== null && gone.has(id);
  const deletion = await keepDeletion(
    transaction,
    experienceId,
    {
      points,
      order: all.map(({ id }) => id),
      dependants: all
        .filter(({ id }) => !gone.has(id))
        .filter((row) => dependsOnGone(row.depends_on) || dependsOnGone(row.depends_not_on))
        .map(({ id, depends_on, depends_not_on }) => ({ id, depends_on, depends_not_on })),
    },
    new Date().toISOString(),
  );
  for (const id of gone) {
    await repository.removePoint(transaction, id);
    await recordBy(transaction, viewer, {
      event: "point-delete",
      subject: `mappoint ${id}`,
      details: { gymkhana: experienceId },
    });
  }
  return deletion;
}

/**
 * Undoes a deletion in an experience that the transaction has locked.
 * @throws Refusal where it can no longer be undone, or the points no longer fit the owner's limit
 */
export async function restorePoints(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  experience: ExperienceRow,
  deletionId: number,
): Promise<number[]> {
  const kept = await takeDeletion(transaction, experience.id, deletionId);
  if (!kept) throw new Refusal("ERRORS.pointsNotRestorable", "The deletion is undone or too old");
  const { order, dependants } = kept;
  const now = await repository.listPoints(transaction, experience.id);
  // An earlier version of the experience may have brought some back.
  const present = new Set(now.map(({ id }) => id));
  const points = kept.points.filter(({ id }) => !present.has(id));
  if (points.length === 0) return [];
  await requireQuota(connection, transaction, experience.owner_id, { mappoints: points.length });
  for (const point of points) {
    await repository.insertPoint(transaction, {
      ...point,
      // Of deletions before the column was there as well.
      ...contentOf(pointOf(point)),
      depends_on: null,
      depends_not_on: null,
    });
    await restoreUses(connection, transaction, experience.id, point.id, pointOf(point));
  }
  const restored = new Set(points.map(({ id }) => id));
  const there = new Set([...restored, ...now.map(({ id }) => id)]);
  const back = (id: number | null) => (id !== null && there.has(id) ? id : null);
  for (const point of points) {
    await repository.setDependencies(transaction, point.id, {
      depends_on: back(point.depends_on),
      depends_not_on: back(point.depends_not_on),
    });
  }
  for (const before of dependants) {
    const row = now.find(({ id }) => id === before.id);
    if (!row) continue;
    await repository.setDependencies(transaction, row.id, {
      depends_on: row.depends_on ?? back(before.depends_on),
      depends_not_on: row.depends_not_on ?? back(before.depends_not_on),
    });
  }
  const ids = now.map(({ id }) => id);
  await orderPoints(transaction, experience.id, orderWithRestored(ids, order, restored));
  for (const { id } of points) {
    await recordBy(transaction, viewer, {
      event: "point-restore",
      subject: `mappoint ${id}`,
      details: { gymkhana: experience.id },
    });
  }
  return points.map(({ id }) => id);
}
