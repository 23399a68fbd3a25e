import { isApiError } from "@panel/api-client";
import { getEventReport } from "@panel/api-client/events";
import { getGymkhanaStats, getPlayReport, type PlayReport } from "@panel/api-client/panel";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { panelApi } from "../../shared/connections.ts";
import { eventsApi } from "../../shared/events-api.ts";
import { experienceKeys } from "../../route/queries.ts";

export type Period = PlayReport["period"];

/** Null while nobody has played. */
export const statisticsOf = (id: number) =>
  queryOptions({
    queryKey: [...experienceKeys.all, "statistics", id],
    queryFn: ({ signal }) => getGymkhanaStats(panelApi, { idGym: id }, { signal }),
    staleTime: 0,
  });

/** Of what a report is: a number of days, or an event. */
export type Reported = { period: Period; event?: undefined } | { event: number };

/** Null where the back end has no reports of periods. */
export const playReport = (id: number, reported: Reported) =>
  queryOptions({
    queryKey: [...experienceKeys.all, "statistics", id, reported],
    queryFn: async ({ signal }): Promise<PlayReport | null> => {
      if (reported.event !== undefined) {
        return getEventReport(eventsApi, { gymId: id, id: reported.event }, { signal });
      }
      const { period } = reported;
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
