import { SignJWT, errors, jwtVerify } from "jose";
import { z } from "zod";
import { ROLES, type Role } from "@panel/domain/roles";
import { SESSION_SECONDS, isFromTheFuture } from "@panel/domain/session";

const ISSUER = "explorar";
const AUDIENCE = "explorar-panel";

/** What a session token says of its user. */
export interface TokenUser {
  id: number;
  role: Role;
  name: string;
  email: string;
  /** The user's token version when it was made. */
  version: number;
  /** Id of the session that it belongs to. */
  session: string;
}

const dataSchema = z.object({
  id: z.number().int(),
  role: z.enum(ROLES),
  name: z.string(),
  email: z.string(),
  version: z.number().int(),
});

const claimsSchema = z
  .object({ data: dataSchema, sid: z.string() })
  .transform(({ data, sid }): TokenUser => ({ ...data, session: sid }));

export interface Tokens {
  issue(user: TokenUser): Promise<string>;
  /** The user that a token stands for, or undefined when the token is invalid or expired. */
  read(token: string): Promise<TokenUser | undefined>;
}

export function createTokens(secret: Uint8Array): Tokens {
  return {
    issue: ({ session, ...data }) =>
      new SignJWT({ data, sid: session })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(data.id))
        .setIssuedAt()
        .setExpirationTime(`${SESSION_SECONDS}s`)
        .sign(secret),
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ["HS256"],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ["exp", "iat"],
        });
        return isFromTheFuture(payload.iat ?? 0, Date.now())
          ? undefined
          : claimsSchema.safeParse(payload).data;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
