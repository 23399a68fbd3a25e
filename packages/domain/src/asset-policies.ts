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

/** What of an asset decides who may do what with it. */
export interface AssetAccess {
  ownerId: number;
  /** It is in the library of all. */
  isGlobal: boolean;
}

/** Which assets a role reaches: all there are, or those of its libraries and its experiences. */
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
 * Whether the viewer may see an asset, or put it somewhere: one of its libraries, or one that is in
 * use there. A super-admin may with any.
 * @param isUsed to see it: in an experience that the viewer sees; to put it into one: in that one
 */
export function mayUseAsset(viewer: Viewer, asset: AssetAccess, isUsed: boolean): boolean {
  return assetsSeenBy(viewer.role) === "all" || isInLibrary(viewer, asset) || isUsed;
}

/** What a viewer may do with an asset, as long as nothing uses it. */
export interface AssetPermissions {
  edit: boolean;
  delete: boolean;
}

/** A super-admin changes and deletes any, others what is in their own library (LIB-06). */
export function assetPermissions(viewer: Viewer, asset: AssetAccess): AssetPermissions {
  const own = !asset.isGlobal && isInLibrary(viewer, asset);
  const allowed = assetsSeenBy(viewer.role) === "all" || own;
  return { edit: allowed, delete: allowed };
}
