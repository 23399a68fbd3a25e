import type { CurrentUser } from "@panel/api-client/panel-types";
import { hasRight, ROOT_ROLE } from "@panel/domain/policies";
import { isActive } from "@panel/domain/users";
import { mintProviderToken, type BotClaims } from "../bots/accounts/tokens.ts";
import type { Db } from "../db/connection.ts";
import { branchOf } from "../resources/quota.ts";
import { tokenOwner } from "./token-repository.ts";

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
  ownTokens(userId: number): Promise<Pick<CurrentUser, "parliaToken" | "adminParliaToken">>;
  /** Whether the claims of a token, made at some time before, still hold. */
  isCurrent(user: BotClaims["user"]): Promise<boolean>;
}

/** @param secret signs the tokens; without one, the platform's own tokens that users have serve */
export function createPlatformTokens(db: Db, secret: Uint8Array | undefined): PlatformTokens {
  async function claimsOf(userId: number): Promise<BotClaims | undefined> {
    const user = await tokenOwner(db, userId);
    if (!user || !isActive(user.status)) return undefined;
    const account = await accountOf(db, user.role === ROOT_ROLE ? user.id : undefined, user.id);
    if (!account) return undefined;
    return {
      account: { subject: String(account.id), email: account.email },
      user: { id: user.id, email: user.email, role: user.role, version: user.token_version },
    };
  }

  async function tokenFor(claims: BotClaims): Promise<string | undefined> {
    if (secret) return mintProviderToken(secret, claims);
    return (await tokenOwner(db, claims.user.id))?.parlia_token ?? undefined;
  }

  return {
    claimsOf,

    async tokenOf(userId) {
      const claims = await claimsOf(userId);
      return claims && tokenFor(claims);
    },

    async ownTokens(userId) {
      const claims = await claimsOf(userId);
      if (!claims) return {};
      const token = await tokenFor(claims);
      if (token === undefined) return {};
      // What another platform gave the admin may do everything that the admin may.
      const reads = secret !== undefined && hasRight(claims.user.role, "select-chatbot");
      return { parliaToken: token, ...(reads ? { adminParliaToken: token } : {}) };
    },

    async isCurrent(user) {
      const claims = await claimsOf(user.id);
      return claims?.user.version === user.version && claims.user.role === user.role;
    },
  };
}

/** The user that stands for an account: the super-admin itself, or an admin that has chatbots. */
async function accountOf(db: Db, rootId: number | undefined, userId: number) {
  if (rootId !== undefined) return tokenOwner(db, rootId);
  const { adminId } = await branchOf(db, userId);
  const admin = adminId === undefined ? undefined : await tokenOwner(db, adminId);
  return admin?.has_chatbots === 1 ? admin : undefined;
}
