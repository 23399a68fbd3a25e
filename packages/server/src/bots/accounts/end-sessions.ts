import { unauthenticated } from "../../app-error.ts";
import type { Db } from "../../db/connection.ts";
import type { Secrets } from "../../secrets/secrets.ts";
import { rememberEnded } from "./ended-sessions-repository.ts";
import { readLogoutToken } from "./tokens.ts";

/**
 * Takes note of the sessions that a panel elsewhere says are over.
 * @throws AppError unauthenticated unless it is the panel that says so
 */
export async function endSessions(db: Db, secrets: Secrets, logoutToken: string): Promise<void> {
  const sessions = await readLogoutToken(secrets, logoutToken);
  if (!sessions) throw unauthenticated();
  await rememberEnded(db, sessions);
}
