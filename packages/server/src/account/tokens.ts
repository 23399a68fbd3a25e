import { LRUCache } from "lru-cache";
import { z } from "zod";
import { ROLES, type Role } from "@panel/domain/roles";
import { SESSION_SECONDS } from "@panel/domain/session";
import { signJwt, verifyJwt } from "../secrets/jwt.ts";
import type { Secrets } from "../secrets/secrets.ts";

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
  /** The user that a token stands for; `expired` for one that was valid once, undefined for an invalid one. */
  read(token: string): Promise<TokenUser | "expired" | undefined>;
}

export function createTokens(secrets: Secrets): Tokens {
  const known = new LRUCache<string, { user: TokenUser; exp: number }>({ max: MOST_VERIFIED });
  return {
    issue: ({ session, ...data }) =>
      signJwt(
        secrets,
        { data, sid: session },
        { audience: AUDIENCE, subject: String(data.id) },
        SESSION_SECONDS,
      ),
    async read(token) {
      const before = known.get(token);
      if (before) return before.exp * 1000 > Date.now() ? before.user : "expired";
      const verified = await verifyJwt(secrets, token, { audience: AUDIENCE });
      if (!verified) return undefined;
      const { payload, isExpired } = verified;
      const user = claimsSchema.safeParse(payload).data;
      if (!user) return undefined;
      if (isExpired) return "expired";
      known.set(token, { user, exp: payload.exp ?? 0 });
      return user;
    },
  };
}
