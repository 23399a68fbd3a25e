import { listKeptWalks } from "@panel/api-client/tryouts";
import { queryOptions } from "@tanstack/react-query";
import { tryoutsApi } from "../shared/tryouts-api.ts";

export const keptWalksKey = (experienceId: number) => ["kept-walks", experienceId] as const;

/** The walks that are kept of an experience. */
export const keptWalks = (experienceId: number) =>
  queryOptions({
    queryKey: keptWalksKey(experienceId),
    queryFn: async ({ signal }) => {
      const { walks } = await listKeptWalks(tryoutsApi, { gymId: experienceId }, { signal });
      return walks;
    },
    enabled: experienceId > 0,
  });
