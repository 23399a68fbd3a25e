import type { GymkhanaRecord, LibraryAsset } from "@panel/api-client/panel";
import type { LibraryScope } from "@panel/domain/asset-policies";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { experienceRecord } from "../../route/queries.ts";
import { assetKeys, assetsOf } from "../../shared/assets/queries.ts";

/**
 * What the reader's libraries have of what an experience uses when the check begins. It is not fetched again after every
 * save: what comes later is asked for one by one.
 * @param experienceId 0 for a new one
 */
export const checkedAssets = (experienceId: number, scopes: readonly LibraryScope[]) =>
  queryOptions({
    queryKey: [...assetKeys.all, "checked", experienceId, ...scopes],
    queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => {
      if (experienceId === 0) return [];
      const record = await client.ensureQueryData(experienceRecord(experienceId));
      return usedAssets(record, scopes, signal);
    },
    staleTime: 60_000,
    refetchOnMount: true,
    refetchOnWindowFocus: false,
  });

/** What some libraries have of the assets that a stored experience uses. */
export async function usedAssets(
  { library }: Pick<GymkhanaRecord, "library">,
  scopes: readonly LibraryScope[],
  signal?: AbortSignal,
): Promise<LibraryAsset[]> {
  const ids = library.map(({ Id }) => Id);
  return (await Promise.all(scopes.map((scope) => assetsOf(scope, ids, signal)))).flat();
}
