import type { GymkhanaSummary } from "@panel/api-client/panel";
import {
  experiencePermissions,
  type ExperiencePermissions,
} from "@panel/domain/experience-policies";
import type { Viewer } from "@panel/domain/policies";

/**
 * What the user may do with an experience of the list. The back end normally sends it. If it does not,
 * the policy decides; facts missing from the list are assumed in the user's favour, because the back end checks
 * every call anyway.
 */
export function permissionsOn(
  viewer: Viewer,
  { may, idUser, state }: GymkhanaSummary,
): ExperiencePermissions {
  if (may) return may;
  return experiencePermissions(viewer, {
    ownerId: idUser ?? viewer.id,
    ownerParentId: viewer.id,
    collaboratorIds: [viewer.id],
    state,
  });
}
