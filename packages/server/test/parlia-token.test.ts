import { decodeJwt } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { readProviderToken } from "../src/bots/accounts/tokens.ts";
import type { Secrets } from "../src/secrets/secrets.ts";
import { available } from "./support/database.ts";
import { testServer, type TestServer } from "./support/server.ts";
import { newBranch } from "./support/users.ts";

const NONE: Secrets = [new Uint8Array()];
const SECRET = "a secret that panel and platform share";
const own = testServer();
const shared = testServer({ BOTS_URL: "https://bots.example.com", BOTS_SECRET: SECRET });
const foreign = testServer({ BOTS_URL: "https://bots.example.com" });

async function me(server: TestServer, name: string) {
  const { body } = await server.call("getMe", { as: server.person(name) });
  return body.data as Record<string, string | undefined>;
}

async function store(server: TestServer, name: string, token: string): Promise<void> {
  await server.db
    .updateTable("users")
    .set({ parlia_token: token })
    .where("id", "=", server.person(name).id)
    .execute();
}

describe.each([
  ["on this server", own],
  ["elsewhere, with a shared secret", shared],
])("SES-10 the platform is %s", (_, server) => {
  test.each([
    ["root", "root"],
    ["admin", "admin"],
    ["supervisor", "admin"],
    ["editor", "admin"],
  ])("the token of %s says whose it is, and %s's account, for an hour", async (name, admin) => {
    const person = server.person(name);
    const { parliaToken = "" } = await me(server, name);
    const { sid, exp: expiresAt = 0 } = decodeJwt<{ sid: string }>(person.token);
    expect(await readProviderToken(server.settings.bots.secrets ?? NONE, parliaToken)).toEqual({
      account: { subject: String(server.person(admin).id), email: server.person(admin).email },
      user: { id: person.id, email: person.email, role: person.role, version: 1 },
      // A session and its token are stamped one after the other.
      session: { id: sid, expiresAt: expect.closeTo(expiresAt, -1) },
    });
    const { exp = 0, iat = 0 } = decodeJwt(parliaToken);
    expect(exp - iat).toBe(3600);
  });

  test("PNT-04 supervisor and editor get one for chatbot administration, with their own role", async () => {
    for (const name of ["supervisor", "editor"]) {
      const { adminParliaToken = "" } = await me(server, name);
      expect(decodeJwt(adminParliaToken)).toMatchObject({
        sub: String(server.person("admin").id),
        user: { role: server.person(name).role },
      });
    }
    for (const name of ["root", "admin"]) {
      expect(await me(server, name)).not.toHaveProperty("adminParliaToken");
    }
  });

  test("a stored token is not handed out", async () => {
    await store(server, "editor", "platform-token");
    expect((await me(server, "editor")).parliaToken).not.toBe("platform-token");
  });
});

describe("SES-10 the platform is not ours", () => {
  beforeAll(async () => {
    if (available) await store(foreign, "admin", "platform-token");
  });

  test("its token goes to the user who has one, and to nobody else", async () => {
    expect((await me(foreign, "admin")).parliaToken).toBe("platform-token");
    for (const name of ["supervisor", "root", "editor"]) {
      const answer = await me(foreign, name);
      expect(answer).not.toHaveProperty("parliaToken");
      expect(answer).not.toHaveProperty("adminParliaToken");
    }
  });
});

describe.each([
  ["on this server", own],
  ["not ours", foreign],
])(
  "BOT-02 without has_chatbots nobody of the branch gets a token, the platform being %s",
  (_, server) => {
    test("admin, supervisor and editor", async () => {
      const { admin, supervisors, editors } = await newBranch(server, { has_chatbots: 0 }, 1);
      await server.db
        .updateTable("users")
        .set({ parlia_token: "platform-token" })
        .where("id", "=", admin.id)
        .execute();
      for (const as of [admin, ...supervisors, ...editors]) {
        const { body } = await server.call("getMe", { as });
        expect(body.data).not.toHaveProperty("parliaToken");
        expect(body.data).not.toHaveProperty("adminParliaToken");
      }
    });
  },
);

test("BOT-02 the session on the platform ends when has_chatbots is taken away", async () => {
  const { admin, supervisors } = await newBranch(own, {}, 1);
  const [supervisor] = supervisors;
  const tokens: string[] = [];
  for (const as of [admin, supervisor]) {
    const { body } = await own.call("getMe", { as });
    tokens.push(body.data.parliaToken as string);
  }
  const login = async () => {
    const answers = [];
    for (const token of tokens) answers.push(await own.call("extLogin", { token, json: {} }));
    return answers.map(({ status }) => status);
  };
  expect(await login()).toEqual([200, 200]);
  await own.db.updateTable("users").set({ has_chatbots: 0 }).where("id", "=", admin.id).execute();
  expect(await login()).toEqual([401, 401]);
});

test("the tokens are in no list of users and in no profile", async () => {
  await store(foreign, "editor", "platform-token");
  for (const [name, id] of [
    ["supervisor", "getMyUsers"],
    ["root", "getMyUsers"],
    ["editor", "getMyProfile"],
  ] as const) {
    const { body } = await foreign.call(id, { as: foreign.person(name) });
    expect(JSON.stringify(body)).not.toMatch(/platform-token|parlia/i);
  }
});
