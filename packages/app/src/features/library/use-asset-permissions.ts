import {
  assetPermissions,
  type AssetPermissions,
  type LibraryScope,
} from "@panel/domain/asset-policies";
import { useCallback } from "react";
import { useUser } from "../../session/use-session.ts";
import type { LibraryItem } from "../../shared/assets/library-item.ts";

/** What the user may do with the assets of a library. */
export function useAssetPermissions(scope: LibraryScope): (item: LibraryItem) => AssetPermissions {
  const { id, role } = useUser();
  return useCallback(
    () => assetPermissions({ id, role }, { ownerId: id, isGlobal: scope === "global" }),
    [id, role, scope],
  );
}
