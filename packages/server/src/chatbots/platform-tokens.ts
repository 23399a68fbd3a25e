import type { CurrentUser } from "@panel/api-client/panel-types";
import { LRUCache } from "lru-cache";
import { hasRight, ROOT_ROLE } from "@panel/domain/policies";
import { isActive } from "@panel/domain/users";
import { userOfSession } from "../account/sessions.ts";
import type { SessionValidator } from "../bots/accounts/authenticator.ts";
import { mintProviderToken, type BotClaims } from "../bots/accounts/tokens.ts";
import type { Db } from "../db/connection.ts";
import { memberOf, type Member } from "../resources/service.ts";
import type { Secrets } from "../secrets/secrets.ts";
import type { Viewer } from "../viewer.ts";

/** A token that holds for an hour is handed out again for so long, in ms. */
const REUSE_MS = 5 * 60_000;
const MOST_MINTED = 5000;

/** Who users of the panel are to the bot platform. */
export interface PlatformTokens {
  /**
   * Who a user is there, and for which account: its branch's, which the admin stands for. A
   * super-admin has an account of its own. Undefined for whoever has no chatbots.
   */
  claimsOf(viewer: Viewer): Promise<BotClaims | undefined>;
  /** The token that lets a user in there, in its session; undefined for whoever has none. */
  tokenOf(viewer: Viewer): Promise<string | undefined>;
  /** The tokens that the user's own panel gets. */
  ownTokens(
    viewer: Viewer,
    member: Member,
  ): Promise<Pick<CurrentUser, "parliaToken" | "adminParliaToken">>;
  /** Whether the claims of a token, made at some time before, still hold; that is a use of its session. */
  holds: SessionValidator;
}

interface Parts {
  db: Db;
  /** They sign the tokens; without them, the platform's own tokens that users have serve. */
  secrets: Secrets | undefined;
  /** How long a session may be unused, in ms; 0 is no limit. */
  sessionIdleMs: number;
}

export function createPlatformTokens({ db, secrets, sessionIdleMs }: Parts): PlatformTokens {
  const minted = new LRUCache<string, string>({ max: MOST_MINTED, ttl: REUSE_MS });

  async function mint(keys: Secrets, claims: BotClaims): Promise<string> {
    const about = JSON.stringify(claims);
    const known = minted.get(about);
    if (known !== undefined) return known;
    const token = await mintProviderToken(keys, claims);
    minted.set(about, token);
    return token;
  }

  async function tokenFor(viewer: Viewer, member: Member): Promise<string | undefined> {
    const claims = memberClaims(viewer, member);
    if (!claims) return undefined;
    return secrets ? mint(secrets, claims) : (member.user.parlia_token ?? undefined);
  }

  return {
    async claimsOf(viewer) {
      const member = await memberOf(db, viewer.id);
      return member && memberClaims(viewer, member);
    },

    async tokenOf(viewer) {
      const member = await memberOf(db, viewer.id);
      return member && tokenFor(viewer, member);
    },

    async ownTokens(viewer, member) {
      const token = await tokenFor(viewer, member);
      if (token === undefined) return {};
      // What another platform gave the admin may do everything that the admin may.
      const reads = secrets !== undefined && hasRight(member.user.role, "select-chatbot");
      return { parliaToken: token, ...(reads ? { adminParliaToken: token } : {}) };
    },

    async holds({ account, user, session }) {
      const { user: found } = await userOfSession(
        db,
        { ...user, session: session.id },
        sessionIdleMs,
      );
      const member = found && (await memberOf(db, found.id));
      return member !== undefined && accountOf(member)?.id === Number(account.subject);
    },
  };
}

/** Whom the user's bots belong to; undefined for whoever has no chatbots. */
function accountOf({ user, admin }: Member) {
  if (!isActive(user.status)) return undefined;
  if (user.role === ROOT_ROLE) return user;
  return admin?.has_chatbots === 1 ? admin : undefined;
}

function memberClaims(viewer: Viewer, member: Member): BotClaims | undefined {
  const { user } = member;
  const account = accountOf(member);
  const expiresAt = Math.floor(Date.parse(viewer.sessionEndsAt ?? "") / 1000) || 0;
  return (
    account && {
      account: { subject: String(account.id), email: account.email },
      user: { id: user.id, email: user.email, role: user.role, version: user.token_version },
      session: { id: viewer.sessionId, expiresAt },
    }
  );
}
