import type { CurrentUser } from "@panel/api-client/panel-types";
import { LRUCache } from "lru-cache";
import { hasRight, ROOT_ROLE } from "@panel/domain/policies";
import { isActive } from "@panel/domain/users";
import { mintProviderToken, type BotClaims } from "../bots/accounts/tokens.ts";
import type { Db } from "../db/connection.ts";
import { memberOf, type Member } from "../resources/service.ts";

/** A token that holds for an hour is handed out again for so long, in ms. */
const REUSE_MS = 5 * 60_000;
const MOST_MINTED = 5000;

/** Who users of the panel are to the bot platform. */
export interface PlatformTokens {
  /**
   * Who a user is there, and for which account: its branch's, which the admin stands for. A
   * super-admin has an account of its own. Undefined for whoever has no chatbots.
   */
  claimsOf(userId: number): Promise<BotClaims | undefined>;
  /** The token that lets a user in there; undefined for whoever has none. */
  tokenOf(userId: number): Promise<string | undefined>;
  /** The tokens that the user's own panel gets. */
  ownTokens(member: Member): Promise<Pick<CurrentUser, "parliaToken" | "adminParliaToken">>;
  /** Whether the claims of a token, made at some time before, still hold. */
  isCurrent(user: BotClaims["user"]): Promise<boolean>;
}

/** @param secret signs the tokens; without one, the platform's own tokens that users have serve */
export function createPlatformTokens(db: Db, secret: Uint8Array | undefined): PlatformTokens {
  const minted = new LRUCache<string, string>({ max: MOST_MINTED, ttl: REUSE_MS });

  async function mint(key: Uint8Array, claims: BotClaims): Promise<string> {
    const about = JSON.stringify(claims);
    const known = minted.get(about);
    if (known !== undefined) return known;
    const token = await mintProviderToken(key, claims);
    minted.set(about, token);
    return token;
  }

  async function claimsOf(userId: number): Promise<BotClaims | undefined> {
    const member = await memberOf(db, userId);
    return member && memberClaims(member);
  }

  async function tokenFor(member: Member): Promise<string | undefined> {
    const claims = memberClaims(member);
    if (!claims) return undefined;
    return secret ? mint(secret, claims) : (member.user.parlia_token ?? undefined);
  }

  return {
    claimsOf,

    async tokenOf(userId) {
      const member = await memberOf(db, userId);
      return member && tokenFor(member);
    },

    async ownTokens(member) {
      const token = await tokenFor(member);
      if (token === undefined) return {};
      // What another platform gave the admin may do everything that the admin may.
      const reads = secret !== undefined && hasRight(member.user.role, "select-chatbot");
      return { parliaToken: token, ...(reads ? { adminParliaToken: token } : {}) };
    },

    async isCurrent(user) {
      const claims = await claimsOf(user.id);
      return claims?.user.version === user.version && claims.user.role === user.role;
    },
  };
}

function memberClaims({ user, admin }: Member): BotClaims | undefined {
  if (!isActive(user.status)) return undefined;
  const account = user.role === ROOT_ROLE ? user : admin?.has_chatbots === 1 ? admin : undefined;
  return (
    account && {
      account: { subject: String(account.id), email: account.email },
      user: { id: user.id, email: user.email, role: user.role, version: user.token_version },
    }
  );
}
