import { createHash, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** Bytes of a secret, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const ISSUER = "Explorar";
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps that a clock may be behind or ahead. */
const WINDOW = 1;

/** How many recovery codes there are at once. */
const RECOVERY_CODES = 10;
/** Without what is taken for something else: i, l, o, 0 and 1. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
/** 138 bits in all: too many to try a digest out. Codes of before have four groups. */
const GROUPS = 7;
const GROUP_LENGTH = 4;

/** A new secret in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What a QR code holds for an authenticator app. */
export function setupAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The time step of a code that is right now, or one step before or after; undefined for others. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!isTotpCode(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: withoutGaps(code), timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

function totpOf(secret: string, label = ""): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: DIGITS,
    period: STEP_SECONDS,
  });
}

/** Whether it looks like the code of an app, rather than a recovery code. */
export function isTotpCode(code: string): boolean {
  return /^\d{6}$/.test(withoutGaps(code));
}

export function newRecoveryCodes(): string[] {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join("");
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: GROUPS }, group).join("-"),
  );
}

/** What is kept of a recovery code; however it is typed. */
export function digestOf(recoveryCode: string): string {
  return createHash("sha256").update(withoutGaps(recoveryCode).toLowerCase()).digest("base64url");
}

const withoutGaps = (code: string): string => code.replaceAll(/[\s-]/g, "");
