import type { Restoration } from "@panel/domain/versions/restore";
import { recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import { usableAssets } from "../library/usable-assets.ts";
import { restoreUses } from "../library/uses.ts";
import { requireQuota } from "../resources/quota.ts";
import { takeTurns } from "../turns.ts";
import type { Viewer } from "../viewer.ts";
import { orderPoints } from "./experience-points.ts";
import * as repository from "./repository.ts";
import { contentOf, pointOf } from "./stored.ts";

interface RestoredPoints extends Pick<Restoration, "added" | "changed" | "removed" | "order"> {
  /** Higher than the version of any of the added points has ever been. */
  version: number;
}

/**
 * Writes the points of an earlier version of an experience that the transaction has locked.
 * @throws Refusal where they do not fit the owner's limit
 */
export async function writeRestored(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  experience: ExperienceRow,
  { added, changed, removed, order, version }: RestoredPoints,
): Promise<void> {
  const now = new Date().toISOString();
  const rows = await repository.listPoints(transaction, experience.id);
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const id of removed) {
    await takeTurns();
    await repository.removePoint(transaction, id);
    await recordBy(transaction, viewer, {
      event: "point-delete",
      subject: `mappoint ${id}`,
      details: { gymkhana: experience.id },
    });
  }
  if (added.length > 0) {
    await requireQuota(connection, transaction, experience.owner_id, { mappoints: added.length });
  }
  for (const { id, point: wanted } of added) {
    await takeTurns();
    const point = await usableAssets(transaction, "point", wanted, undefined);
    await repository.insertPoint(transaction, {
      id,
      gymkhana_id: experience.id,
      version,
      position: 0,
      depends_on: null,
      depends_not_on: null,
      bot_id: point.chatbot || null,
      ...contentOf(point),
      request_id: null,
      created_at: now,
      updated_at: now,
    });
    await restoreUses(connection, transaction, experience.id, id, point);
    await recordBy(transaction, viewer, {
      event: "point-restore",
      subject: `mappoint ${id}`,
      details: { gymkhana: experience.id },
    });
  }
  for (const { id, point: wanted } of changed) {
    await takeTurns();
    const before = stored.get(id);
    if (!before) continue;
    const point = await usableAssets(transaction, "point", wanted, pointOf(before));
    await repository.updatePoint(transaction, id, {
      version: before.version + 1,
      bot_id: point.chatbot || null,
      ...contentOf(point),
      updated_at: now,
    });
    await restoreUses(connection, transaction, experience.id, id, point);
  }
  // Only now is everything there that a point may depend on.
  const there = new Set(order);
  const dependency = (id: number) => (there.has(id) ? id : null);
  for (const { id, point } of [...added, ...changed]) {
    await takeTurns();
    await repository.setDependencies(transaction, id, {
      depends_on: dependency(point.activationDependency),
      depends_not_on: dependency(point.deactivationDependency),
    });
  }
  await orderPoints(transaction, experience.id, order);
}
