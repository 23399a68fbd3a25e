import { listEvents } from "@panel/api-client/events";
import { queryOptions } from "@tanstack/react-query";
import { eventsApi } from "../shared/events-api.ts";
import { experienceKeys } from "./queries.ts";

export const eventsKey = (gymId: number) => [...experienceKeys.all, "events", gymId] as const;

/** The events of an experience, whether it is published, and the time zone of its place. Others prepare and follow the same ones. */
export const eventList = (gymId: number) =>
  queryOptions({
    queryKey: [...eventsKey(gymId), "list"],
    queryFn: ({ signal }) => listEvents(eventsApi, { gymId }, { signal }),
    staleTime: 0,
  });
