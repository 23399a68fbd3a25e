import {
  assetPermissions,
  type AssetPermissions,
  type LibraryScope,
} from "@panel/domain/asset-policies";
import { useCallback } from "react";
import { useUser } from "../../session/use-session.ts";
import type { LibraryItem } from "../../shared/assets/library-item.ts";

/**
 * What the user may do with the assets of a library, as the back end says. Where it does not say, the
 * policy does: what one's own library lists is one's own.
 */
export function useAssetPermissions(scope: LibraryScope): (item: LibraryItem) => AssetPermissions {
  const { id, role } = useUser();
  return useCallback(
    ({ record: { may } }) =>
      may ?? assetPermissions({ id, role }, { ownerId: id, isGlobal: scope === "global" }),
    [id, role, scope],
  );
}
