import type { Connection } from "@panel/api-client";
import { storedLanguage } from "../session/stored-choices.ts";
import { sessionToken } from "../session/state.ts";

/** Connection to what is kept of trials of routes, beside the panel's own API. Not with the others, which come with the first load. */
export const tryoutsApi: Connection = {
  baseUrl: "/tryouts",
  getToken: sessionToken,
  getLanguage: storedLanguage,
};
