import type { ProviderPurpose } from "../../db/identities-schema.ts";
import type { Encryption } from "../../db/encryption.ts";
import type { ProviderSettings } from "../../settings/providers-settings.ts";
import type { SignedIn, SignInOrigin } from "../sign-in.ts";
import type { ProviderError } from "./client.ts";
import type { ProviderParts } from "./link.ts";
import { createOwnIdentities, type OwnIdentities } from "./own-identities.ts";
import { createPendingSignIns } from "./pending.ts";
import { beginSignIn, finishSignIn, type Beginning } from "./sign-in.ts";

/** Signing in with accounts of providers of identities. */
export interface ProviderAccounts {
  find(id: string): ProviderSettings | undefined;
  begin(provider: ProviderSettings, from: Beginning): Promise<{ url: string; secret: string }>;
  /**
   * Takes what a provider sends back with a browser.
   * @returns what it was asked for; undefined when the browser has asked for nothing
   */
  answer(
    provider: ProviderSettings,
    query: URLSearchParams,
    secret: string | undefined,
  ): Promise<ProviderPurpose | undefined>;
  finish(secret: string | undefined, origin: SignInOrigin): Promise<SignedIn>;
  own: OwnIdentities;
}

export function createProviderAccounts(
  given: Omit<ProviderParts, "pending">,
  encryption: Encryption,
  onFailure: (error: ProviderError) => void,
): ProviderAccounts {
  const { client, connection } = given;
  const pending = createPendingSignIns(client, encryption, given.challenges, onFailure);
  const parts: ProviderParts = { ...given, pending };
  return {
    find: (id) => client.find(id),
    begin: (provider, from) => beginSignIn(parts, provider, from),
    answer: (provider, query, secret) => pending.answer(connection.db, provider, query, secret),
    finish: (secret, origin) => finishSignIn(parts, secret, origin),
    own: createOwnIdentities(parts),
  };
}
