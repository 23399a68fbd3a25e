import type { Connection } from "@panel/api-client";
import { storedLanguage } from "../session/stored-choices.ts";
import { sessionToken } from "../session/state.ts";

/** Connection to the events of published routes, as their staff. Not with the others, which come with the first load. */
export const eventsApi: Connection = {
  baseUrl: "/events",
  getToken: sessionToken,
  getLanguage: storedLanguage,
};

/** The same with the token of a link, for whoever has no account. */
export const linkedEventsApi = (token: string): Connection => ({
  ...eventsApi,
  getToken: () => token,
});
