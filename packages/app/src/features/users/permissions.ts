import type { ListedUser } from "@panel/api-client/panel";
import { userPermissions, type UserPermissions, type Viewer } from "@panel/domain/policies";

/**
 * What the viewer may do with one of its own users, as the back end says. Where it does not say, the
 * policy does: whoever is in the list is below the viewer.
 */
export function permissionsOn(viewer: Viewer, { may, id, state }: ListedUser): UserPermissions {
  return may ?? userPermissions(viewer, { id, status: state, ancestorIds: [viewer.id] });
}
