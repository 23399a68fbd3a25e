import { readFileSync } from "node:fs";

/** The variables that hold secrets. */
const SECRETS = [
  "TOKEN_SECRET",
  "TOKEN_SECRET_PREVIOUS",
  "DATABASE_URL",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "SMTP_URL",
  "BOTS_SECRET",
  "LLM_KEY",
  "SPEECH_KEY",
  "PLAYS_SECRET",
  "METRICS_TOKEN",
  "DEFAULT_PASSWORD",
] as const;

/** The variables that hold secrets of providers of identities, each with a name of its own. */
const PROVIDER_SECRET = /^(OIDC_[A-Z0-9]+_CLIENT_SECRET)_FILE$/;

const isGiven = (value: string | undefined): value is string => (value ?? "").trim() !== "";

interface WithSecrets {
  env: NodeJS.ProcessEnv;
  /** What is wrong: a line for each variable. */
  problems: string[];
}

/**
 * Reads secrets that are handed over as files, as secret stores and systemd's credentials do: of
 * TOKEN_SECRET_FILE the content becomes TOKEN_SECRET, without the line end at its end.
 */
export function withSecretFiles(env: NodeJS.ProcessEnv): WithSecrets {
  const read: NodeJS.ProcessEnv = { ...env };
  const problems: string[] = [];
  const ofProviders = Object.keys(env).flatMap((name) => PROVIDER_SECRET.exec(name)?.[1] ?? []);
  for (const name of [...SECRETS, ...ofProviders]) {
    const path = env[`${name}_FILE`];
    if (!isGiven(path)) continue;
    if (isGiven(env[name])) {
      problems.push(`${name}_FILE expects nothing with ${name}`);
      continue;
    }
    try {
      read[name] = readFileSync(path, "utf8").replace(/\r?\n$/, "");
      if (!isGiven(read[name])) problems.push(`${name}_FILE expects a file that is not empty`);
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      problems.push(`${name}_FILE expects a file that can be read (${code})`);
    }
  }
  return { env: read, problems };
}
