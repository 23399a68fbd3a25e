import type { Selectable } from "kysely";

/** An account of a provider that is linked with a user. */
interface IdentityTable {
  /** As the provider's tokens name it. */
  issuer: string;
  /** Id of the account at the issuer. */
  subject: string;
  user_id: number;
  /** As the settings name the provider; a user has one account of each. */
  provider: string;
  /** That the provider gave when the account was linked; empty for none. */
  email: string;
  linked_at: string;
  /** Of the last sign-in; null before the first. */
  used_at: string | null;
}

export type ProviderPurpose = "sign-in" | "invitation" | "link";

/** Somebody on the way to a provider and back. */
interface ProviderSignInTable {
  /** Of the secret that the browser keeps. */
  digest: string;
  provider: string;
  purpose: ProviderPurpose;
  /** Whom it is about; null until that is known. */
  user_id: number | null;
  /** Of the invitation that is accepted, else null. */
  link_digest: string | null;
  expires_at: string;
  /** When the provider led back. */
  answered_at: string | null;
  /** What it said, encrypted. */
  answer: string | null;
  /** When it was decided what follows; only a second step may still come. */
  finished_at: string | null;
}

/** A session that was opened with a provider, for ending that of the provider. */
interface ProviderSessionTable {
  session_id: string;
  provider: string;
  /** Encrypted. */
  id_token: string;
}

/** The tables of signing in with providers of identities. */
export interface IdentitiesSchema {
  identities: IdentityTable;
  provider_sign_ins: ProviderSignInTable;
  provider_sessions: ProviderSessionTable;
}

export type IdentityRow = Selectable<IdentityTable>;
export type ProviderSignInRow = Selectable<ProviderSignInTable>;
