import { notFound } from "../app-error.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { Viewer } from "../viewer.ts";
import { findSeen, lockForChange, type SeenAsset } from "./repository.ts";

export type { SeenAsset };

/** An asset that a viewer sees; undefined where it is gone, or in none of the viewer's libraries and experiences. */
export const findSeenAsset = findSeen;

/** @throws AppError not-found where the viewer sees none */
export async function seenAsset(db: Db, viewer: Viewer, id: number): Promise<SeenAsset> {
  const asset = await findSeen(db, viewer, id);
  if (!asset) throw notFound();
  return asset;
}

/** The same, and nobody else may change or delete the asset until the transaction ends. */
export async function lockSeenAsset(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  id: number,
): Promise<SeenAsset> {
  await lockForChange(connection, transaction, [id]);
  return seenAsset(transaction, viewer, id);
}
