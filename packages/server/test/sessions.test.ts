import { SESSION_SECONDS } from "@panel/domain/session";
import { decodeJwt } from "jose";
import { expect, test, vi } from "vitest";
import { clearExpired } from "../src/clear-expired.ts";
import { deviceOf } from "../src/account/user-agent.ts";
import { viewerOfToken } from "../src/account/sessions.ts";
import { createTokens } from "../src/account/tokens.ts";
import { PASSWORD, testServer, type Person } from "./support/server.ts";

const server = testServer();

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

async function signIn(person: Person, userAgent = FIREFOX): Promise<Person> {
  const { body } = await server.call("login", {
    json: { email: person.email, password: PASSWORD },
    headers: { "user-agent": userAgent },
  });
  return { ...person, token: body.data.token };
}
const sessionId = (person: Person) => decodeJwt<{ sid: string }>(person.token).sid;
const status = async (as: Person) => (await server.call("getMe", { as })).status;
const change = (person: Person, row: object) =>
  server.db.updateTable("sessions").set(row).where("id", "=", sessionId(person)).execute();

test("SES-01 signing out ends the session on the server too, and no other one", async () => {
  const person = await server.addPerson("leaver", "editor", "supervisor");
  const [here, there] = [await signIn(person), await signIn(person)];
  await server.call("logout", { as: here });
  expect([await status(here), await status(there)]).toEqual([401, 200]);
});

test("the list of sessions tells browser, system and address, and which one asks", async () => {
  const person = await server.addPerson("lister", "editor", "supervisor");
  const phone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
  const [desk, mobile] = [await signIn(person), await signIn(person, phone)];
  const { body } = await server.call("listSessions", { as: desk });
  const shown = new Map(body.data.map((session: { id: string }) => [session.id, session]));
  expect(body.data).toHaveLength(3);
  expect(shown.get(sessionId(desk))).toMatchObject({
    current: true,
    browser: "Firefox",
    system: "Windows",
    address: "127.0.0.1",
  });
  expect(shown.get(sessionId(mobile))).toMatchObject({
    current: false,
    browser: "Safari",
    system: "iOS",
  });
});

test("a session that was not used for as long as the setting says does not count any more", async () => {
  const person = await server.addPerson("idler", "editor", "supervisor");
  const tokens = createTokens(server.settings.tokenSecrets);
  const viewer = (idleMinutes: number) =>
    viewerOfToken(server.db, tokens, person.token, "127.0.0.1", idleMinutes * 60_000);
  await change(person, { last_seen_at: new Date(Date.now() - 20 * 60_000).toISOString() });
  await expect(viewer(10)).rejects.toMatchObject({ key: "SESSION_END.idle" });
  expect(await viewer(0)).toMatchObject({ email: person.email });
  // That was a use.
  expect(await viewer(10)).toMatchObject({ email: person.email });
});

test("SES-01 a token that was seen before expires all the same", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const tokens = createTokens(server.settings.tokenSecrets);
    const user = {
      id: 1,
      role: "editor",
      name: "Eva",
      email: "e@example.org",
      version: 1,
    } as const;
    const token = await tokens.issue({ ...user, session: "s" });
    expect(await tokens.read(token)).toMatchObject({ email: "e@example.org" });
    vi.setSystemTime(Date.now() + SESSION_SECONDS * 1000 - 2000);
    expect(await tokens.read(token)).toMatchObject({ email: "e@example.org" });
    vi.setSystemTime(Date.now() + 2000);
    expect(await tokens.read(token)).toBe("expired");
  } finally {
    vi.useRealTimers();
  }
});

test("SES-01, SES-03 a session is kept for a day from the sign-in", async () => {
  const person = await signIn(await server.addPerson("daily", "editor", "supervisor"));
  const { created_at, expires_at } = await server.db
    .selectFrom("sessions")
    .select(["created_at", "expires_at"])
    .where("id", "=", sessionId(person))
    .executeTakeFirstOrThrow();
  expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(SESSION_SECONDS * 1000);
});

test("the list holds one's own sessions only", async () => {
  const [mine, other] = [
    await server.addPerson("alone", "editor", "supervisor"),
    await server.addPerson("neighbour", "editor", "supervisor"),
  ];
  const { body } = await server.call("listSessions", { as: mine });
  expect(body.data.map((session: { id: string }) => session.id)).toEqual([sessionId(mine)]);
  expect(await status(other)).toBe(200);
});

test("ending another session signs it out and leaves this one", async () => {
  const person = await server.addPerson("ender", "editor", "supervisor");
  const other = await signIn(person);
  const { body } = await server.call("endSession", { as: person, form: { id: sessionId(other) } });
  expect(body.success).toBe(true);
  expect([await status(person), await status(other)]).toEqual([200, 401]);
});

test("TRU-15 another user's session answers as a missing one and goes on", async () => {
  const person = await server.addPerson("curious", "editor", "supervisor");
  const victim = await server.addPerson("victim", "editor", "supervisor");
  const end = (id: string) => server.call("endSession", { as: person, form: { id } });
  const [foreign, missing] = [await end(sessionId(victim)), await end("nothing")];
  expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
  expect(await status(victim)).toBe(200);
});

test("signing out everywhere else leaves this session alone", async () => {
  const person = await server.addPerson("tidy", "editor", "supervisor");
  const others = [await signIn(person), await signIn(person)];
  await server.call("endOtherSessions", { as: person });
  const statuses = await Promise.all(others.map(status));
  expect([await status(person), ...statuses]).toEqual([200, 401, 401]);
});

test("SES-03 a session whose time has passed counts no more, whatever its token says", async () => {
  const person = await server.addPerson("expired", "editor", "supervisor");
  await change(person, { expires_at: new Date(Date.now() - 1).toISOString() });
  expect(await status(person)).toBe(401);
});

test("the list of sessions leaves out those whose time has passed, and has the one used last first", async () => {
  const person = await server.addPerson("orderly", "editor", "supervisor");
  const [past, idle] = [await signIn(person), await signIn(person)];
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
  await change(past, { expires_at: ago(1) });
  await change(idle, { last_seen_at: ago(300) });
  await change(person, { last_seen_at: ago(30) });
  const { body } = await server.call("listSessions", { as: person });
  const ids = body.data.map((session: { id: string }) => session.id);
  expect(ids).toEqual([sessionId(person), sessionId(idle)]);
});

test.each([
  ["another role", { role: "supervisor" }],
  ["another version of its tokens", { token_version: 2 }],
  ["another status", { status: 2 }],
  ["been deleted", { deleted_at: "2026-01-01T00:00:00.000Z" }],
] as const)("TRU-13 a token is good for nothing once its user has %s", async (what, columns) => {
  const name = what.replaceAll(" ", "-");
  const person = await server.addPerson(name, "editor", "supervisor");
  expect(await status(person)).toBe(200);
  await server.db.updateTable("users").set(columns).where("id", "=", person.id).execute();
  expect(await status(person)).toBe(401);
});

test("a token of one user with the session of another is good for nothing", async () => {
  const person = await server.addPerson("borrower", "editor", "supervisor");
  const lender = await server.addPerson("lender", "editor", "supervisor");
  await change(person, { user_id: lender.id });
  expect(await status(person)).toBe(401);
});

test("when a session was last seen is written once a minute at most", async () => {
  const person = await server.addPerson("seen", "editor", "supervisor");
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
  const lastSeen = async (): Promise<string> => {
    const row = await server.db
      .selectFrom("sessions")
      .select("last_seen_at")
      .where("id", "=", sessionId(person))
      .executeTakeFirstOrThrow();
    return row.last_seen_at;
  };
  const recent = ago(50);
  await change(person, { last_seen_at: recent });
  await status(person);
  expect(await lastSeen()).toBe(recent);
  await change(person, { last_seen_at: ago(70) });
  await status(person);
  expect(Date.now() - Date.parse(await lastSeen())).toBeLessThan(60_000);
});

test("clearing up removes sessions and links whose time has passed, and nothing else", async () => {
  const person = await server.addPerson("cleared", "editor", "supervisor");
  const old = await signIn(person);
  await change(old, { expires_at: new Date(Date.now() - 1).toISOString() });
  await clearExpired(server.running.connection, { playEventDays: 400 });
  const left = await server.db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", person.id)
    .execute();
  expect(left.map((row) => row.id)).toEqual([sessionId(person)]);
});

const AGENTS: [string, string, string][] = [
  [FIREFOX, "Firefox", "Windows"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0",
    "Edge",
    "Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36",
    "Chrome",
    "macOS",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
    "Safari",
    "macOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    "Samsung Internet",
    "Android",
  ],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36",
    "Chrome",
    "ChromeOS",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
  ["curl/8.9.1", "", ""],
];

test.each(AGENTS)("%s is %s on %s", (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system });
});

test("of a long user agent the first 300 characters are kept", async () => {
  const person = await server.addPerson("talker", "editor", "supervisor");
  const kept = async (userAgent: string) => {
    const session = sessionId(await signIn(person, userAgent));
    const row = server.db.selectFrom("sessions").select("user_agent").where("id", "=", session);
    return (await row.executeTakeFirstOrThrow()).user_agent;
  };
  const long = FIREFOX.padEnd(301, "x");
  expect(await kept(long)).toBe(long.slice(0, 300));
  expect(await kept(long.slice(0, 300))).toBe(long.slice(0, 300));
});
