import { decodeJwt, SignJWT } from "jose";
import { expect, test } from "vitest";
import {
  mintProviderToken,
  mintSessionToken,
  readSessionToken,
} from "../src/bots/accounts/tokens.ts";
import type { Secrets } from "../src/secrets/secrets.ts";
import { claimsOf, providerToken } from "./support/bots.ts";
import { testServer } from "./support/server.ts";

const server = testServer();
const elsewhere = testServer({ BOTS_URL: "https://bots.example.com" });

const secretsOf = (): Secrets => server.settings.bots.secrets ?? [new Uint8Array()];
const login = (token: string) => server.call("extLogin", { token, json: {} });

test.each(["root", "admin", "supervisor", "editor"])(
  "SES-10 the provider token of %s opens a session that lasts as long as that of the panel",
  async (name) => {
    const person = server.person(name);
    const { status, body } = await login(await providerToken(server, person));
    expect([status, body.status]).toEqual([200, "ok"]);
    const claims = await readSessionToken(secretsOf(), body.data.tokenKey);
    expect(claims).toEqual(claimsOf(server, person));
    expect(decodeJwt(body.data.tokenKey).exp).toBe(decodeJwt(person.token).exp);
  },
);

test("SES-10 everybody of a branch works for one account, which follows its admin's e-mail", async () => {
  await login(await providerToken(server, server.person("editor")));
  await login(await providerToken(server, server.person("admin")));
  const moved = await providerToken(server, server.person("admin"), (claims) => ({
    ...claims,
    account: { ...claims.account, email: "moved@example.com" },
  }));
  await login(moved);
  const rows = await server.db
    .selectFrom("bot_accounts")
    .select(["subject", "email"])
    .where("subject", "=", String(server.person("admin").id))
    .execute();
  expect(rows).toEqual([
    { subject: String(server.person("admin").id), email: "moved@example.com" },
  ]);
});

test("SES-10 accounts are made once when several nodes make them at once", async () => {
  const token = await providerToken(server, await server.addPerson("founder", "admin", "root"));
  const answers = await Promise.all(Array.from({ length: 8 }, () => login(token)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
});

test("SES-10 a token that is no provider token opens no session", async () => {
  const claims = claimsOf(server, server.person("admin"));
  const made = (at: number) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer("explorar")
      .setAudience("explorar-bots-provider")
      .setIssuedAt(at)
      .setExpirationTime(at + 600)
      .sign(secretsOf()[0]);
  const now = Math.floor(Date.now() / 1000);
  const tokens = {
    session: await mintSessionToken(secretsOf(), claims),
    foreign: await mintProviderToken([new Uint8Array(32)], claims),
    panel: server.person("admin").token,
    expired: await made(now - 601),
    fromTheFuture: await made(now + 60),
    nonsense: "a.b.c",
  };
  for (const [kind, token] of Object.entries(tokens)) {
    const { status, body } = await login(token);
    expect([kind, status, body.translation_key]).toEqual([kind, 401, "ERRORS.noToken"]);
  }
});

test("SES-10 who is disabled, changes role or signs out everywhere loses the bots at once", async () => {
  const person = await server.addPerson("leaver", "editor", "supervisor");
  const token = await providerToken(server, person);
  expect((await login(token)).status).toBe(200);
  await server.db
    .updateTable("users")
    .set({ token_version: 2 })
    .where("id", "=", person.id)
    .execute();
  expect((await login(token)).status).toBe(401);
});

test("a provider token never reaches the panel, nor a panel's token the platform", async () => {
  const token = await providerToken(server, server.person("admin"));
  expect((await server.call("getMyProfile", { token })).status).toBe(401);
});

test("where the platform is elsewhere this server is none", async () => {
  const answer = await fetch(`${elsewhere.url}/bots/extLogin`, { method: "POST" });
  expect(answer.status).toBe(404);
});
