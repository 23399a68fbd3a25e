import { GYMKHANA_STATE } from "@panel/domain/gymkhana";
import { ROLES, type Role } from "@panel/domain/roles";
import { hashPassword } from "../account/passwords.ts";
import { createUser, findByEmail } from "../account/repository.ts";
import type { Connection, Db } from "../db/connection.ts";
import { USER_STATUS } from "../db/schema.ts";
import { createExperiences } from "../experiences/service.ts";
import type { Viewer } from "../http/guards.ts";
import { createPoints } from "../points/service.ts";
import { DEMO_PASSWORD, demoAccounts } from "./accounts.ts";
import { barcelona } from "./barcelona.ts";
import { madrid } from "./madrid.ts";
import { DEMO_LIMITS, demoPeople } from "./people.ts";

export interface DemoRoute {
  fields: Record<string, unknown>;
  points: Record<string, unknown>[];
}

const PEOPLE: Record<Role, { name: string; surname: string; entity: string; city: string }> = {
  "super-admin": { name: "Elena", surname: "Vidal", entity: "Explorar", city: "Madrid" },
  admin: { name: "Marcos", surname: "Rey", entity: "Rutas Vivas", city: "Madrid" },
  supervisor: { name: "Laia", surname: "Puig", entity: "Rutas Vivas", city: "Barcelona" },
  editor: { name: "Nuria", surname: "Soler", entity: "Rutas Vivas", city: "Barcelona" },
};

/** Adds the demo accounts and people that are missing, and the routes of an editor who has just been added. */
export async function seedDemo(connection: Connection): Promise<void> {
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
      // What an admin may do and use goes for everybody below it.
      ...(role === "admin" ? DEMO_LIMITS : {}),
      ...PEOPLE[role],
    } as const;
    parent = await createUser(db, user, new Date().toISOString());
    if (role === "editor") await seedRoutes(connection, { id: parent, role, email: account.email });
  }
  await seedPeople(db);
}

async function seedPeople(db: Db): Promise<void> {
  let hash: string | null = null;
  for (const { above, pending, limits, ...person } of demoPeople) {
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

async function seedRoutes(
  connection: Connection,
  user: Pick<Viewer, "id" | "role" | "email">,
): Promise<void> {
  const editor = { ...user, sessionId: "", address: "" };
  const experiences = createExperiences(connection);
  const points = createPoints(connection);
  for (const route of [madrid, barcelona]) {
    const { id } = await experiences.save(editor, { fields: route.fields });
    for (const fields of route.points) await points.create(editor, { gymkhanaId: id, fields });
    await experiences.setState(editor, id, GYMKHANA_STATE.active);
  }
}
