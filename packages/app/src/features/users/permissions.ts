import type { ListedUser } from "@panel/api-client/panel";
import { userPermissions, type UserPermissions, type Viewer } from "@panel/domain/policies";

/**
 * What the viewer may do with a user of the list. The back end normally sends it. If it does not, the
 * policy decides, assuming that every user in the list is below the viewer.
 */
export function permissionsOn(
  viewer: Viewer,
  { may, id, state, data }: ListedUser,
): UserPermissions {
  if (may) return may;
  const access = { id, role: data.type, status: state, ancestorIds: [viewer.id] };
  // A back end that does not tell has no operation for these.
  return {
    ...userPermissions(viewer, access),
    resendConfirmation: false,
    move: false,
    resetSecondFactor: false,
    endSessions: false,
  };
}
