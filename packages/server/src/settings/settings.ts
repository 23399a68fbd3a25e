import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { z } from "zod";
import type * as PhoneNumbers from "@panel/domain/phone-number";
import { DEFAULT_PHONE_REGION, type PhoneRegion } from "@panel/domain/phone-region";
import type { Role } from "@panel/domain/roles";
import { PASSWORD_MAX, PASSWORD_MIN } from "@panel/domain/session";
import type { Secrets } from "../secrets/secrets.ts";
import { DEMO_PASSWORD } from "./demo-accounts.ts";
import { mailSender, type Sender } from "./mail-sender.ts";
import { botsContradictions, botsVariables, readBots, type BotsSettings } from "./bots-settings.ts";
import type { VersionKeeping } from "@panel/domain/versions/thinning";
import { playsVariables, readPlays, type PlaysSettings } from "./plays-settings.ts";
import { readVisits, visitsVariables, type VisitsSettings } from "./visits-settings.ts";
import {
  readSpeech,
  speechContradictions,
  speechVariables,
  type SpeechSettings,
} from "./speech-settings.ts";
import { providersVariables, readProviders, type ProviderSettings } from "./providers-settings.ts";
import { readVersions, versionsVariables } from "./versions-settings.ts";
import { withSecretFiles } from "./secret-files.ts";
import { SettingsError } from "./settings-error.ts";
import { readTokenSecrets, tokenVariables } from "./token-secrets.ts";
import { readTiles, tilesProblems, tilesVariables, type TilesSettings } from "./tiles-settings.ts";
import { flag, roles, webAddress } from "./variables.ts";
import { readS3, s3Variables, type S3Settings } from "./s3-settings.ts";

/** The sender of mails while there is no mail server. */
const NOBODY: Sender = { name: "Explorar", address: "no-reply@explorar.example" };
const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

const require = createRequire(import.meta.url);

function isPhoneRegion(text: string): text is PhoneRegion {
  // Loaded only where it is set: the phone numbers of all countries take 10 MB.
  const phones = require("@panel/domain/phone-number") as typeof PhoneNumbers;
  return phones.isPhoneRegion(text);
}

const IDLE = "expects minutes from 5 to 1440, or 0 for no limit";

const schema = z.object({
  PORT: z.coerce
    .number("expects a port number from 0 to 65535")
    .int("expects a port number from 0 to 65535")
    .min(0, "expects a port number from 0 to 65535")
    .max(65_535, "expects a port number from 0 to 65535")
    .default(8080),
  HOST: z.string().min(1, "expects a host name or an address").default("127.0.0.1"),
  DATA_DIR: z.string().min(1, "expects a folder").default("data"),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "expects postgres://user:password@host:port/database",
    })
    .optional(),
  PREPARED_STATEMENTS: flag.default(true),
  ...s3Variables,
  S3_FORCE_PATH_STYLE: flag.optional(),
  PUBLIC_URL: webAddress.optional(),
  ...tokenVariables,
  DEMO: flag.default(false),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "expects fatal, error, warn, info, debug, trace or silent",
    )
    .default("info"),
  ...tilesVariables,
  PHONE_REGION: z
    .string()
    .transform((value) => value.toUpperCase())
    .refine(isPhoneRegion, { error: "expects the two letters of a country, as ES" })
    .default(DEFAULT_PHONE_REGION),
  GEOCODER_URL: webAddress.default("https://nominatim.openstreetmap.org"),
  ...botsVariables,
  ...playsVariables,
  ...visitsVariables,
  ...versionsVariables,
  ...speechVariables,
  ...providersVariables,
  SESSION_IDLE_MINUTES: z.coerce
    .number(IDLE)
    .int(IDLE)
    .min(0, IDLE)
    .max(1440, IDLE)
    .refine((minutes) => minutes === 0 || minutes >= 5, IDLE)
    .default(0),
  REQUIRE_SECOND_FACTOR: roles.default([]),
  API_DOCS: flag.default(true),
  METRICS_TOKEN: z.string().min(16, "expects at least 16 characters").optional(),
  LEGAL_URL: webAddress.default("https://www.explorar.example/legal"),
  PRIVACY_URL: webAddress.default("https://www.explorar.example/privacy"),
  DEFAULT_PASSWORD: z
    .string()
    .min(PASSWORD_MIN, `expects ${PASSWORD_MIN} to ${PASSWORD_MAX} characters`)
    .max(PASSWORD_MAX, `expects ${PASSWORD_MIN} to ${PASSWORD_MAX} characters`)
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "expects smtp://… or smtps://user:password@host:port" })
    .optional(),
  MAIL_FROM: mailSender.optional(),
  MAX_CONNECTIONS: z.coerce
    .number("expects a number from 10 to 100000")
    .int("expects a number from 10 to 100000")
    .min(10, "expects a number from 10 to 100000")
    .max(100_000, "expects a number from 10 to 100000")
    .default(2_000),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(false|\d{1,2}|[\da-fA-F.:/]+(,\s*[\da-fA-F.:/]+)*)$/,
      "expects the addresses of the proxies separated by commas, their number, or false",
    )
    .default("false"),
  PANEL_DIR: z.string().min(1, "expects a folder").optional(),
  WIDGET_DIR: z.string().min(1, "expects a folder").optional(),
  PLAYER_DIR: z.string().min(1, "expects a folder").optional(),
});

/** Everything that may differ between two installations. */
export interface Settings extends TilesSettings {
  /** 0 takes any free port. */
  port: number;
  host: string;
  dataDir: string;
  /** PostgreSQL; without it the embedded database in `dataDir` serves. */
  databaseUrl: string | undefined;
  /** Whether PostgreSQL keeps frequent statements prepared for each connection. */
  preparedStatements: boolean;
  /** Where files are stored; without it, in `dataDir`. */
  s3: S3Settings | undefined;
  /** Where people reach the panel; an https address turns HSTS on. */
  publicUrl: string | undefined;
  /** They sign sessions. */
  tokenSecrets: Secrets;
  demo: boolean;
  logLevel: string;
  geocoderUrl: string;
  /** Where phone numbers without a country code are from. */
  phoneRegion: PhoneRegion;
  bots: BotsSettings;
  plays: PlaysSettings;
  visits: VisitsSettings;
  /** The voice of a machine for stories; undefined where there is none. */
  speech: SpeechSettings | undefined;
  /** For how long versions of experiences are kept. */
  versions: VersionKeeping;
  /** Whoever shows it reads `/metrics`; without one there is no such page. */
  metricsToken: string | undefined;
  /** Whether `/api/docs` shows the contracts. */
  apiDocs: boolean;
  /** How long a session may be unused, in ms; 0 is no limit. */
  sessionIdleMs: number;
  /** Whose users have to have a second factor. */
  secondFactorRoles: readonly Role[];
  /** With whose accounts people may sign in beside e-mail and password. */
  providers: readonly ProviderSettings[];
  /** The provider's legal notice and privacy policy, linked from every page. */
  legalUrl: string;
  privacyUrl: string;
  defaultPassword: string | undefined;
  /** Mail server; without it mails are kept as files in `dataDir`. */
  smtpUrl: string | undefined;
  mailFrom: Sender;
  /** Open connections; one more is answered 503. */
  maxConnections: number;
  /** As Fastify's `trustProxy`: whose X-Forwarded-* headers are believed. */
  trustProxy: false | string | ((address: string, hop: number) => boolean);
  /** Folder of the built panel. */
  panelDir: string;
  /** Folder of the built chat page. */
  widgetDir: string;
  /** Folder of the built page that plays a route. */
  playerDir: string;
}

/**
 * Reads the settings from environment variables, secrets also from files. A blank variable counts as absent.
 * Makes the data folder, and in it the token secret when none is given.
 * @throws SettingsError naming every bad setting and what it expects
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const { env, problems } = withSecretFiles(environment);
  if (problems.length > 0) throw new SettingsError(problems.join("\n"));
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name in schema.shape && value?.trim() !== ""),
  );
  const read = schema.safeParse(given);
  if (!read.success) {
    throw new SettingsError(
      read.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("\n"),
    );
  }
  const values = read.data;
  if (values.DEMO && !LOOPBACK.has(values.HOST)) {
    throw new SettingsError(
      "HOST expects 127.0.0.1, ::1 or localhost while DEMO is on: the demo accounts' passwords are public",
    );
  }
  if (values.SMTP_URL && !values.MAIL_FROM) {
    throw new SettingsError("MAIL_FROM expects an address, or Name <address>, with SMTP_URL");
  }
  if (values.SMTP_URL && !values.PUBLIC_URL) {
    throw new SettingsError(
      "PUBLIC_URL expects the panel's address with SMTP_URL: mails link to it",
    );
  }
  const s3 = readS3(values, values.S3_FORCE_PATH_STYLE);
  if (s3 && "missing" in s3) {
    throw new SettingsError(
      s3.missing.map((name) => `${name} expects a value with the other S3_ settings`).join("\n"),
    );
  }
  const tiles = readTiles(values);
  const contradictions = [
    ...botsContradictions(values),
    ...speechContradictions(values),
    ...tilesProblems(tiles),
  ];
  if (contradictions.length > 0) throw new SettingsError(contradictions.join("\n"));
  const { providers, problems: wrong } = readProviders(values.OIDC_PROVIDERS, env);
  if (providers.length > 0 && !values.PUBLIC_URL) {
    wrong.push("PUBLIC_URL expects the panel's address with OIDC_PROVIDERS: they lead back to it");
  }
  if (wrong.length > 0) throw new SettingsError(wrong.join("\n"));
  const dataDir = resolve(values.DATA_DIR);
  makeFolder(dataDir);
  const tokenSecrets = readTokenSecrets(values, dataDir);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    preparedStatements: values.PREPARED_STATEMENTS,
    s3,
    publicUrl: values.PUBLIC_URL,
    tokenSecrets,
    demo: values.DEMO,
    logLevel: values.LOG_LEVEL,
    ...tiles,
    phoneRegion: values.PHONE_REGION,
    geocoderUrl: values.GEOCODER_URL,
    bots: readBots(values, tokenSecrets),
    plays: readPlays(values),
    visits: readVisits(values),
    versions: readVersions(values),
    speech: readSpeech(values),
    apiDocs: values.API_DOCS,
    metricsToken: values.METRICS_TOKEN,
    sessionIdleMs: values.SESSION_IDLE_MINUTES * 60_000,
    secondFactorRoles: values.REQUIRE_SECOND_FACTOR,
    providers,
    legalUrl: values.LEGAL_URL,
    privacyUrl: values.PRIVACY_URL,
    defaultPassword: values.DEFAULT_PASSWORD ?? (values.DEMO ? DEMO_PASSWORD : undefined),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? NOBODY,
    maxConnections: values.MAX_CONNECTIONS,
    trustProxy: proxyTrust(values.TRUST_PROXY),
    panelDir: resolve(values.PANEL_DIR ?? join(import.meta.dirname, "../../../app/dist")),
    widgetDir: resolve(values.WIDGET_DIR ?? join(import.meta.dirname, "../../../widget/dist")),
    playerDir: resolve(values.PLAYER_DIR ?? join(import.meta.dirname, "../../../player/dist")),
  };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new SettingsError(`DATA_DIR expects a folder that can be written: ${String(error)}`);
  }
}

function proxyTrust(value: string): Settings["trustProxy"] {
  if (value === "false") return false;
  return /^\d+$/.test(value) ? (_address, hop) => hop < Number(value) : value;
}
