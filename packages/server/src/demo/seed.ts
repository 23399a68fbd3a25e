import { ROLES, type Role } from "@panel/domain/roles";
import { USER_STATUS } from "@panel/domain/users";
import { hashPassword } from "../account/passwords.ts";
import { createUser, findByEmail } from "../account/repository.ts";
import type { Connection, Db } from "../db/connection.ts";
import { DEMO_PASSWORD, demoAccounts } from "../settings/demo-accounts.ts";
import type { Files } from "../storage/files.ts";
import { seedChatbot } from "./chatbot.ts";
import { daysAgo } from "./past.ts";
import { seedRoutes, type DemoVisits } from "./seed-routes.ts";
import { seedSignIns } from "./sign-ins.ts";
import { DEMO_LIMITS, demoUsers } from "./users.ts";
import { accountOf, viewerOf } from "./viewers.ts";

const PROFILES: Record<Role, { name: string; surname: string; entity: string; city: string }> = {
  "super-admin": { name: "Elena", surname: "Vidal", entity: "Explorar", city: "Madrid" },
  admin: { name: "Marcos", surname: "Rey", entity: "Rutas Vivas", city: "Madrid" },
  supervisor: { name: "Laia", surname: "Puig", entity: "Rutas Vivas", city: "Barcelona" },
  editor: { name: "Nuria", surname: "Soler", entity: "Rutas Vivas", city: "Barcelona" },
};

/** When the accounts were made. */
const FOUNDED = daysAgo(60, 8);

/**
 * Adds the demo accounts and users that are missing, and the routes of an editor who has just been
 * added, with a chatbot of its admin's. Without files the routes have no pictures.
 * @param hasBots whether the bot platform is of this database
 * @param visits keeps what the routes' visitors have done; without it there are none
 */
export async function seedDemo(
  connection: Connection,
  files?: Files,
  hasBots = false,
  visits?: DemoVisits,
): Promise<void> {
  const { db } = connection;
  let parent: number | null = null;
  for (const role of ROLES) {
    const account = demoAccounts().find((demo) => demo.role === role);
    if (!account) continue;
    const known = await findByEmail(db, account.email);
    if (known) {
      parent = known.id;
      continue;
    }
    const user = {
      role,
      parent_id: parent,
      email: account.email,
      password_hash: await hashPassword(account.password),
      // An admin's limits hold for its whole branch.
      ...(role === "admin" ? DEMO_LIMITS : {}),
      ...PROFILES[role],
    } as const;
    parent = await createUser(db, user, FOUNDED.toISOString());
    if (role === "editor") {
      const editor = await viewerOf(db, account.email);
      // Some of the users have worked on the routes.
      await seedUsers(db);
      const chatbot =
        files && hasBots ? await seedChatbot(connection, files, await accountOf(db, "admin")) : "";
      await seedSignIns(db);
      await seedRoutes({ connection, files, chatbot, visits }, editor);
    }
  }
  await seedUsers(db);
}

async function seedUsers(db: Db): Promise<void> {
  let hash: string | null = null;
  for (const { above, pending, limits, ...person } of demoUsers) {
    const [known, parent] = [await findByEmail(db, person.email), await findByEmail(db, above)];
    if (known || !parent) continue;
    hash ??= await hashPassword(DEMO_PASSWORD);
    const { id } = parent;
    const state = pending
      ? { status: USER_STATUS.pending, password_hash: null }
      : { status: USER_STATUS.active, password_hash: hash };
    await createUser(
      db,
      { ...person, ...limits, ...state, parent_id: id },
      pending ? daysAgo(3, 9).toISOString() : FOUNDED.toISOString(),
    );
  }
}
