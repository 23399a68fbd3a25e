import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Ends the fetches of a query that are under way, since they may bring what was stored before a
 * change. Returns whether there were any; then it has to be fetched again after the change.
 */
export async function endFetches(queryClient: QueryClient, queryKey: QueryKey): Promise<boolean> {
  const fetching = queryClient.isFetching({ queryKey }) > 0;
  if (fetching) await queryClient.cancelQueries({ queryKey });
  return fetching;
}

/** Fetches again what is shown of a query, also where its first answer is still awaited. */
export async function fetchAnew(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await endFetches(queryClient, queryKey);
  await queryClient.invalidateQueries({ queryKey });
}

/** Changes the cached answer of a query to what the server has just stored. */
export async function changeCached<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): Promise<void> {
  const ended = await endFetches(queryClient, queryKey);
  queryClient.setQueryData<Data>(queryKey, (data) => data && change(data));
  if (ended) await queryClient.invalidateQueries({ queryKey });
}
