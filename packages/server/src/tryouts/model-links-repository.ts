import { USER_STATUS } from "@panel/domain/users";
import type { Role } from "@panel/domain/roles";
import type { Db } from "../db/connection.ts";
import type { ModelLinkRow } from "../db/tryouts-schema.ts";

/** The links of an asset that a user made and that count, the newest first. */
export function listModelLinks(
  db: Db,
  userId: number,
  assetId: number,
  now: string,
): Promise<ModelLinkRow[]> {
  return db
    .selectFrom("model_links")
    .selectAll()
    .where("user_id", "=", userId)
    .where("asset_id", "=", assetId)
    .where("expires_at", ">", now)
    .orderBy("id", "desc")
    .execute();
}

export function insertModelLink(
  db: Db,
  link: Pick<
    ModelLinkRow,
    "asset_id" | "user_id" | "token_hash" | "plays" | "clip" | "created_at" | "expires_at"
  >,
): Promise<ModelLinkRow> {
  return db.insertInto("model_links").values(link).returningAll().executeTakeFirstOrThrow();
}

/** @returns whether the user had one */
export async function deleteModelLink(
  db: Db,
  userId: number,
  assetId: number,
  id: number,
): Promise<boolean> {
  const found = await db
    .deleteFrom("model_links")
    .where("user_id", "=", userId)
    .where("asset_id", "=", assetId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return found !== undefined;
}

/** The link of a secret with the role of who made it, unless it has ended or that user is not active. */
export function findModelLink(
  db: Db,
  hash: string,
  now: string,
): Promise<(ModelLinkRow & { role: Role }) | undefined> {
  return db
    .selectFrom("model_links")
    .innerJoin("users", "users.id", "model_links.user_id")
    .selectAll("model_links")
    .select("users.role")
    .where("token_hash", "=", hash)
    .where("expires_at", ">", now)
    .where("users.status", "=", USER_STATUS.active)
    .executeTakeFirst();
}

export async function noteModelUse(db: Db, id: number, now: string): Promise<void> {
  await db.updateTable("model_links").set({ last_used_at: now }).where("id", "=", id).execute();
}

/** Keeps a size as the last one, unless it is the last one already, settled or not. */
export async function chooseSize(
  db: Db,
  id: number,
  chosen: { id: string; scale: number; height: number | null; at: string },
): Promise<void> {
  await db
    .updateTable("model_links")
    .set({
      chosen_id: chosen.id,
      chosen_scale: chosen.scale,
      chosen_height: chosen.height,
      chosen_at: chosen.at,
    })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("chosen_id", "is", null), eb("chosen_id", "!=", chosen.id)]))
    .execute();
}

/** Forgets a size, unless another one has come. */
export async function settleSize(
  db: Db,
  userId: number,
  assetId: number,
  id: number,
  chosenId: string,
): Promise<void> {
  await db
    .updateTable("model_links")
    .set({ chosen_scale: null, chosen_height: null, chosen_at: null })
    .where("user_id", "=", userId)
    .where("asset_id", "=", assetId)
    .where("id", "=", id)
    .where("chosen_id", "=", chosenId)
    .execute();
}
