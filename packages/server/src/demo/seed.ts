import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import { ROLES, type Role } from "@panel/domain/roles";
import { USER_STATUS } from "@panel/domain/users";
import { withValues } from "@panel/domain/experience/fields";
import { hashPassword } from "../account/passwords.ts";
import { createUser, findByEmail } from "../account/repository.ts";
import type { Connection, Db } from "../db/connection.ts";
import { createExperiences } from "../experiences/service.ts";
import type { Viewer } from "../viewer.ts";
import type { RoutePoint } from "@panel/domain/play/route";
import { changedExperience } from "../experiences/stored.ts";
import { createPublications } from "../visits/publications.ts";
import type { Plays } from "../plays/service.ts";
import { changedPoint } from "../points/stored.ts";
import { seedVisitors } from "./visitors.ts";
import { createPoints } from "../points/service.ts";
import type { Files } from "../storage/files.ts";
import { DEMO_PASSWORD, demoAccounts } from "../settings/demo-accounts.ts";
import { barcelona } from "./barcelona.ts";
import { seedChatbot } from "./chatbot.ts";
import { assetsByPath, dependenciesOf } from "./demo-route.ts";
import { girona } from "./girona.ts";
import { seedLibrary, type DemoAssets } from "./library.ts";
import { madrid } from "./madrid.ts";
import { DEMO_LIMITS, demoUsers } from "./users.ts";

const PROFILES: Record<Role, { name: string; surname: string; entity: string; city: string }> = {
  "super-admin": { name: "Elena", surname: "Vidal", entity: "Explorar", city: "Madrid" },
  admin: { name: "Marcos", surname: "Rey", entity: "Rutas Vivas", city: "Madrid" },
  supervisor: { name: "Laia", surname: "Puig", entity: "Rutas Vivas", city: "Barcelona" },
  editor: { name: "Nuria", surname: "Soler", entity: "Rutas Vivas", city: "Barcelona" },
};

const VISITORS = { visitors: 150 };

/**
 * Adds the demo accounts and users that are missing, and the routes of an editor who has just been
 * added, with a chatbot of its admin's. Without files the routes have no pictures.
 * @param hasBots whether the bot platform is of this database
 * @param plays takes the reports of the routes' visitors; without it there are none
 */
export async function seedDemo(
  connection: Connection,
  files?: Files,
  hasBots = false,
  plays?: Plays,
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
    parent = await createUser(db, user, new Date().toISOString());
    if (role === "editor") {
      const editor = await viewerOf(db, account.email);
      const chatbot =
        files && hasBots ? await seedChatbot(connection, files, await accountOf(db, "admin")) : "";
      await seedRoutes(connection, files, editor, chatbot, plays);
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

/** A demo account as the viewer of a request. */
function accountOf(db: Db, role: Role): Promise<Viewer> {
  return viewerOf(db, demoAccounts().find((account) => account.role === role)?.email ?? "");
}

async function seedRoutes(
  connection: Connection,
  files: Files | undefined,
  editor: Viewer,
  chatbot: string,
  plays: Plays | undefined,
): Promise<void> {
  const experiences = createExperiences(connection);
  // The one chatbot that its points name has just been added.
  const points = createPoints(connection, { requireSelectable: async () => undefined });
  const superAdmin = await accountOf(connection.db, "super-admin");
  const ids = files && (await seedLibrary(connection, files, superAdmin.id, editor.id));
  const chosen = (assets: Record<string, keyof DemoAssets> = {}) =>
    assetsByPath(assets).map(([path, asset]) => [path, ids?.[asset]] as const);
  for (const [index, route] of [madrid, barcelona, girona].entries()) {
    const experience = withValues(route.experience, chosen(route.assets));
    const { id } = await experiences.save(editor, { changes: experience, mayLack: !files });
    const played: RoutePoint[] = [];
    for (const [position, texts] of route.points.entries()) {
      const answers = route.chatbotAt.includes(position) ? { chatbot } : {};
      const point = withValues({ ...texts, ...answers }, chosen(route.pointAssets[position]));
      const created = await points.create(editor, { experienceId: id, changes: point });
      played.push({ ...changedPoint(undefined, point), id: created.mappointId });
    }
    for (const [place, point] of played.entries()) {
      const dependencies = dependenciesOf(
        route,
        place,
        played.map(({ id: own }) => own),
      );
      if (Object.keys(dependencies).length === 0) continue;
      await points.update(editor, point.id, { experienceId: id, changes: dependencies });
      Object.assign(point, dependencies);
    }
    if (route.isDraft) continue;
    await experiences.setState(editor, id, EXPERIENCE_STATE.active);
    if (route.experience.openOnWeb) await createPublications(connection).publish(editor, id);
    const playedRoute = { experience: changedExperience(undefined, experience), points: played };
    if (plays) await seedVisitors(plays, id, playedRoute, { ...VISITORS, seed: index + 1 });
  }
}
