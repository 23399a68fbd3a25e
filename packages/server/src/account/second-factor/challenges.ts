import { SignJWT, errors, jwtVerify } from "jose";
import { z } from "zod";

const ISSUER = "explorar";
const AUDIENCE = "explorar-second-step";
const LIFETIME = "5m";

/** What the second step asks for: a code, or to set up the second factor that the role has to have. */
export type SecondStep = "code" | "enrol";

/** What a challenge says of its user. */
export interface Challenged {
  id: number;
  /** The user's token version when it was made. */
  version: number;
  step: SecondStep;
}

const claimsSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  step: z.enum(["code", "enrol"]),
});

/** What somebody with the right password gets for the second step. It is no session. */
export interface Challenges {
  issue(challenged: Challenged): Promise<string>;
  /** Undefined when the challenge is invalid or expired. */
  read(challenge: string): Promise<Challenged | undefined>;
}

export function createChallenges(secret: Uint8Array): Challenges {
  return {
    issue: (challenged) =>
      new SignJWT({ ...challenged })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(LIFETIME)
        .sign(secret),
    async read(challenge) {
      try {
        const { payload } = await jwtVerify(challenge, secret, {
          algorithms: ["HS256"],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ["exp"],
        });
        return claimsSchema.safeParse(payload).data;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
