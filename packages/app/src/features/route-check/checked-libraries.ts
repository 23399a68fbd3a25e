import type { LibraryAsset } from "@panel/api-client/panel";
import type { LibraryScope } from "@panel/domain/asset-policies";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { libraryAssets } from "../../shared/assets/queries.ts";

/**
 * The reader's libraries as they are when the check begins. Not the lists of the pickers, which are fetched again after
 * every save: what comes later is asked for one by one.
 */
export const checkedLibraries = (scopes: readonly LibraryScope[]) =>
  queryOptions({
    queryKey: ["route-check", "libraries", ...scopes],
    queryFn: async ({ client }: { client: QueryClient }) => {
      const lists = await Promise.all(scopes.map((scope) => fetchedForAll(client, scope)));
      return lists.flat();
    },
    staleTime: 60_000,
    refetchOnMount: true,
    refetchOnWindowFocus: false,
  });

/** A picker that opens later shows this list at once, and fetches it again. */
async function fetchedForAll(client: QueryClient, scope: LibraryScope): Promise<LibraryAsset[]> {
  const options = libraryAssets(scope);
  const assets = await client.fetchQuery(options);
  void client.invalidateQueries({ queryKey: options.queryKey, refetchType: "none" });
  return assets;
}
