import { hasRight, mayImportBelow } from "@panel/domain/policies";
import { badRequest, notAllowed, notFound, unauthenticated } from "../app-error.ts";
import type { Db } from "../db/connection.ts";
import type { User } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";
import { findSeen, findShown } from "./repository.ts";

/**
 * Whose editors an import makes: the caller, or one of the supervisors whom it sees.
 * @param wanted as the call names it
 */
export async function importSupervisor(
  db: Db,
  viewer: Viewer,
  wanted: number | undefined,
): Promise<User> {
  if (wanted === undefined && hasRight(viewer.role, "choose-import-supervisor")) {
    throw badRequest("The call names no supervisor", { fields: ["supervisorId"] });
  }
  if (wanted === undefined || wanted === viewer.id) {
    const self = await findShown(db, viewer.id);
    if (!self) throw unauthenticated();
    if (!mayImportBelow(viewer, self)) throw notAllowed();
    return self;
  }
  const supervisor = await findSeen(db, viewer, wanted);
  if (!supervisor) throw notFound();
  if (!mayImportBelow(viewer, supervisor)) throw notAllowed();
  return supervisor;
}
