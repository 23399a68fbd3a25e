import type { Connection } from "@panel/api-client";
import { storedLanguage } from "../session/language.ts";
import { sessionToken } from "../session/state.ts";
import { settings } from "../settings.ts";

/** Where the services of this installation are; the settings are read at run time. */
export const panelApi: Connection = {
  get baseUrl() {
    return settings().apiUrl;
  },
  getToken: sessionToken,
  getLanguage: storedLanguage,
};

/** The chatbot platform, for the bearer of its own token; undefined where there is none. */
export function botsApi(token: string): Connection | undefined {
  const baseUrl = settings().botsUrl;
  return baseUrl ? { baseUrl, getToken: () => token } : undefined;
}

/** The geocoder is a public service: nothing of the session goes there. */
export function geocoderApi(): Connection | undefined {
  const baseUrl = settings().geocoderUrl;
  return baseUrl ? { baseUrl, credentials: "omit", timeout: 8_000 } : undefined;
}
