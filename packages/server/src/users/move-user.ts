import { mayMoveTo } from "@panel/domain/policies";
import { notAllowed, notFound } from "../app-error.ts";
import { recordBy } from "../audit/record.ts";
import type { Connection } from "../db/connection.ts";
import { lockUsers } from "../db/lock-users.ts";
import type { Experiences } from "../experiences/service.ts";
import type { Library } from "../library/service.ts";
import { branchOf, requireRoomForEditor } from "../resources/quota.ts";
import type { Viewer } from "../viewer.ts";
import { permissionsOn } from "./permissions.ts";
import { findSeen, updateUser } from "./repository.ts";

export interface MoveParts {
  connection: Connection;
  experiences: Pick<Experiences, "lockOfUser" | "endCollaborations" | "dropChatbots">;
  library: Pick<Library, "endOutsideSharing">;
}

/**
 * Gives an editor another supervisor; what it owns goes with it, and is not shared with the former team any more. Below another admin its collaborations end, and those
 * of others on its experiences; its points lose their chatbots, which are the former admin's.
 * @throws Refusal when the limits there have no room for what it owns
 */
export async function moveUser(
  { connection, experiences, library }: MoveParts,
  viewer: Viewer,
  { id, parentId }: { id: number; parentId: number },
): Promise<void> {
  await connection.db.transaction().execute(async (transaction) => {
    const before = await findSeen(transaction, viewer, id);
    if (!before || !(await findSeen(transaction, viewer, parentId))) throw notFound();
    const [from, to] = [await branchOf(transaction, id), await branchOf(transaction, parentId)];
    // Experiences are locked before users, as where users are deleted.
    await experiences.lockOfUser(transaction, id);
    const others = [before.parent_id, from.adminId, to.adminId].filter((each) => each != null);
    const locked = await lockUsers(connection, transaction, [
      ...new Set([id, parentId, ...others]),
    ]);
    const user = locked.find((each) => each.id === id);
    const target = locked.find((each) => each.id === parentId);
    if (!user || !target) throw notFound();
    const { role, parent_id } = user;
    if (!permissionsOn(viewer, user).move || !mayMoveTo({ role, parentId: parent_id }, target)) {
      throw notAllowed();
    }
    await requireRoomForEditor(transaction, id, parentId);
    if (from.adminId !== to.adminId) {
      await experiences.endCollaborations(transaction, id);
      await experiences.dropChatbots(transaction, viewer, id);
    }
    const former = locked.find((each) => each.id === parent_id);
    await updateUser(transaction, id, { parent_id: parentId, request_id: null });
    const unshared = await library.endOutsideSharing(transaction, [id]);
    await recordBy(transaction, viewer, {
      event: "user-move",
      subject: user.email,
      details: {
        ...(former ? { from: former.email } : {}),
        to: target.email,
        ...(unshared > 0 ? { unshared } : {}),
      },
    });
  });
}
