import { createHash } from "node:crypto";
import { SignJWT, errors, jwtVerify } from "jose";

const ISSUER = "explorar";
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

export function createKnownDevices(secret: Uint8Array): KnownDevices {
  return {
    issue: (email) =>
      new SignJWT({})
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(digest(email))
        .setIssuedAt()
        .setExpirationTime(`${DEVICE_SECONDS}s`)
        .sign(secret),
    async isKnown(kept, email) {
      if (kept === undefined) return false;
      try {
        await jwtVerify(kept, secret, {
          algorithms: ["HS256"],
          issuer: ISSUER,
          audience: AUDIENCE,
          subject: digest(email),
          requiredClaims: ["exp"],
        });
        return true;
      } catch (error) {
        if (error instanceof errors.JOSEError) return false;
        throw error;
      }
    },
  };
}

/** The device keeps no e-mail. */
const digest = (email: string) => createHash("sha256").update(email).digest("base64url");
