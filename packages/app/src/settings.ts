import type { ContentLanguage } from "@panel/domain/languages";
import type { MapTileSettings } from "@panel/domain/play/tryout";

/** Settings of this installation, sent by the server. */
export interface Settings {
  /** Base URL of the panel API, absolute or starting with / on this origin. */
  apiUrl: string;
  /** Base URL of the bot platform; missing if there is none. */
  botsUrl?: string | null;
  tiles: MapTileSettings;
  /** ISO 3166 code of the country of phone numbers without a country code. */
  phoneRegion?: string | undefined;
  /** Base URL of a Nominatim-compatible geocoder; missing if addresses are not looked up. */
  geocoderUrl?: string | null;
  /** The languages in which stories are spoken by a machine; missing or empty if there is no voice. */
  speech?: ContentLanguage[] | undefined;
  /** Whether a model drafts alternative texts of images. */
  altDrafts?: boolean | undefined;
  legalUrl?: string | undefined;
  privacyUrl?: string | undefined;
  /** Providers of identities with which people may sign in. */
  providers?: { id: string; name: string }[] | undefined;
  /** Demo accounts, in demo mode only. */
  demoAccounts?: { email: string; password: string; role: string }[] | undefined;
}

let current: Settings | undefined;

/**
 * Fetches the settings of this installation once, before anything is shown. The answer is checked, because a proxy
 * may answer with a page of its own instead.
 */
export async function loadSettings(): Promise<Settings> {
  const response = await fetch("/config.json", { cache: "no-cache" });
  const read = (await response.json()) as Partial<Settings> | null;
  if (!response.ok || typeof read?.apiUrl !== "string" || typeof read.tiles?.url !== "string") {
    throw new Error("config.json is invalid");
  }
  current = read as Settings;
  return current;
}

export function settings(): Settings {
  if (!current) throw new Error("settings() was called too early");
  return current;
}
