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
  /** What stands for the account that a device is known for, whosever that is; undefined for a stranger's. */
  accountOf(kept: string | undefined): Promise<string | undefined>;
}

export function createKnownDevices(secrets: Secrets): KnownDevices {
  const purposeOf = (email: string) => ({ audience: AUDIENCE, subject: digest(email) });
  return {
    issue: (email) => signJwt(secrets, {}, purposeOf(email), DEVICE_SECONDS),
    async isKnown(kept, email) {
      if (kept === undefined) return false;
      return (await readJwt(secrets, kept, purposeOf(email))) !== undefined;
    },
    async accountOf(kept) {
      if (kept === undefined) return undefined;
      return (await readJwt(secrets, kept, { audience: AUDIENCE }))?.sub;
    },
  };
}

/** The device keeps no e-mail. */
const digest = (email: string) => createHash("sha256").update(email).digest("base64url");
