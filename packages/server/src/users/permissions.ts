import { userPermissions, type UserPermissions } from "@panel/domain/policies";
import type { User } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";

interface Subject extends Pick<User, "id" | "role" | "status"> {
  hasSecondFactor?: boolean;
}

/** What a viewer may do with one of its own users, as the queries for them find it. */
export function permissionsOn(
  viewer: Viewer,
  { id, role, status, hasSecondFactor = false }: Subject,
): UserPermissions {
  return userPermissions(viewer, { id, role, status, hasSecondFactor, ancestorIds: [viewer.id] });
}
