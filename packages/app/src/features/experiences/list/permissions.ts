import type { GymkhanaSummary } from "@panel/api-client/panel";
import {
  experiencePermissions,
  type ExperiencePermissions,
} from "@panel/domain/experience-policies";
import type { Viewer } from "@panel/domain/policies";

/**
 * What the user may do with an experience of the list, as the back end says. Where it does not say,
 * the policy does, and what the list does not tell counts in the user's favour: the back end decides
 * anyway.
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
