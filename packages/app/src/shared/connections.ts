import type { Connection } from "@panel/api-client";
import { storedLanguage } from "../session/stored-choices.ts";
import { sessionToken } from "../session/state.ts";
import { settings } from "../settings.ts";

/** Connections to the services of this installation, whose addresses are in the settings. */
export const panelApi: Connection = {
  get baseUrl() {
    return settings().apiUrl;
  },
  getToken: sessionToken,
  getLanguage: storedLanguage,
};

/** Connection to the chatbot platform with a token of the platform; undefined if the installation has no platform. */
export function botsApi(token: string): Connection | undefined {
  const baseUrl = settings().botsUrl;
  return baseUrl ? { baseUrl, getToken: () => token } : undefined;
}

/** Connection to what the chatbot platform offers to every visitor of a chat. */
export function publicBots(): Connection {
  return { baseUrl: settings().botsUrl ?? "", credentials: "omit" };
}

/** Connection to the geocoder. It is a public service, so neither token nor cookies are sent. */
export function geocoderApi(): Connection | undefined {
  const baseUrl = settings().geocoderUrl;
  return baseUrl ? { baseUrl, credentials: "omit", timeout: 8_000 } : undefined;
}
