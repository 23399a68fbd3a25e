import { isRefusalRecorded, recordBy } from "../../audit/record.ts";
import type { Db } from "../../db/connection.ts";
import type { Throttles } from "../../throttle/throttle.ts";
import type { BotUser } from "../../viewer.ts";
import { findAccount, saveAccount } from "./repository.ts";
import { readProviderToken, readSessionToken, type BotClaims } from "./tokens.ts";

/** Knows the users behind the platform's tokens. */
export interface BotAuthenticator {
  /**
   * The user whose token it is, or undefined when the token is not, or no longer, valid.
   * @param scheme the contract's security scheme
   */
  authenticate(token: string, address: string, scheme: string): Promise<BotUser | undefined>;
  /** Writes into the log that an operation was refused to a user, and why. */
  recordRefusal(
    user: BotUser,
    refusal: { operation: string; reason: string; subject: string },
  ): Promise<void>;
}

/** The contract's scheme of provider tokens; all others are session tokens. */
const PROVIDER_SCHEME = "parlia";

export interface BotAuthenticatorParts {
  db: Db;
  /** Signs the tokens. */
  secret: Uint8Array;
  throttles: Pick<Throttles, "refusalOfUser">;
  /**
   * Whether the panel's user is still active with this token version and role. Without it, as where
   * the panel is elsewhere, tokens hold until they expire.
   */
  isCurrent?: ((user: BotClaims["user"]) => Promise<boolean>) | undefined;
}

export function createBotAuthenticator(parts: BotAuthenticatorParts): BotAuthenticator {
  const { db, secret, throttles, isCurrent } = parts;
  return {
    async authenticate(token, address, scheme) {
      const isProvider = scheme === PROVIDER_SCHEME;
      const claims = await (isProvider ? readProviderToken : readSessionToken)(secret, token);
      if (!claims || (isCurrent && !(await isCurrent(claims.user)))) return undefined;
      const account = isProvider
        ? await saveAccount(db, claims.account)
        : await findAccount(db, claims.account.subject);
      if (!account) return undefined;
      const { id, role, email, version } = claims.user;
      return { id, role, email, version, account, address, sessionId: "" };
    },

    async recordRefusal(user, { subject, ...details }) {
      if (isRefusalRecorded(user)) return;
      if (await throttles.refusalOfUser.count(String(user.id))) return;
      await recordBy(db, user, { event: "refusal", outcome: "refused", subject, details });
    },
  };
}
