import type { Connection } from "../db/connection.ts";
import { USER_STATUS, type User } from "../db/schema.ts";
import { Refusal, tooManyTries, unauthenticated } from "../http/errors.ts";
import type { Authenticate, Viewer } from "../http/guards.ts";
import { hashPassword, needsRehash, passwordMatches } from "./passwords.ts";
import { findActive, findByEmail, replaceHash } from "./repository.ts";
import { createLoginThrottle } from "./throttle.ts";
import { createTokens } from "./tokens.ts";

export interface Account {
  /** A token for the right e-mail and password. */
  login(email: string, password: string, address: string): Promise<string>;
  authenticate: Authenticate;
  /** The viewer's own record. */
  me(viewer: Viewer): Promise<User>;
}

export function createAccount(connection: Connection, tokenSecret: Uint8Array): Account {
  const { db } = connection;
  const tokens = createTokens(tokenSecret);
  const throttle = createLoginThrottle(connection);
  return {
    async login(email, password, address) {
      const wait = await throttle.count(email.toLowerCase(), address);
      if (wait !== undefined) throw tooManyTries(wait);
      const user = await findByEmail(db, email);
      if (!(await passwordMatches(user?.password_hash ?? null, password)) || !user) {
        throw new Refusal("ERRORS.incorrectCredentials", "Incorrect credentials");
      }
      await throttle.forgive(email.toLowerCase(), address);
      if (user.status !== USER_STATUS.active) {
        throw new Refusal("ERRORS.userDisabled", "The account is not active");
      }
      if (user.password_hash && needsRehash(user.password_hash)) {
        await replaceHash(db, user, await hashPassword(password));
      }
      return tokens.issue({
        id: user.id,
        role: user.role,
        name: user.name,
        email: user.email,
        version: user.token_version,
      });
    },

    async authenticate(token, address) {
      const claimed = await tokens.read(token);
      const user = claimed && (await findActive(db, claimed.id));
      // A changed role ends the session too: what the panel shows follows the token.
      if (user?.token_version !== claimed?.version || user?.role !== claimed?.role)
        return undefined;
      return user && { id: user.id, role: user.role, email: user.email, sessionId: "", address };
    },

    async me(viewer) {
      const user = await findActive(db, viewer.id);
      if (!user) throw unauthenticated();
      return user;
    },
  };
}
