import { notFound } from "../app-error.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";
import { findVisible, lockVisible } from "./repository.ts";

export { visibleIds } from "./visibility-repository.ts";

/**
 * An experience that the viewer sees.
 * @throws AppError not-found, also where there is one that the viewer does not see
 */
export async function findExperience(db: Db, viewer: Viewer, id: number): Promise<ExperienceRow> {
  const row = await findVisible(db, viewer, id);
  if (!row) throw notFound();
  return row;
}

/**
 * The same, and nobody else may write to the experience or its points until the transaction ends.
 * @throws AppError not-found, also where there is one that the viewer does not see
 */
export async function lockExperience(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  id: number,
): Promise<ExperienceRow> {
  const row = await lockVisible(connection, transaction, viewer, id);
  if (!row) throw notFound();
  return row;
}
