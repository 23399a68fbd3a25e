import type { Viewer } from "./policies.ts";
import type { Role } from "./roles.ts";

export type LibraryScope = "own" | "global";

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

/** The data of an asset on which its permissions depend. */
export interface AssetAccess {
  ownerId: number;
  /** Whether it is in the global library. */
  isGlobal: boolean;
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

/** Whether the asset is in one of the viewer's libraries. */
export function isInLibrary(viewer: Viewer, asset: AssetAccess): boolean {
  const libraries = librariesOf(viewer.role);
  return asset.isGlobal
    ? libraries.includes("global")
    : libraries.includes("own") && asset.ownerId === viewer.id;
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
  edit: boolean;
  delete: boolean;
}

/** A super-admin may edit and delete every asset, others those in their own library (LIB-06). */
export function assetPermissions(viewer: Viewer, asset: AssetAccess): AssetPermissions {
  const own = !asset.isGlobal && isInLibrary(viewer, asset);
  const allowed = assetsSeenBy(viewer.role) === "all" || own;
  return { edit: allowed, delete: allowed };
}
