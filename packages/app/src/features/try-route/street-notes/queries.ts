import { listTryNotes } from "@panel/api-client/tryouts";
import { queryOptions } from "@tanstack/react-query";
import { tryoutsApi } from "../../../shared/tryouts-api.ts";

/** What was noted on an experience, the newest first. */
export const tryNotes = (experienceId: number) =>
  queryOptions({
    queryKey: ["try-notes", experienceId],
    queryFn: async ({ signal }) => {
      const { notes } = await listTryNotes(tryoutsApi, { gymId: experienceId }, { signal });
      return notes;
    },
    enabled: experienceId > 0,
    // Notes are sent from elsewhere: each opening asks anew.
    staleTime: 0,
  });
