import { z } from "zod";
import { readJwt, signJwt } from "../../secrets/jwt.ts";
import type { Secrets } from "../../secrets/secrets.ts";

const AUDIENCE = "explorar-second-step";
/** In seconds. */
const LIFETIME = 5 * 60;

/** What the second step asks for: a code, or to set up the second factor that the role has to have. */
export type SecondStep = "code" | "enrol";

/** What a challenge says of its user. */
export interface Challenged {
  id: number;
  /** The user's token version when it was made. */
  version: number;
  step: SecondStep;
  /** Whether a provider of identities stood for the user, rather than a password. */
  byProvider?: boolean | undefined;
}

const claimsSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  step: z.enum(["code", "enrol"]),
  byProvider: z.boolean().optional(),
});

/** What somebody with the right password, or account of a provider, gets for the second step. It is no session. */
export interface Challenges {
  issue(challenged: Challenged): Promise<string>;
  /** Undefined when the challenge is invalid or expired. */
  read(challenge: string): Promise<Challenged | undefined>;
}

export function createChallenges(secrets: Secrets): Challenges {
  const use = { audience: AUDIENCE };
  return {
    issue: (challenged) => signJwt(secrets, { ...challenged }, use, LIFETIME),
    read: async (challenge) => claimsSchema.safeParse(await readJwt(secrets, challenge, use)).data,
  };
}
