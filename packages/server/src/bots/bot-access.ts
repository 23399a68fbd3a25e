import { normalEmail } from "@panel/domain/email";
import { hasRight } from "@panel/domain/policies";
import { notAllowed } from "../app-error.ts";
import type { BotUser } from "../viewer.ts";

/** The fields of a call that are about one bot. */
export interface BotRequest {
  botId: string;
  clientId?: string | undefined;
}

/** How the log names a bot. */
export function subjectOf(publicId: string): string {
  return `bot ${publicId}`;
}

/** Whether all accounts' bots are the user's to manage. */
export function managesAll(user: BotUser): boolean {
  return hasRight(user.role, "manage-every-chatbot");
}

/** The account whose bots a user may see; undefined for all. */
export function scopeOf(user: BotUser): number | undefined {
  return managesAll(user) ? undefined : user.account.id;
}

/** @throws AppError forbidden when the call is made in the name of somebody else */
export function requireClient(user: BotUser, clientId: string | undefined): void {
  if (clientId === undefined || managesAll(user)) return;
  const client = normalEmail(clientId);
  if (client !== normalEmail(user.account.email) && client !== normalEmail(user.email)) {
    throw notAllowed();
  }
}
