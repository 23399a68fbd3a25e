import { SESSION_SECONDS } from "@panel/domain/session";
import { expect, test, vi } from "vitest";
import { changeRole } from "../src/account/change-role.ts";
import { endOutsideSharing } from "../src/library/sharing-repository.ts";
import { disableUser } from "../src/account/disable-user.ts";
import { clearExpired } from "../src/clear-expired.ts";
import { PASSWORD, testServer, type Person } from "./support/server.ts";
import { auditOf } from "./support/users.ts";

/* Whoever holds a token of ours may know why its session is over; nobody else may know anything. */

const server = testServer({ SESSION_IDLE_MINUTES: "10" });

async function signIn(person: Person): Promise<Person> {
  const json = { email: person.email, password: PASSWORD };
  const { body } = await server.call("login", { json });
  return { ...person, token: body.data.token };
}

async function reasonFor(token: string): Promise<string> {
  const { status, body } = await server.call("getMe", { token });
  return `${status} ${body.data.translation_key}`;
}

const ENDS: [string, string, (person: Person, here: Person) => Promise<unknown>][] = [
  ["signing out", "signedOut", (_, here) => server.call("logout", { as: here })],
  [
    "ending it from elsewhere",
    "elsewhere",
    (other) => server.call("endOtherSessions", { as: other }),
  ],
  [
    "an administrator",
    "administrator",
    ({ id }) => server.call("endUserSessions", { as: server.person("admin"), form: { id } }),
  ],
  ["disabling", "disabled", ({ email }) => disableUser(server.running.connection, email)],
  [
    "deleting",
    "disabled",
    ({ id }) => server.call("deleteUser", { as: server.person("root"), form: { id } }),
  ],
  [
    "another role",
    "role",
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
    "not using it",
    "idle",
    ({ id }) =>
      server.db
        .updateTable("sessions")
        .set({ last_seen_at: new Date(Date.now() - 12 * 60_000).toISOString() })
        .where("user_id", "=", id)
        .execute(),
  ],
];

test.each(ENDS)("after %s the holder of the token is told: %s", async (how, reason, end) => {
  const person = await server.addPerson(how.replaceAll(" ", "-"), "editor", "supervisor");
  const here = await signIn(person);
  await end(person, here);
  expect(await reasonFor(here.token)).toBe(`401 SESSION_END.${reason}`);
});

test("SES-03 a token whose time has passed is said to have expired", async () => {
  const person = await server.addPerson("late", "editor", "supervisor");
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    vi.setSystemTime(Date.now() + SESSION_SECONDS * 1000 + 1000);
    expect(await reasonFor(person.token)).toBe("401 SESSION_END.expired");
  } finally {
    vi.useRealTimers();
  }
});

test("TRU-12 nobody without a genuine token is told anything", async () => {
  const person = await server.addPerson("target", "editor", "supervisor");
  const [head, claims] = person.token.split(".");
  await server.call("logout", { as: person });
  for (const token of [`${head}.${claims}.AAAA`, `${head}.${claims}.`, "a.b.c"]) {
    expect(await reasonFor(token)).toBe("401 ERRORS.noToken");
  }
});

test("what is remembered of an ended session goes when its token has expired", async () => {
  const person = await server.addPerson("forgotten", "editor", "supervisor");
  await server.call("logout", { as: person });
  const left = async () =>
    (
      await server.db
        .selectFrom("ended_sessions")
        .selectAll()
        .where("user_id", "=", person.id)
        .execute()
    ).length;
  await clearExpired(server.running.connection, { playEventDays: 400 });
  expect(await left()).toBe(1);
  await server.db
    .updateTable("ended_sessions")
    .set({ expires_at: new Date(Date.now() - 1).toISOString() })
    .where("user_id", "=", person.id)
    .execute();
  await clearExpired(server.running.connection, { playEventDays: 400 });
  expect(await left()).toBe(0);
});

test("TRU-15 an administrator ends all sessions of a user below it, and is told how many", async () => {
  const person = await server.addPerson("watched", "editor", "supervisor");
  await signIn(person);
  const end = (name: string, id: number) =>
    server.call("endUserSessions", { as: server.person(name), form: { id } });
  const foreign = await end("rival", person.id);
  const missing = await end("rival", 999_999);
  expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
  const { body } = await end("supervisor", person.id);
  expect(body.data).toEqual({ sessions: 2 });
  expect((await auditOf(server, person.email)).at(-1)).toBe("session-end");
  expect((await end("supervisor", person.id)).body.data).toEqual({ sessions: 0 });
  const own = await end("root", server.person("root").id);
  expect(own.status).toBe(403);
});
