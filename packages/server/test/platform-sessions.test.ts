import { beforeAll, describe, expect, test } from "vitest";
import { changeRole } from "../src/account/change-role.ts";
import { endOutsideSharing } from "../src/library/sharing-repository.ts";
import { disableUser } from "../src/account/disable-user.ts";
import { readPreviewToken } from "../src/bots/accounts/tokens.ts";
import { startServer, type RunningServer } from "../src/compose.ts";
import { signJwt } from "../src/secrets/jwt.ts";
import { available, engine } from "./support/database.ts";
import { addFile, botData, claimsOf, newBot, pdfBytes, presign, sendForm } from "./support/bots.ts";
import { PASSWORD, testServer, type Person } from "./support/server.ts";

/* The tokens of a chatbot platform in the panel's process belong to the session in which they were made. */

const server = testServer({ SESSION_IDLE_MINUTES: "10" });

async function signIn(person: Person): Promise<Person> {
  const json = { email: person.email, password: PASSWORD };
  const { body } = await server.call("login", { json });
  return { ...person, token: body.data.token };
}

/** What somebody gets for the platform: a token to exchange, and what it was exchanged for. */
async function platformTokens(as: Person): Promise<{ parlia: string; key: string }> {
  const { body } = await server.call("getMe", { as });
  const parlia = body.data.parliaToken as string;
  const login = await server.call("extLogin", { token: parlia, json: {} });
  return { parlia, key: login.body.data.tokenKey };
}

/** With which status each token is answered. */
async function statuses({ parlia, key }: { parlia: string; key: string }): Promise<number[]> {
  const exchanged = await server.call("extLogin", { token: parlia, json: {} });
  const listed = await server.call("listBots", { token: key, json: {} });
  return [exchanged.status, listed.status];
}

const change = (person: Person, row: object) =>
  server.db.updateTable("sessions").set(row).where("user_id", "=", person.id).execute();

const ENDS: [string, (person: Person, here: Person) => Promise<unknown>][] = [
  ["signing out", (_, here) => server.call("logout", { as: here })],
  [
    "ending other sessions from another device",
    (other) => server.call("endOtherSessions", { as: other }),
  ],
  [
    "an administrator",
    ({ id }) => server.call("endUserSessions", { as: server.person("root"), form: { id } }),
  ],
  ["disabling the user", ({ email }) => disableUser(server.running.connection, email)],
  [
    "another role",
    ({ email }) =>
      changeRole(
        server.running.connection,
        {
          email,
          role: "supervisor",
          parent: "admin@example.com",
        },
        endOutsideSharing,
      ),
  ],
  [
    "deleting the user",
    ({ id }) => server.call("deleteUser", { as: server.person("root"), form: { id } }),
  ],
  [
    "not using it",
    (person) => change(person, { last_seen_at: new Date(Date.now() - 12 * 60_000).toISOString() }),
  ],
  ["its time", (person) => change(person, { expires_at: new Date(Date.now() - 1).toISOString() })],
];

test.each(ENDS)(
  "SES-05, SES-10 %s ends the session on the platform too, and what buys a new one",
  async (how, end) => {
    const person = await server.addPerson(how.replaceAll(" ", "-"), "editor", "supervisor");
    const here = await signIn(person);
    const tokens = await platformTokens(here);
    expect(await statuses(tokens)).toEqual([200, 200]);
    await end(person, here);
    expect(await statuses(tokens)).toEqual([401, 401]);
  },
);

test("SES-05 ending one session leaves the others their platform", async () => {
  const person = await server.addPerson("two-devices", "editor", "supervisor");
  const [desk, phone] = [await signIn(person), await signIn(person)];
  const [ofDesk, ofPhone] = [await platformTokens(desk), await platformTokens(phone)];
  await server.call("logout", { as: desk });
  expect([await statuses(ofDesk), await statuses(ofPhone)]).toEqual([
    [401, 401],
    [200, 200],
  ]);
});

test("SES-10 using the platform is using the session", async () => {
  const person = await server.addPerson("chatter", "editor", "supervisor");
  const { key } = await platformTokens(person);
  await change(person, { last_seen_at: new Date(Date.now() - 9 * 60_000).toISOString() });
  await server.call("listBots", { token: key, json: {} });
  const { last_seen_at: seen } = await server.db
    .selectFrom("sessions")
    .select("last_seen_at")
    .where("user_id", "=", person.id)
    .executeTakeFirstOrThrow();
  expect(Date.now() - Date.parse(seen)).toBeLessThan(60_000);
});

test("SES-10 a token of before, which names no session, is refused", async () => {
  const { account, user } = claimsOf(server, server.person("admin"));
  const { secrets } = server.settings.bots;
  if (!secrets) throw new Error("There is no platform");
  const token = await signJwt(
    secrets,
    { account, user },
    { audience: "explorar-bots-provider" },
    600,
  );
  expect((await server.call("extLogin", { token, json: {} })).status).toBe(401);
});

test("SES-10 nobody whose branch is another one works on with the bots of the one of before", async () => {
  await server.addPerson("other-admin", "admin", "root");
  await server.addPerson("other-supervisor", "supervisor", "other-admin");
  const person = await server.addPerson("mover", "editor", "supervisor");
  const tokens = await platformTokens(person);
  const form = { id: person.id, parentId: server.person("other-supervisor").id };
  await server.call("moveUser", { as: server.person("root"), form });
  expect(await statuses(tokens)).toEqual([401, 401]);
});

describe("what was handed out in a session", () => {
  let admin: Person;
  let here: Person;
  let botId: string;
  beforeAll(async () => {
    if (!available) return;
    admin = server.person("admin");
    here = await signIn(admin);
    botId = await newBot(server, here);
  });

  test("TRU-25 a form for an upload adds no file once the session is over", async () => {
    const { form, fileName } = await presign(server, here, botId);
    const { previewToken } = await botData(server, here, botId);
    const secrets = server.settings.bots.secrets ?? [new Uint8Array()];
    const claims = await readPreviewToken(secrets, previewToken, botId);
    expect(claims?.session).toEqual(claimsOf(server, here).session);
    await server.call("logout", { as: here });
    await sendForm(server, form, pdfBytes());
    expect((await addFile(server, here, botId, fileName)).status).toBe(401);
  });
});

describe.runIf(engine === "postgres" && available)("two nodes", () => {
  let other: RunningServer;
  beforeAll(async () => {
    other = await startServer(server.settings);
    return () => other.stop();
  });

  test("SES-10 a session that one node ends is over on the other", async () => {
    const person = await server.addPerson("node-hopper", "editor", "supervisor");
    const here = await signIn(person);
    const { key, parlia } = await platformTokens(here);
    const onOther = async (path: string, token: string) =>
      (
        await fetch(`${other.url}/bots${path}`, {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body: "{}",
        })
      ).status;
    const both = async () => [await onOther("/listBots", key), await onOther("/extLogin", parlia)];
    expect(await both()).toEqual([200, 200]);
    await server.call("logout", { as: here });
    expect(await both()).toEqual([401, 401]);
  });
});
