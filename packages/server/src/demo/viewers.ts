import type { Role } from "@panel/domain/roles";
import { findByEmail } from "../account/repository.ts";
import type { Db } from "../db/connection.ts";
import { demoAccounts } from "../settings/demo-accounts.ts";
import type { Viewer } from "../viewer.ts";

/** A demo user as the viewer of a request. */
export async function viewerOf(db: Db, email: string): Promise<Viewer> {
  const user = await findByEmail(db, email);
  if (!user) throw new Error(`The demo has no ${email}`);
  return { id: user.id, role: user.role, email, sessionId: "", address: "" };
}

/** A demo account as the viewer of a request. */
export function accountOf(db: Db, role: Role): Promise<Viewer> {
  return viewerOf(db, demoAccounts().find((account) => account.role === role)?.email ?? "");
}
