import { ROOT_ROLE } from "@panel/domain/policies";
import { signOutEverywhere } from "../account/sign-out.ts";
import type { Connection, Db } from "../db/connection.ts";
import { Refusal, notFound, unauthenticated } from "../app-error.ts";
import type { Viewer } from "../viewer.ts";
import type { Files } from "../storage/files.ts";
import { permissionsOn } from "./permissions.ts";
import { findSeen, lockForRemoval, superAdminIds, updateUser } from "./repository.ts";

/**
 * Deletes a user: those below it, its experiences and its files go to its parent, its
 * collaborations and sessions end. A super-admin's go to whoever deletes it.
 * @returns the e-mail that it had
 */
export async function deleteUser(
  connection: Connection,
  transaction: Db,
  files: Files,
  viewer: Viewer,
  id: number,
): Promise<string> {
  const target = await findSeen(transaction, viewer, id);
  if (!target) throw notFound();
  if (!permissionsOn(viewer, target).delete) {
    throw new Refusal("ERRORS.ownAccount", "One's own account cannot be deleted");
  }
  // Experiences are locked before users, everywhere: two who wait for each other wait in vain.
  await lockExperiences(connection, transaction, target.id);
  const heirId = target.parent_id ?? viewer.id;
  const others = target.role === ROOT_ROLE ? await superAdminIds(transaction) : [];
  const locked = await lockForRemoval(connection, transaction, [
    ...new Set([target.id, heirId, viewer.id, ...others]),
  ]);
  const there = (userId: number) => locked.some((user) => user.id === userId);
  // Of two super-admins who delete each other at once, the second is nobody any more.
  if (!there(viewer.id)) throw unauthenticated();
  if (!there(target.id) || !there(heirId)) throw notFound();
  await handOver(transaction, target.id, heirId);
  await signOutEverywhere(transaction, target.id);
  if (target.image_id !== null) await files.letGo(transaction, target.image_id);
  await updateUser(transaction, target.id, {
    deleted_at: new Date().toISOString(),
    token_version: target.token_version + 1,
    password_hash: null,
    parlia_token: null,
    image_id: null,
    request_id: null,
  });
  return target.email;
}

/** What the user owns or works on, so that nobody writes to it meanwhile. */
async function lockExperiences(
  connection: Connection,
  transaction: Db,
  userId: number,
): Promise<void> {
  if (connection.engine !== "postgres") return;
  await transaction
    .selectFrom("gymkhanas")
    .select("id")
    .where((eb) =>
      eb.or([
        eb("owner_id", "=", userId),
        eb(
          "id",
          "in",
          eb.selectFrom("gymkhana_editors").select("gymkhana_id").where("user_id", "=", userId),
        ),
      ]),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Requests are forgotten: they were the former owner's, and the heir may have such ids itself. */
async function handOver(transaction: Db, fromId: number, toId: number): Promise<void> {
  await transaction
    .updateTable("users")
    .set({ parent_id: toId, request_id: null })
    .where("parent_id", "=", fromId)
    .execute();
  await transaction.deleteFrom("gymkhana_editors").where("user_id", "=", fromId).execute();
  await transaction
    .deleteFrom("gymkhana_editors")
    .where("user_id", "=", toId)
    .where("gymkhana_id", "in", (eb) =>
      eb.selectFrom("gymkhanas").select("id").where("owner_id", "=", fromId),
    )
    .execute();
  await transaction
    .updateTable("gymkhanas")
    .set({ owner_id: toId, request_id: null })
    .where("owner_id", "=", fromId)
    .execute();
  await transaction
    .updateTable("assets")
    .set({ owner_id: toId, request_id: null })
    .where("owner_id", "=", fromId)
    .execute();
  await transaction
    .updateTable("stored_files")
    .set({ owner_id: toId })
    .where("owner_id", "=", fromId)
    .execute();
}
