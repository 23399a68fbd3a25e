import { record } from "../../audit/record.ts";
import type { Connection, Db } from "../../db/connection.ts";
import type { MailLanguage, User } from "../../db/schema.ts";
import type { ProviderSettings } from "../../settings/providers-settings.ts";
import type { SignInParts } from "../sign-in.ts";
import type { ProviderClient } from "./client.ts";
import type { PendingSignIns } from "./pending.ts";
import type { ProviderAnswer } from "./provider-answer.ts";
import { ProviderRefusal } from "./refusals.ts";
import * as repository from "./repository.ts";

/** Makes an active editor without a password below a supervisor; undefined where there is none of that e-mail. */
export type CreateEditor = (
  transaction: Db,
  person: { email: string; name: string; surname: string; language: MailLanguage },
  supervisorEmail: string,
) => Promise<User | undefined>;

export interface ProviderParts extends SignInParts {
  connection: Connection;
  client: ProviderClient;
  pending: PendingSignIns;
  createEditor: CreateEditor;
}

/**
 * Links an account of a provider with a user, who is locked, and tells it by mail.
 * @throws ProviderRefusal where it is linked with somebody, or another account of the provider with the user
 */
export async function linkIdentity(
  { mails }: Pick<ProviderParts, "mails">,
  transaction: Db,
  user: User,
  { provider, answer }: { provider: ProviderSettings; answer: ProviderAnswer },
  address: string,
): Promise<void> {
  const { issuer, subject, email = "" } = answer;
  const isMade = await repository.insertIdentity(transaction, {
    issuer,
    subject,
    user_id: user.id,
    provider: provider.id,
    email,
    linked_at: new Date().toISOString(),
    used_at: null,
  });
  if (!isMade) {
    const linked = await repository.findIdentity(transaction, issuer, subject);
    const isOthers = linked && linked.user_id !== user.id;
    throw new ProviderRefusal(isOthers ? "providerOtherUser" : "providerOtherIdentity");
  }
  await mails.identityChanged(transaction, user, "linked", { provider: provider.name, email });
  await record(transaction, {
    event: "identity-link",
    actorId: user.id,
    actor: user.email,
    subject: user.email,
    address,
    details: { provider: provider.id },
  });
}
