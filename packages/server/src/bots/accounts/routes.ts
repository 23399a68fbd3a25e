import type { BotOperations } from "../../http/bots-operation.ts";
import { mintSessionToken } from "./tokens.ts";

export function sessionOperations(secret: Uint8Array): BotOperations {
  return {
    async extLogin({ viewer, answer }) {
      const { account, id, email, role, version } = viewer;
      const user = { id, email, role, version };
      return answer({ tokenKey: await mintSessionToken(secret, { account, user }) });
    },
  };
}
