import { SignJWT, errors, jwtVerify } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { ROLES, type Role } from "@panel/domain/roles";
import { SESSION_SECONDS, isFromTheFuture } from "@panel/domain/session";

const ISSUER = "explorar";
const AUDIENCE = "explorar-panel";
/** How many tokens are known without looking at their signatures again. */
const MOST_VERIFIED = 5000;

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
  const verified = new LRUCache<string, { user: TokenUser; exp: number }>({ max: MOST_VERIFIED });
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
      const known = verified.get(token);
      if (known) return known.exp * 1000 > Date.now() ? known.user : undefined;
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ["HS256"],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ["exp", "iat"],
        });
        if (isFromTheFuture(payload.iat ?? 0, Date.now())) return undefined;
        const user = claimsSchema.safeParse(payload).data;
        if (user) verified.set(token, { user, exp: payload.exp ?? 0 });
        return user;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
