import { GYMKHANA_STATE } from "@panel/domain/experience/state";
import { ROLES, type Role } from "@panel/domain/roles";
import { USER_STATUS } from "@panel/domain/users";
import { withValues } from "@panel/domain/experience/rows";
import { hashPassword } from "../account/passwords.ts";
import { createUser, findByEmail } from "../account/repository.ts";
import type { Connection, Db } from "../db/connection.ts";
import { createExperiences } from "../experiences/service.ts";
import type { Viewer } from "../viewer.ts";
import { createPoints } from "../points/service.ts";
import type { Files } from "../storage/files.ts";
import { DEMO_PASSWORD, demoAccounts } from "../settings/demo-accounts.ts";
import { barcelona } from "./barcelona.ts";
import { seedLibrary, type DemoAssets } from "./library.ts";
import { madrid } from "./madrid.ts";
import { DEMO_LIMITS, demoUsers } from "./users.ts";

const PROFILES: Record<Role, { name: string; surname: string; entity: string; city: string }> = {
  "super-admin": { name: "Elena", surname: "Vidal", entity: "Explorar", city: "Madrid" },
  admin: { name: "Marcos", surname: "Rey", entity: "Rutas Vivas", city: "Madrid" },
  supervisor: { name: "Laia", surname: "Puig", entity: "Rutas Vivas", city: "Barcelona" },
  editor: { name: "Nuria", surname: "Soler", entity: "Rutas Vivas", city: "Barcelona" },
};

/**
 * Adds the demo accounts and users that are missing, and the routes of an editor who has just been
 * added. Without files the routes have no pictures.
 */
export async function seedDemo(connection: Connection, files?: Files): Promise<void> {
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
    parent = await createUser(db, user, new Date().toISOString());
    if (role === "editor") {
      await seedRoutes(connection, files, await viewerOf(db, account.email));
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
      new Date().toISOString(),
    );
  }
}

/** A demo user as the viewer of a request. */
async function viewerOf(db: Db, email: string): Promise<Viewer> {
  const user = await findByEmail(db, email);
  if (!user) throw new Error(`The demo has no ${email}`);
  return { id: user.id, role: user.role, email, sessionId: "", address: "" };
}

async function seedRoutes(
  connection: Connection,
  files: Files | undefined,
  editor: Viewer,
): Promise<void> {
  const experiences = createExperiences(connection);
  const points = createPoints(connection);
  const first = demoAccounts().find(({ role }) => role === "super-admin");
  const superAdmin = await viewerOf(connection.db, first?.email ?? "");
  const ids = files && (await seedLibrary(connection, files, superAdmin.id, editor.id));
  const chosen = (assets: Record<string, keyof DemoAssets> = {}) =>
    Object.entries(assets).map(([path, asset]) => [path, ids?.[asset]] as const);
  for (const route of [madrid, barcelona]) {
    const experience = withValues(route.experience, chosen(route.assets));
    const { id } = await experiences.save(editor, { changes: experience });
    for (const [position, texts] of route.points.entries()) {
      const point = withValues(texts, chosen(route.pointAssets[position]));
      await points.create(editor, { gymkhanaId: id, changes: point });
    }
    await experiences.setState(editor, id, GYMKHANA_STATE.active);
  }
}
