import type { Connection, Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";
import { requirePermission } from "./permissions.ts";
import { findExperience, lockExperience } from "./service.ts";

/**
 * An experience that the viewer may edit.
 * @throws AppError not-found where the viewer sees none, forbidden where it may not edit it
 */
export async function findEditable(db: Db, viewer: Viewer, id: number): Promise<ExperienceRow> {
  const row = await findExperience(db, viewer, id);
  await requirePermission(db, viewer, row, "edit");
  return row;
}

/**
 * The same, and nobody else may write to the experience or its points until the transaction ends.
 * @throws AppError not-found where the viewer sees none, forbidden where it may not edit it
 */
export async function lockEditable(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  id: number,
): Promise<ExperienceRow> {
  const row = await lockExperience(connection, transaction, viewer, id);
  await requirePermission(transaction, viewer, row, "edit");
  return row;
}
