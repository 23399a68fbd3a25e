/** What differs between installations, as the server tells it. */
export interface Settings {
  /** Base of the panel API, absolute or from the root of this origin. */
  apiUrl: string;
  /** Base of the bot platform; absent where there is none. */
  botsUrl?: string | null;
  tiles: { url: string; attribution: string };
  /** Base of a Nominatim-compatible geocoder; absent where addresses are not looked up. */
  geocoderUrl?: string | null;
  legalUrl?: string | undefined;
  privacyUrl?: string | undefined;
  /** Accounts to try the panel with, in demo mode only. */
  demoAccounts?: { email: string; password: string; role: string }[] | undefined;
}

let current: Settings | undefined;

/**
 * Reads the settings of this installation, once, before anything is shown. They come from the
 * server that served this page; what could come instead is a proxy's own page, or nothing.
 */
export async function loadSettings(): Promise<Settings> {
  const response = await fetch("/config.json", { cache: "no-cache" });
  const read = (await response.json()) as Partial<Settings> | null;
  if (!response.ok || typeof read?.apiUrl !== "string" || typeof read.tiles?.url !== "string") {
    throw new Error("config.json holds no settings");
  }
  current = read as Settings;
  return current;
}

export function settings(): Settings {
  if (!current) throw new Error("The settings are read before anything is shown");
  return current;
}
