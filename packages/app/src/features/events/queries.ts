import {
  getEvent,
  getEventResults,
  listEventLinks,
  type EventState,
} from "@panel/api-client/events";
import { queryOptions } from "@tanstack/react-query";
import { eventsKey } from "../../route/event-list.ts";
import { eventsApi } from "../../shared/events-api.ts";

/* Answers are asked for anew on each visit, since others prepare and follow the same events. */

/** An event with its teams and their codes. */
export const eventDetails = (gymId: number, id: number) =>
  queryOptions({
    queryKey: [...eventsKey(gymId), "event", id],
    queryFn: ({ signal }) => getEvent(eventsApi, { gymId, id }, { signal }),
    staleTime: 0,
  });

/** The links of helpers and of the hall's screen. */
export const eventLinks = (gymId: number, id: number) =>
  queryOptions({
    queryKey: [...eventsKey(gymId), "links", id],
    queryFn: ({ signal }) => listEventLinks(eventsApi, { gymId, id }, { signal }),
    staleTime: 0,
  });

/** The results of an event; those of now while it goes on. */
export const eventResults = (gymId: number, id: number) =>
  queryOptions({
    queryKey: [...eventsKey(gymId), "results", id],
    queryFn: ({ signal }) => getEventResults(eventsApi, { gymId, id }, { signal }),
    staleTime: 0,
  });

/** How the pill of a state looks. */
export const STATE_TONES = {
  planned: "info",
  underWay: "active",
  over: "neutral",
} as const satisfies Record<EventState, string>;
