import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { getGymkhanaById, getUserGymkhanas } from "@panel/api-client/panel";
import { assetUsesChanged } from "../shared/assets/queries.ts";
import { panelApi } from "../shared/connections.ts";

export const experienceKeys = {
  all: ["experiences"] as const,
  list: () => [...experienceKeys.all, "list"] as const,
  record: (id: number) => [...experienceKeys.all, "record", id] as const,
};

export const experienceList = () =>
  queryOptions({
    queryKey: experienceKeys.list(),
    queryFn: ({ signal }) => getUserGymkhanas(panelApi, { signal }),
  });

export const experienceRecord = (id: number) =>
  queryOptions({
    queryKey: experienceKeys.record(id),
    queryFn: ({ signal }) => getGymkhanaById(panelApi, { gymId: id }, { signal }),
    enabled: id > 0,
  });

/** To be called after experiences were made or changed: their lists and records are fetched again, and where assets are used. */
export function experiencesChanged(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: experienceKeys.all }),
    assetUsesChanged(queryClient),
  ]);
}
