import { isRefusalRecorded, recordBy } from "../../audit/record.ts";
import type { Db } from "../../db/connection.ts";
import type { Secrets } from "../../secrets/secrets.ts";
import type { Throttles } from "../../throttle/throttle.ts";
import type { BotUser } from "../../viewer.ts";
import { botUser } from "./bot-user.ts";
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

/** Whether the session of the panel in which a token was made is not over, and its user what the token says. */
export type SessionValidator = (claims: BotClaims) => Promise<boolean>;

interface BotAuthenticatorParts {
  db: Db;
  /** They sign the tokens. */
  secrets: Secrets;
  throttles: Pick<Throttles, "refusalOfUser">;
  holds: SessionValidator;
}

export function createBotAuthenticator(parts: BotAuthenticatorParts): BotAuthenticator {
  const { db, secrets, throttles, holds } = parts;
  return {
    async authenticate(token, address, scheme) {
      const isProvider = scheme === PROVIDER_SCHEME;
      const claims = await (isProvider ? readProviderToken : readSessionToken)(secrets, token);
      if (!claims || !(await holds(claims))) return undefined;
      const account = isProvider
        ? await saveAccount(db, claims.account)
        : await findAccount(db, claims.account.subject);
      if (!account) return undefined;
      return botUser(claims, account, address);
    },

    async recordRefusal(user, { subject, ...details }) {
      if (isRefusalRecorded(user)) return;
      if (await throttles.refusalOfUser.count(String(user.id))) return;
      await recordBy(db, user, { event: "refusal", outcome: "refused", subject, details });
    },
  };
}
