import * as z from "zod/mini";

const tiles = z.object({ url: z.string(), attribution: z.string() });
const demoAccount = z.object({ email: z.string(), password: z.string(), role: z.string() });

const settingsSchema = z.object({
  /** Base of the panel API, absolute or from the root of this origin. */
  apiUrl: z.string(),
  /** Base of the bot platform; absent where there is none. */
  botsUrl: z.optional(z.nullable(z.string())),
  tiles,
  /** Base of a Nominatim-compatible geocoder; absent where addresses are not looked up. */
  geocoderUrl: z.optional(z.nullable(z.string())),
  legalUrl: z.optional(z.string()),
  privacyUrl: z.optional(z.string()),
  /** Accounts to try the panel with, in demo mode only. */
  demoAccounts: z.optional(z.array(demoAccount)),
});

export type Settings = z.infer<typeof settingsSchema>;

let current: Settings | undefined;

/** Reads the settings of this installation, once, before anything is shown. */
export async function loadSettings(): Promise<Settings> {
  const response = await fetch("/config.json", { cache: "no-cache" });
  current = settingsSchema.parse(await response.json());
  return current;
}

export function settings(): Settings {
  if (!current) throw new Error("The settings are read before anything is shown");
  return current;
}
