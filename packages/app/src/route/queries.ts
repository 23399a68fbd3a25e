import { queryOptions } from "@tanstack/react-query";
import { isApiError } from "@panel/api-client";
import {
  findPoints,
  getGymkhanaById,
  getGymkhanaPlaces,
  getUserGymkhanas,
  getWeekPlays,
} from "@panel/api-client/panel";
import { getPublication } from "@panel/api-client/visits";
import { panelApi } from "../shared/connections.ts";
import { visitsApi } from "../shared/visits-api.ts";

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
    // The documents do not say that the record has its id.
    queryFn: async ({ signal }) => ({
      ...(await getGymkhanaById(panelApi, { gymId: id }, { signal })),
      id,
    }),
    enabled: id > 0,
  });

/** Plays of the last week by experience; null where there is no such thing to be had. */
export const weekPlays = () =>
  queryOptions({
    queryKey: ["week-plays"],
    queryFn: ({ signal }) => orNull(getWeekPlays(panelApi, { signal })),
    staleTime: 5 * 60_000,
  });

/** Where experiences begin. Part of what changes with them. */
export const experiencePlaces = () =>
  queryOptions({
    queryKey: [...experienceKeys.all, "places"],
    queryFn: ({ signal }) => getGymkhanaPlaces(panelApi, { signal }),
  });

/** Points by name over all experiences; null where there is no such thing to be had. */
export const foundPoints = (text: string) =>
  queryOptions({
    queryKey: [...experienceKeys.all, "points", text],
    queryFn: ({ signal }) => orNull(findPoints(panelApi, { text }, { signal })),
    staleTime: 60_000,
  });

/** What visitors get of an experience; null from a back end without published routes. */
export const publication = (id: number) =>
  queryOptions({
    queryKey: [...experienceKeys.all, "publication", id],
    queryFn: ({ signal }) => orNull(getPublication(visitsApi, { gymId: id }, { signal })),
    enabled: id > 0,
    staleTime: 0,
  });

/** Null in place of the answer of a back end without the operation. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error, "notFound")) return null;
    throw error;
  }
}
