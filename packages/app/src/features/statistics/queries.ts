import { isApiError } from "@panel/api-client";
import { getGymkhanaStats, getPlayReport, type PlayReport } from "@panel/api-client/panel";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { panelApi } from "../../shared/connections.ts";
import { experienceKeys } from "../../route/queries.ts";

export type Period = PlayReport["period"];

/** Null while nobody has played. */
export const statisticsOf = (id: number) =>
  queryOptions({
    queryKey: [...experienceKeys.all, "statistics", id],
    queryFn: ({ signal }) => getGymkhanaStats(panelApi, { idGym: id }, { signal }),
    staleTime: 0,
  });

/** Null where the back end has no reports of periods. */
export const playReport = (id: number, period: Period) =>
  queryOptions({
    queryKey: [...experienceKeys.all, "statistics", id, period],
    queryFn: async ({ signal }): Promise<PlayReport | null> => {
      try {
        return await getPlayReport(panelApi, { idGym: id, period }, { signal });
      } catch (error) {
        if (isApiError(error, "notFound")) return null;
        throw error;
      }
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
