import type { Db } from "../../db/connection.ts";
import type { BotOperations } from "../../http/bots-operation.ts";
import type { Secrets } from "../../secrets/secrets.ts";
import { claimsOf } from "./bot-user.ts";
import { endSessions } from "./end-sessions.ts";
import { mintSessionToken } from "./tokens.ts";

export function sessionOperations(db: Db, secrets: Secrets) {
  return {
    async extLogin({ viewer, answer }) {
      return answer({ tokenKey: await mintSessionToken(secrets, claimsOf(viewer)) });
    },

    async endBotSessions({ body, answer }) {
      await endSessions(db, secrets, body.logoutToken);
      return answer();
    },
  } satisfies BotOperations;
}
