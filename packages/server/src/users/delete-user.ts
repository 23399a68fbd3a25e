import { ROOT_ROLE } from "@panel/domain/policies";
import { endIdentities } from "../account/providers/end-identities.ts";
import { endSecondFactor } from "../account/second-factor/end-factor.ts";
import { signOutEverywhere } from "../account/sign-out.ts";
import type { Connection, Db } from "../db/connection.ts";
import { lockUsers } from "../db/lock-users.ts";
import { Refusal, notFound, unauthenticated } from "../app-error.ts";
import type { Viewer } from "../viewer.ts";
import type { Chatbots } from "../chatbots/service.ts";
import type { Experiences } from "../experiences/service.ts";
import type { Library } from "../library/service.ts";
import type { Files } from "../storage/files.ts";
import { permissionsOn } from "./permissions.ts";
import { findSeen, handOverChildren, superAdminIds, updateUser } from "./repository.ts";

/** What has to do with a user's deletion. */
export interface DeleteParts {
  connection: Connection;
  files: Files;
  experiences: Pick<Experiences, "lockOfUser" | "handOver">;
  library: Pick<Library, "handOver" | "endOutsideSharing">;
  chatbots: Pick<Chatbots, "handOver">;
}

/**
 * Deletes a user: those below it, its experiences, its files and the records of its chatbots go to
 * its parent, its collaborations and sessions end. A super-admin's go to whoever deletes it. What was shared with a
 * team that is not its owner's any more, or not there, is not shared.
 */
export async function deleteUser(
  { connection, files, experiences, library, chatbots }: DeleteParts,
  transaction: Db,
  viewer: Viewer,
  id: number,
): Promise<{ email: string; details: { unshared?: number } }> {
  const target = await findSeen(transaction, viewer, id);
  if (!target) throw notFound();
  if (!permissionsOn(viewer, target).delete) {
    throw new Refusal("ERRORS.ownAccount", "One's own account cannot be deleted");
  }
  // Experiences are locked before users, everywhere: otherwise two transactions could wait for each other for ever.
  await experiences.lockOfUser(transaction, target.id);
  const heirId = target.parent_id ?? viewer.id;
  const others = target.role === ROOT_ROLE ? await superAdminIds(transaction) : [];
  const locked = await lockUsers(
    connection,
    transaction,
    [...new Set([target.id, heirId, viewer.id, ...others])],
    "delete",
  );
  const exists = (userId: number) => locked.some((user) => user.id === userId);
  // Of two super-admins who delete each other at once, the second does not exist any more.
  if (!exists(viewer.id)) throw unauthenticated();
  if (!exists(target.id) || !exists(heirId)) throw notFound();
  await handOverChildren(transaction, target.id, heirId);
  for (const belongings of [experiences, library, chatbots, files]) {
    await belongings.handOver(transaction, target.id, heirId);
  }
  await signOutEverywhere(transaction, target.id, "disabled");
  await endSecondFactor(transaction, target.id);
  await endIdentities(transaction, target.id);
  if (target.image_id !== null) await files.release(transaction, target.image_id);
  await updateUser(transaction, target.id, {
    deleted_at: new Date().toISOString(),
    token_version: target.token_version + 1,
    password_hash: null,
    parlia_token: null,
    image_id: null,
    request_id: null,
  });
  // Only now is the user deleted, and its team with it.
  const unshared = await library.endOutsideSharing(transaction, [target.id, heirId]);
  return { email: target.email, details: unshared > 0 ? { unshared } : {} };
}
