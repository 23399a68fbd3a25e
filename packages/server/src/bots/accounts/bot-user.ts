import type { BotAccountRow } from "../../db/bots-schema.ts";
import type { BotUser } from "../../viewer.ts";
import type { BotClaims } from "./tokens.ts";

/** The user of some claims as the platform's operations see it. */
export function botUser(
  { user: { id, role, email, version }, session }: BotClaims,
  account: BotAccountRow,
  address: string,
): BotUser {
  return { id, role, email, version, account, address, session, sessionId: session.id };
}

/** What a token made for a user who calls says of it. */
export function claimsOf({ account, id, email, role, version, session }: BotUser): BotClaims {
  const { subject, email: accountEmail } = account;
  return { account: { subject, email: accountEmail }, user: { id, email, role, version }, session };
}
