import type { Viewer } from "./policies.ts";
import { ROLES, type Role } from "./roles.ts";

export const LIBRARY_SCOPES = ["own", "global"] as const;
export type LibraryScope = (typeof LIBRARY_SCOPES)[number];

/** The libraries that a role works with, in the order of their tabs (LIB-01). */
export function librariesOf(role: Role): readonly LibraryScope[] {
  return LIBRARIES[role];
}
const LIBRARIES: Record<Role, readonly LibraryScope[]> = {
  "super-admin": ["global"],
  admin: [],
  supervisor: ["own", "global"],
  editor: ["own", "global"],
};

/** A user and whom it is under, as far as teams depend on it. */
export interface TeamMember extends Viewer {
  /** Whom it is under in the tree of users, if that is a supervisor. */
  supervisorId: number | null;
}

/** Whether a role leads a team, works in that of whoever leads it, or is in none. */
export function placeInTeam(role: Role): "leader" | "member" | "none" {
  return PLACES[role];
}
const PLACES = {
  "super-admin": "none",
  admin: "none",
  supervisor: "leader",
  editor: "member",
} as const satisfies Record<Role, string>;

export const rolesInTeams = (place: "leader" | "member"): Role[] =>
  ROLES.filter((role) => PLACES[role] === place);

/**
 * The team that a user works in, by the id of the supervisor who leads it: its own, or the one that it is under.
 * Others have none.
 */
export function teamOf({ id, role, supervisorId }: TeamMember): number | null {
  return { leader: id, member: supervisorId, none: null }[placeInTeam(role)];
}

/** The data of an asset on which its permissions depend. */
export interface AssetAccess {
  ownerId: number;
  /** Whether it is in the global library. */
  isGlobal: boolean;
  /** Whether its owner shares it with the viewer's team. */
  isShared: boolean;
}

/** Which assets a role can see: all, or those in its libraries and its experiences. */
export function assetsSeenBy(role: Role): "all" | "libraries" {
  return ASSETS_SEEN[role];
}
const ASSETS_SEEN = {
  "super-admin": "all",
  admin: "libraries",
  supervisor: "libraries",
  editor: "libraries",
} as const satisfies Record<Role, string>;

/**
 * In which of the viewer's libraries the asset is. What a colleague shares is in the global one; what one shares oneself
 * stays in the own one.
 */
export function libraryWith(viewer: Viewer, asset: AssetAccess): LibraryScope | undefined {
  const isOwn = !asset.isGlobal && asset.ownerId === viewer.id;
  if (!isOwn && !asset.isGlobal && !asset.isShared) return undefined;
  const library = isOwn ? "own" : "global";
  return librariesOf(viewer.role).includes(library) ? library : undefined;
}

/** Whether the asset is in one of the viewer's libraries. */
export function isInLibrary(viewer: Viewer, asset: AssetAccess): boolean {
  return libraryWith(viewer, asset) !== undefined;
}

/**
 * Whether the viewer may see an asset or use it in an experience. It must be in one of the viewer's libraries or
 * be in use already. A super-admin may see and use every asset.
 * @param isUsed when seeing it: whether an experience that the viewer sees uses it; when using it: whether that experience uses it already
 */
export function mayUseAsset(viewer: Viewer, asset: AssetAccess, isUsed: boolean): boolean {
  return assetsSeenBy(viewer.role) === "all" || isInLibrary(viewer, asset) || isUsed;
}

/** What a viewer may do with an asset. An asset in use cannot be deleted, whatever this says. */
export interface AssetPermissions {
  /** Also to give it another file. */
  edit: boolean;
  delete: boolean;
  /** Share it with the team, and stop doing so. */
  share: boolean;
}

/**
 * A super-admin may edit and delete every asset, others those in their own library (LIB-06). Only from there an asset is
 * shared; the team may use it and nothing else.
 */
export function assetPermissions(viewer: Viewer, asset: AssetAccess): AssetPermissions {
  const isOwn = libraryWith(viewer, asset) === "own";
  const allowed = assetsSeenBy(viewer.role) === "all" || isOwn;
  return { edit: allowed, delete: allowed, share: isOwn };
}
