import { withAssets, type ArchivedPoint } from "@panel/domain/experience/archive";
import { pointFields } from "@panel/domain/experience/point";
import { emptyModel } from "@panel/domain/experience/fields";
import { chunks } from "../db/chunks.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { MapPointRow } from "../db/schema.ts";
import { saveUses } from "../library/uses.ts";
import { mapInTurns, takeTurns } from "../turns.ts";
import type { Viewer } from "../viewer.ts";
import * as repository from "./repository.ts";
import { contentOf } from "./stored.ts";
import { dependency } from "./write.ts";

interface Archived {
  /** Each an `ArchivedPoint` as JSON. */
  points: readonly string[];
  /** Ids of assets by those that the archive gives them. */
  assets: ReadonlyMap<number, number>;
}

/**
 * Creates the points of an archive in a new experience, whose owner's branch has room for them.
 * @returns the new ids by those of the archive, in the order of the points
 */
export async function createArchived(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  experienceId: number,
  { points, assets }: Archived,
): Promise<Map<number, number>> {
  const now = new Date().toISOString();
  const archived = await mapInTurns(points, (text) => {
    const { id, point } = JSON.parse(text) as ArchivedPoint;
    return { id, point: withAssets(point, assets) };
  });
  const rows: MapPointRow[] = [];
  for (const part of chunks([...archived.entries()], repository.AT_ONCE)) {
    const made = part.map(([position, { point }]) => ({
      gymkhana_id: experienceId,
      version: 1,
      position,
      depends_on: null,
      depends_not_on: null,
      bot_id: null,
      ...contentOf(point),
      request_id: null,
      created_at: now,
      updated_at: now,
    }));
    rows.push(...(await repository.insertPoints(transaction, made)));
  }
  const newIds = new Map(archived.map(({ id }, index) => [id, rows[index]?.id ?? 0]));
  for (const [index, row] of rows.entries()) {
    await takeTurns();
    const after = archived[index]?.point;
    if (!after) continue;
    const on = (id: number) => dependency(newIds.get(id) ?? 0, row.id, rows);
    const dependencies = {
      depends_on: on(after.activationDependency),
      depends_not_on: on(after.deactivationDependency),
    };
    if (dependencies.depends_on !== null || dependencies.depends_not_on !== null) {
      await repository.setDependencies(transaction, row.id, dependencies);
    }
    const place = { experienceId, pointId: row.id, before: undefined, after };
    await saveUses(connection, transaction, viewer, place);
  }
  return newIds;
}

/** Ids for points that are not there any more, and that no other point ever gets. */
export async function idsOfGone(
  transaction: Db,
  experienceId: number,
  count: number,
): Promise<number[]> {
  const now = new Date().toISOString();
  const blank = {
    gymkhana_id: experienceId,
    version: 1,
    position: 0,
    depends_on: null,
    depends_not_on: null,
    bot_id: null,
    ...contentOf(emptyModel(pointFields)),
    request_id: null,
    created_at: now,
    updated_at: now,
  };
  const made = await repository.insertPoints(
    transaction,
    Array.from({ length: count }, () => blank),
  );
  const ids = made.map(({ id }) => id);
  await repository.dropPoints(transaction, ids);
  return ids;
}
