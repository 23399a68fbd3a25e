import {
  assetPermissions,
  type AssetPermissions,
  type LibraryScope,
} from "@panel/domain/asset-policies";
import { useCallback } from "react";
import { useUser } from "../../session/use-session.ts";
import type { LibraryItem } from "../../shared/assets/library-item.ts";

/**
 * What the user may do with the assets of a library. The back end normally sends it. If it does not, the
 * policy decides, and the user counts as the owner of every asset in their own library.
 */
export function useAssetPermissions(scope: LibraryScope): (item: LibraryItem) => AssetPermissions {
  const { id, role } = useUser();
  return useCallback(
    ({ record: { may } }) =>
      may
        ? { share: false, ...may }
        : assetPermissions(
            { id, role },
            { ownerId: id, isGlobal: scope === "global", isShared: false },
          ),
    [id, role, scope],
  );
}
