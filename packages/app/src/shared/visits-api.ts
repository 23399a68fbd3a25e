import type { Connection } from "@panel/api-client";
import { storedLanguage } from "../session/stored-choices.ts";
import { sessionToken } from "../session/state.ts";

/** Connection to published routes and the desk, beside the panel's own API. Not with the others, which come with the first load. */
export const visitsApi: Connection = {
  baseUrl: "/visits",
  getToken: sessionToken,
  getLanguage: storedLanguage,
};
