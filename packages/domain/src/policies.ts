import { LIMITED_ROLE } from "./limits.ts";
import type { Role } from "./roles.ts";
import { USER_STATUS } from "./users.ts";

/*
 * Who may do what: by the role alone, and with users. Experiences and assets have their own
 * policies beside this one; which screens a role has is the table in roles.ts. Panel and server ask
 * the same functions: the panel to show what will work, the server to decide.
 */

/** Who asks. */
export interface Viewer {
  id: number;
  role: Role;
}

/** The role at the root of the tree of users: it belongs to nobody, and one user of it must remain. */
export const ROOT_ROLE = "super-admin" satisfies Role;

/** Rights that follow from the role alone, with the roles that have them. */
const RIGHTS = {
  /** Sees companies and cities of users and experiences, and filters by company (USR-04, EXP-01). */
  "see-companies": ["super-admin"],
  /** Sees what it may use of each resource (WEL-02). */
  "see-resources": ["admin", "supervisor"],
  /** Sees how many supervisors there may be (WEL-02). */
  "see-supervisor-limit": ["admin"],
  /** Decides whether resources are distributed fairly, and sees the branch's flags (WEL-04). */
  "distribute-resources": ["admin"],
  /** Gives pending users of its own the default password (USR-06). */
  "activate-users": ["admin", "supervisor"],
  /** Creates editors from a CSV file (USR-05, USR-13). */
  "import-editors": ["supervisor"],
  /** Chooses the entity of another user (USR-09). */
  "choose-entity": ["super-admin"],
  /** Lets a chatbot answer at a point (PNT-04). */
  "select-chatbot": ["supervisor", "editor"],
  /** Manages everybody's chatbots, whether its account has any or not (BOT-02, BOT-03). */
  "manage-every-chatbot": ["super-admin"],
} as const satisfies Record<string, readonly Role[]>;
export type Right = keyof typeof RIGHTS;

export function hasRight(role: Role, right: Right): boolean {
  const roles: readonly Role[] = RIGHTS[right];
  return roles.includes(role);
}

/** Who may create whom; the first role of a row is its default (USR-08). */
const CREATES: Record<Role, readonly Role[]> = {
  "super-admin": ["admin", "supervisor", "editor"],
  admin: ["supervisor"],
  supervisor: ["editor"],
  editor: [],
};

/** The roles that a new user of this creator's may have, in the order of the form. */
export function creatableRoles(creator: Role): readonly Role[] {
  return CREATES[creator];
}

/** The role that the form of a new user begins with; undefined for who creates nobody. */
export function defaultRole(creator: Role): Role | undefined {
  return CREATES[creator][0];
}

export function mayCreate(creator: Role, role: Role): boolean {
  return CREATES[creator].includes(role);
}

/** Whether the limits section is there: a super-admin creates or edits an admin (USR-10). */
export function maySetLimits(viewer: Role, subject: Role): boolean {
  return viewer === "super-admin" && subject === LIMITED_ROLE;
}

/** Whose users a role sees: everybody's, those below it in the tree, or nobody's. */
export function usersSeenBy(viewer: Role): "everybody" | "descendants" | "nobody" {
  return USERS_SEEN[viewer];
}
const USERS_SEEN = {
  "super-admin": "everybody",
  admin: "descendants",
  supervisor: "descendants",
  editor: "nobody",
} as const satisfies Record<Role, string>;

/** What of a user decides who may do what with it. */
export interface UserAccess {
  id: number;
  /** One of `USER_STATUS`. */
  status: number;
  /** Everybody above the user in the tree, in any order. */
  ancestorIds: readonly number[];
  /** When it was deleted, if it is. */
  deletedAt?: string | null | undefined;
}

/** Whether the user is one of the viewer's own. */
export function mayViewUser(viewer: Viewer, user: UserAccess): boolean {
  if (user.deletedAt) return false;
  const seen = usersSeenBy(viewer.role);
  return seen === "everybody" || (seen === "descendants" && user.ancestorIds.includes(viewer.id));
}

/** What a viewer may do with a user. */
export interface UserPermissions {
  edit: boolean;
  /** Nobody deletes the account that they are signed in with. */
  delete: boolean;
  /** Of who has not confirmed the account yet. */
  activate: boolean;
  resendConfirmation: boolean;
}

export function userPermissions(viewer: Viewer, user: UserAccess): UserPermissions {
  const view = mayViewUser(viewer, user);
  const pending = view && user.status === USER_STATUS.pending;
  return {
    edit: view,
    delete: view && user.id !== viewer.id,
    activate: pending && hasRight(viewer.role, "activate-users"),
    resendConfirmation: pending,
  };
}
