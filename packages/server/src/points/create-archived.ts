import type { ArchivedPoint } from "@panel/domain/experience/archive";
import type { Connection, Db } from "../db/connection.ts";
import { saveUses } from "../library/uses.ts";
import type { Viewer } from "../viewer.ts";
import * as repository from "./repository.ts";
import { rememberPoint } from "./revision.ts";
import { contentOf } from "./stored.ts";
import { dependency } from "./write.ts";

/** Creates the points of an archive in a new experience, whose owner's branch has room for them. */
export async function createArchived(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  gymkhanaId: number,
  archived: readonly ArchivedPoint[],
): Promise<void> {
  const now = new Date().toISOString();
  const rows = await repository.insertPoints(
    transaction,
    archived.map(({ point }, position) => ({
      gymkhana_id: gymkhanaId,
      version: 1,
      position,
      depends_on: null,
      depends_not_on: null,
      bot_id: null,
      ...contentOf(point),
      request_id: null,
      created_at: now,
      updated_at: now,
    })),
  );
  const newIds = new Map(archived.map(({ id }, index) => [id, rows[index]?.id ?? 0]));
  for (const [index, row] of rows.entries()) {
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
    const place = { gymkhanaId, pointId: row.id, before: undefined, after };
    await saveUses(connection, transaction, viewer, place);
    await rememberPoint(transaction, viewer, { ...row, ...dependencies });
  }
}
