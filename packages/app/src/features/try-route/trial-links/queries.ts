import { queryOptions } from "@tanstack/react-query";
import { listTryLinks } from "@panel/api-client/tryouts";
import { tryoutsApi } from "../../../shared/tryouts-api.ts";

export const trialLinks = (experienceId: number) =>
  queryOptions({
    queryKey: ["trial-links", experienceId],
    queryFn: ({ signal }) => listTryLinks(tryoutsApi, { gymId: experienceId }, { signal }),
    // Links are used elsewhere: each opening of the dialog asks anew.
    staleTime: 0,
  });
