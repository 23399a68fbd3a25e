import type { Db } from "../../db/connection.ts";
import type { Encryption } from "../../db/encryption.ts";
import type { ProviderClient } from "./client.ts";
import type { Answered } from "./pending.ts";
import * as repository from "./repository.ts";
import { signInDigest } from "./secrets.ts";

/** Sessions that were opened with accounts of providers, so that those of the providers can end with them. */
export interface ProviderSessions {
  /**
   * Notes that a session is opened with a provider, where it is.
   * @returns the provider
   */
  open(
    transaction: Db,
    sessionId: string,
    user: { id: number },
    kept: { providerSecret?: string | undefined },
  ): Promise<string | undefined>;
  /** What ends the provider's session of a session; called while that is there. */
  endOf(db: Db, sessionId: string): Promise<() => Promise<string | undefined>>;
}

export function createProviderSessions(
  client: ProviderClient,
  encryption: Encryption,
): ProviderSessions {
  return {
    async open(transaction, sessionId, user, { providerSecret }) {
      if (providerSecret === undefined) return undefined;
      const digest = signInDigest(providerSecret);
      const row = await repository.deleteFinished(transaction, digest, user.id);
      if (!row) return undefined;
      const said = JSON.parse(encryption.decrypt(row.answer ?? "")) as Answered["said"];
      if ("failure" in said) return undefined;
      const { issuer, subject, idToken } = said.answer;
      await repository.noteIdentityUse(transaction, { issuer, subject }, new Date());
      await repository.insertProviderSession(transaction, {
        session_id: sessionId,
        provider: row.provider,
        id_token: encryption.encrypt(idToken),
      });
      return row.provider;
    },

    async endOf(db, sessionId) {
      const row = await repository.findProviderSession(db, sessionId);
      const provider = row && client.find(row.provider);
      if (!row || !provider) return async () => undefined;
      return async () => {
        const address = await client.signOutAddress(provider, encryption.decrypt(row.id_token));
        return address?.href;
      };
    },
  };
}
