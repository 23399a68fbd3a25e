import { createHash } from "node:crypto";
import { readJwt, signJwt } from "../secrets/jwt.ts";
import type { Secrets } from "../secrets/secrets.ts";

const AUDIENCE = "explorar-device";
/** How long a device is known after its last sign-in, in seconds. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60;

/** Tells devices on which an account was signed in before from those of strangers. */
export interface KnownDevices {
  /** What a device keeps after a sign-in with this e-mail. */
  issue(email: string): Promise<string>;
  /** Whether what a device has kept is of this e-mail. */
  isKnown(kept: string | undefined, email: string): Promise<boolean>;
}

export function createKnownDevices(secrets: Secrets): KnownDevices {
  const purposeOf = (email: string) => ({ audience: AUDIENCE, subject: digest(email) });
  return {
    issue: (email) => signJwt(secrets, {}, purposeOf(email), DEVICE_SECONDS),
    async isKnown(kept, email) {
      if (kept === undefined) return false;
      return (await readJwt(secrets, kept, purposeOf(email))) !== undefined;
    },
  };
}

/** The device keeps no e-mail. */
const digest = (email: string) => createHash("sha256").update(email).digest("base64url");
