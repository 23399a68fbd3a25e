import { afterAll, beforeAll, expect, test } from "vitest";
import { createLogoutNotices } from "../src/account/logout-notices.ts";
import { endIdleSessions } from "../src/account/sessions.ts";
import { restoreBackup } from "../src/backup/restore.ts";
import { makeBackup } from "../src/backup/backup.ts";
import { mintLogoutToken, mintSessionToken } from "../src/bots/accounts/tokens.ts";
import { openStorage } from "../src/storage/open-storage.ts";
import { claimsOf } from "./support/bots.ts";
import { available, freshDatabase } from "./support/database.ts";
import { TestServer, testServer, type Person } from "./support/server.ts";

/* A panel and a platform elsewhere: what is over here is over there before long. */

const SECRET = "a secret that panel and platform share";

const platform = testServer({ BOTS_ONLY: "true", BOTS_SECRET: SECRET });
const panel = new TestServer();
beforeAll(async () => {
  if (!available) return;
  panel.database = await freshDatabase();
  await panel.start({ BOTS_URL: `${platform.url}/bots`, BOTS_SECRET: SECRET });
  await panel.addPerson("root", "super-admin", null);
  await panel.addPerson("admin", "admin", "root");
  await panel.addPerson("supervisor", "supervisor", "admin");
});
afterAll(async () => {
  if (!available) return;
  await panel.running.stop();
  await panel.database.remove();
});

async function platformTokens(as: Person): Promise<{ parlia: string; key: string }> {
  const { body } = await panel.call("getMe", { as });
  const parlia = body.data.parliaToken as string;
  const login = await platform.call("extLogin", { token: parlia, json: {} });
  return { parlia, key: login.body.data.tokenKey };
}

async function statuses({ parlia, key }: { parlia: string; key: string }): Promise<number[]> {
  const exchanged = await platform.call("extLogin", { token: parlia, json: {} });
  const listed = await platform.call("listBots", { token: key, json: {} });
  return [exchanged.status, listed.status];
}

const untold = (of = panel) =>
  of.db.selectFrom("ended_sessions").select("id").where("told_at", "is", null).execute();

const ENDS: [string, (person: Person) => Promise<unknown>][] = [
  ["signing out", (person) => panel.call("logout", { as: person })],
  [
    "an administrator",
    ({ id }) => panel.call("endUserSessions", { as: panel.person("root"), form: { id } }),
  ],
  [
    "not using it",
    async ({ id }) => {
      const last_seen_at = new Date(Date.now() - 12 * 60_000).toISOString();
      await panel.db
        .updateTable("sessions")
        .set({ last_seen_at })
        .where("user_id", "=", id)
        .execute();
      await endIdleSessions(panel.db, 10 * 60_000, () => false);
    },
  ],
];

test.each(ENDS)(
  "SES-05, SES-10 %s is told to a platform elsewhere, which then refuses",
  async (how, end) => {
    const person = await panel.addPerson(how.replaceAll(" ", "-"), "editor", "supervisor");
    const tokens = await platformTokens(person);
    expect(await statuses(tokens)).toEqual([200, 200]);
    await end(person);
    await expect.poll(() => statuses(tokens)).toEqual([401, 401]);
    await expect.poll(() => untold()).toEqual([]);
  },
);

test("SES-10 a platform that was away learns of every end afterwards, also by a panel that started again", async () => {
  const people = [
    await panel.addPerson("away-1", "editor", "supervisor"),
    await panel.addPerson("away-2", "editor", "supervisor"),
  ];
  const tokens = await Promise.all(people.map(platformTokens));
  const away = { db: panel.db, baseUrl: "http://127.0.0.1:9/bots" };
  const { secrets } = panel.settings.bots;
  if (!secrets) throw new Error("The panel shares no secret");
  await panel.running.stop();
  const warnings: string[] = [];
  const log = { warn: (_: object, message: string) => warnings.push(message), info: () => {} };
  panel.running = await startAgain({ BOTS_URL: "http://127.0.0.1:9/bots" });
  for (const as of people) await panel.call("logout", { as });
  const notices = createLogoutNotices({ ...away, db: panel.db, secrets });
  await notices.deliver(log, () => false);
  await notices.deliver(log, () => false);
  expect(warnings).toHaveLength(1);
  expect(await untold()).toHaveLength(2);
  await panel.running.stop();
  panel.running = await startAgain({});
  for (const each of tokens) await expect.poll(() => statuses(each)).toEqual([401, 401]);
});

async function startAgain(env: Record<string, string>) {
  const again = new TestServer();
  again.database = panel.database;
  await again.start({ BOTS_URL: `${platform.url}/bots`, BOTS_SECRET: SECRET, ...env });
  return again.running;
}

test("SES-10 a restore ends sessions on a platform elsewhere as well", async () => {
  const person = await panel.addPerson("restored", "editor", "supervisor");
  const tokens = await platformTokens(person);
  const storage = await openStorage(panel.settings);
  const path = `${panel.database.dataDir}/archive.tar.gz`;
  const { connection } = panel.running;
  await makeBackup(connection, storage, path);
  await restoreBackup(connection, storage, path, panel.database.dataDir);
  await expect.poll(() => statuses(tokens)).toEqual([401, 401]);
});

test("SES-10 a message that another secret signed, or that is of another kind, ends nothing", async () => {
  const claims = claimsOf(platform, platform.person("admin"));
  const { secrets } = platform.settings.bots;
  if (!secrets) throw new Error("The platform shares no secret");
  const forged = await mintLogoutToken(
    [new TextEncoder().encode("another secret of thirty-two characters")],
    [claims.session],
  );
  const key = await mintSessionToken(secrets, claims);
  for (const logoutToken of [forged, key, "nonsense"]) {
    expect((await platform.call("endBotSessions", { json: { logoutToken } })).status).toBe(401);
  }
  expect((await platform.call("listBots", { token: key, json: {} })).status).not.toBe(401);
});

test("SES-10 a message that comes twice is as one", async () => {
  const { secrets } = platform.settings.bots;
  if (!secrets) throw new Error("The platform shares no secret");
  const sessions = [{ id: "twice", expiresAt: 9_999_999_999 }];
  const json = { logoutToken: await mintLogoutToken(secrets, sessions) };
  const answers = [
    await platform.call("endBotSessions", { json }),
    await platform.call("endBotSessions", { json }),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, { status: "ok" }],
    [200, { status: "ok" }],
  ]);
});
