import { userPermissions, type UserPermissions } from "@panel/domain/policies";
import type { User } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";

/** What a viewer may do with one of its own users, as the queries for them find it. */
export function permissionsOn(
  viewer: Viewer,
  { id, status }: Pick<User, "id" | "status">,
): UserPermissions {
  return userPermissions(viewer, { id, status, ancestorIds: [viewer.id] });
}
