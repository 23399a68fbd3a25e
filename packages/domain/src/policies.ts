import { LIMITED_ROLE } from "./limits.ts";
import type { Role } from "./roles.ts";
import { USER_STATUS } from "./users.ts";

/*
 * Permissions that depend on the role alone, and permissions on users. Experiences and assets have their own
 * policies in files beside this one; the table in roles.ts says which screens a role has. Panel and server call
 * the same functions: the panel to offer only what is allowed, the server to decide.
 */

/** The user whose permissions are asked for. */
export interface Viewer {
  id: number;
  role: Role;
}

/** The role at the root of the tree of users. Its users have no parent, and at least one of them must remain. */
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
  /** Creates editors from a list of people: a supervisor its own (USR-05, USR-13), the others below one of their supervisors. */
  "import-editors": ["super-admin", "admin", "supervisor"],
  /** Chooses whose editors an import makes. */
  "choose-import-supervisor": ["super-admin", "admin"],
  /** Gives editors another supervisor. */
  "move-editors": ["super-admin", "admin"],
  /** Chooses the entity of another user (USR-09). */
  "choose-entity": ["super-admin"],
  /** Lets a chatbot answer at a point (PNT-04). */
  "select-chatbot": ["supervisor", "editor"],
  /** Manages everybody's chatbots, whether its account has any or not (BOT-02, BOT-03). */
  "manage-every-chatbot": ["super-admin"],
  /** Creates chatbots of its own on the bot platform (BOT-03, BOT-06). */
  "create-chatbots": ["admin"],
} as const satisfies Record<string, readonly Role[]>;
export type Right = keyof typeof RIGHTS;

export function hasRight(role: Role, right: Right): boolean {
  const roles: readonly Role[] = RIGHTS[right];
  return roles.includes(role);
}

/** Which roles each role may create. The first one is the default (USR-08). */
const CREATES: Record<Role, readonly Role[]> = {
  "super-admin": ["admin", "supervisor", "editor"],
  admin: ["supervisor"],
  supervisor: ["editor"],
  editor: [],
};

/** The roles that this user may give to a new user, in the order of the form. */
export function creatableRoles(creator: Role): readonly Role[] {
  return CREATES[creator];
}

/** The default role in the form for a new user; undefined for roles that create no users. */
export function defaultRole(creator: Role): Role | undefined {
  return CREATES[creator][0];
}

export function mayCreate(creator: Role, role: Role): boolean {
  return CREATES[creator].includes(role);
}

/** Whether the form shows the limits: only if a super-admin creates or edits an admin (USR-10). */
export function maySetLimits(viewer: Role, subject: Role): boolean {
  return viewer === "super-admin" && subject === LIMITED_ROLE;
}

/** Which users a role sees: all, those below it in the tree, or none. */
export function usersSeenBy(viewer: Role): "everybody" | "descendants" | "nobody" {
  return USERS_SEEN[viewer];
}
const USERS_SEEN = {
  "super-admin": "everybody",
  admin: "descendants",
  supervisor: "descendants",
  editor: "nobody",
} as const satisfies Record<Role, string>;

/** Whether the role may give users of a role another parent: editors, another supervisor. */
export function mayMove(viewer: Role, role: Role): boolean {
  return hasRight(viewer, "move-editors") && role === "editor";
}

/** Whether a user may come to be under another one. */
export function mayMoveTo(
  user: { role: Role; parentId: number | null | undefined },
  target: { id: number; role: Role },
): boolean {
  return target.role === "supervisor" && user.role === "editor" && target.id !== user.parentId;
}

/** Whether an import may make editors below a user whom the viewer sees, or who is the viewer. */
export function mayImportBelow(viewer: Viewer, target: { id: number; role: Role }): boolean {
  if (target.role !== "supervisor") return false;
  return target.id === viewer.id || hasRight(viewer.role, "choose-import-supervisor");
}

/** The data of a user on which the permissions on it depend. */
export interface UserAccess {
  id: number;
  role: Role;
  /** One of `USER_STATUS`. */
  status: number;
  /** Ids of all users above it in the tree, in any order. */
  ancestorIds: readonly number[];
  /** When the user was deleted, if it was. */
  deletedAt?: string | null | undefined;
  hasSecondFactor?: boolean;
}

/** Whether the viewer manages the user. */
export function mayViewUser(viewer: Viewer, user: UserAccess): boolean {
  if (user.deletedAt) return false;
  const seen = usersSeenBy(viewer.role);
  return seen === "everybody" || (seen === "descendants" && user.ancestorIds.includes(viewer.id));
}

/** What a viewer may do with a user. */
export interface UserPermissions {
  edit: boolean;
  /** Nobody may delete their own account. */
  delete: boolean;
  /** Whether the viewer may resend the confirmation; only for users who have not confirmed their account. */
  activate: boolean;
  resendConfirmation: boolean;
  /** Whether the viewer may give the user another parent; missing from older back ends. */
  move?: boolean;
  /** For somebody else who has lost it; one turns off one's own in the profile. Missing from older back ends. */
  resetSecondFactor?: boolean;
  /** Sign it out everywhere; one ends one's own sessions in the profile. Missing from older back ends. */
  endSessions?: boolean;
}

export function userPermissions(viewer: Viewer, user: UserAccess): UserPermissions {
  const view = mayViewUser(viewer, user);
  const pending = view && user.status === USER_STATUS.pending;
  return {
    edit: view,
    delete: view && user.id !== viewer.id,
    activate: pending && hasRight(viewer.role, "activate-users"),
    resendConfirmation: pending,
    move: view && mayMove(viewer.role, user.role),
    resetSecondFactor: view && user.id !== viewer.id && user.hasSecondFactor === true,
    endSessions: view && user.id !== viewer.id,
  };
}
