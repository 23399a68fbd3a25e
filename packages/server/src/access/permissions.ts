import {
  experiencePermissions,
  mayShareExperience,
  type ExperiencePermissions,
} from "@panel/domain/experience-policies";
import { notAllowed } from "../app-error.ts";
import type { Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";
import { experienceAccess } from "./repository.ts";

/**
 * Makes sure that the viewer may do this with an experience that it sees.
 * @throws AppError forbidden when it may not
 */
export async function requirePermission(
  db: Db,
  viewer: Viewer,
  row: ExperienceRow,
  action: keyof ExperiencePermissions,
): Promise<void> {
  const permissions = experiencePermissions(viewer, await experienceAccess(db, row));
  if (!permissions[action]) throw notAllowed();
}

/** Whether the viewer may choose collaborators of an experience. */
export async function mayShare(
  db: Db,
  viewer: Viewer,
  row: ExperienceRow,
  hasSharedGyms: boolean,
): Promise<boolean> {
  return mayShareExperience(viewer, await experienceAccess(db, row), { hasSharedGyms });
}
