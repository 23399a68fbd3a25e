import {
  assetPermissions,
  type AssetPermissions,
  type LibraryScope,
} from "@panel/domain/asset-policies";
import { useCallback, useMemo } from "react";
import { useUser } from "../../session/use-session.ts";
import type { LibraryItem } from "../../shared/assets/library-item.ts";

/** What the user may do in a library, as the policy says; the user counts as the owner of the own library. */
export function useLibraryPermissions(scope: LibraryScope): AssetPermissions {
  const { id, role } = useUser();
  return useMemo(
    () =>
      assetPermissions(
        { id, role },
        { ownerId: id, isGlobal: scope === "global", isShared: false },
      ),
    [id, role, scope],
  );
}

/** What the user may do with the assets of a library. The back end normally sends it. If it does not, the policy decides. */
export function useAssetPermissions(scope: LibraryScope): (item: LibraryItem) => AssetPermissions {
  const inGeneral = useLibraryPermissions(scope);
  return useCallback(
    // A back end that does not tell has no operation but for deleting.
    ({ record: { may } }) => ({
      edit: false,
      share: false,
      ...(may ?? { delete: inGeneral.delete }),
    }),
    [inGeneral],
  );
}
