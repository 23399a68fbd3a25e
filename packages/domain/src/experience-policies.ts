import { EXPERIENCE_STATE } from "./experience/state.ts";
import type { Viewer } from "./policies.ts";
import type { Role } from "./roles.ts";

/** Relations of a user to an experience: its owner, its owner's supervisor, or a collaborator. */
export type ExperienceRelation = "owner" | "supervisor" | "collaborator";

/** The relations that give a role rights over an experience. A super-admin has rights over all. */
const RELATIONS: Record<Role, "all" | readonly ExperienceRelation[]> = {
  "super-admin": "all",
  admin: [],
  supervisor: ["owner", "supervisor", "collaborator"],
  editor: ["owner", "collaborator"],
};

export function experienceRelations(role: Role): "all" | readonly ExperienceRelation[] {
  return RELATIONS[role];
}

/** Which relations allow which action. docs/decisions/0008 says why fewer may delete. */
const ALLOWED_TO = {
  view: ["owner", "supervisor", "collaborator"],
  edit: ["owner", "supervisor", "collaborator"],
  setState: ["owner", "supervisor", "collaborator"],
  duplicate: ["owner", "supervisor", "collaborator"],
  delete: ["owner", "supervisor"],
} as const satisfies Record<string, readonly ExperienceRelation[]>;

/** The data of an experience on which its permissions depend. */
export interface ExperienceAccess {
  ownerId: number;
  /** Parent of the owner in the tree of users. */
  ownerParentId: number | null;
  collaboratorIds: readonly number[];
  /** One of `EXPERIENCE_STATE`; null counts as inactive. */
  state: number | null;
}

function isAllowed(
  action: keyof typeof ALLOWED_TO,
  viewer: Viewer,
  experience: ExperienceAccess,
): boolean {
  if (experience.state === EXPERIENCE_STATE.deleted) return false;
  const counting = experienceRelations(viewer.role);
  if (counting === "all") return true;
  const allowing: readonly ExperienceRelation[] = ALLOWED_TO[action];
  return counting.some(
    (relation) => allowing.includes(relation) && isRelated(relation, viewer, experience),
  );
}

function isRelated(
  relation: ExperienceRelation,
  { id }: Viewer,
  experience: ExperienceAccess,
): boolean {
  switch (relation) {
    case "owner":
      return experience.ownerId === id;
    case "supervisor":
      return experience.ownerParentId === id;
    case "collaborator":
      return experience.collaboratorIds.includes(id);
  }
}

export function mayViewExperience(viewer: Viewer, experience: ExperienceAccess): boolean {
  return isAllowed("view", viewer, experience);
}

/** What a viewer may do with an experience. */
export interface ExperiencePermissions {
  edit: boolean;
  setState: boolean;
  duplicate: boolean;
  delete: boolean;
}

export function experiencePermissions(
  viewer: Viewer,
  experience: ExperienceAccess,
): ExperiencePermissions {
  return {
    edit: isAllowed("edit", viewer, experience),
    setState: isAllowed("setState", viewer, experience),
    duplicate: isAllowed("duplicate", viewer, experience),
    delete: isAllowed("delete", viewer, experience),
  };
}

/** Whether a user who may edit the experience may add collaborators (EXP-07). */
export function mayShareExperience(
  viewer: Viewer,
  experience: ExperienceAccess,
  branch: { hasSharedGyms: boolean },
): boolean {
  return branch.hasSharedGyms && isAllowed("edit", viewer, experience);
}

/** Collaborators are users of this role. */
export const COLLABORATOR_ROLE = "editor" satisfies Role;

/** From which users a role chooses collaborators: everybody, its children, its siblings, or nobody. */
export function collaboratorsOf(role: Role): "everybody" | "children" | "siblings" | "nobody" {
  return COLLABORATORS[role];
}
const COLLABORATORS = {
  "super-admin": "everybody",
  admin: "nobody",
  supervisor: "children",
  editor: "siblings",
} as const satisfies Record<Role, string>;

/** A user who chooses a collaborator, or who may be chosen. */
export interface Person extends Viewer {
  parentId: number | null;
  deletedAt?: string | null | undefined;
}

/** Whether the viewer may choose the user as a collaborator. */
export function mayChooseCollaborator(viewer: Person, user: Person): boolean {
  if (user.deletedAt || user.role !== COLLABORATOR_ROLE) return false;
  switch (collaboratorsOf(viewer.role)) {
    case "everybody":
      return true;
    case "children":
      return user.parentId === viewer.id;
    case "siblings":
      return user.id !== viewer.id && user.parentId !== null && user.parentId === viewer.parentId;
    case "nobody":
      return false;
  }
}
