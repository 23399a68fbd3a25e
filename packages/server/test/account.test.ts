import { createHmac } from "node:crypto";
import { parseOptions, hash } from "@node-rs/argon2";
import { SignJWT, decodeJwt } from "jose";
import { expect, test } from "vitest";
import { TRIES_PER_ACCOUNT } from "../src/throttle/throttle.ts";
import { PASSWORD, testServer } from "./support/server.ts";

const server = testServer({ DEFAULT_PASSWORD: "welcome-1" });

const login = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  server.call("login", { json: { email, password }, headers });

test("SES-01 the right e-mail and password give a token for 86400 s with the user and its role", async () => {
  const { body } = await login("editor@example.com");
  const payload = decodeJwt<{ data: { id: number; role: string } }>(body.data.token);
  expect(payload.data).toMatchObject({ id: server.person("editor").id, role: "editor" });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(86_400);
});

test("SES-01 the case of the e-mail does not matter", async () => {
  expect((await login("EDITOR@Example.com")).body.success).toBe(true);
});

test("PUB-03 a wrong password and an unknown e-mail are refused alike, with a key", async () => {
  const wrong = await login("colleague@example.com", "not the password");
  const unknown = await login("nobody@example.com");
  expect(wrong.body.data.translation_key).toBe("ERRORS.incorrectCredentials");
  expect(unknown.body).toEqual(wrong.body);
  expect([wrong.status, unknown.status]).toEqual([200, 200]);
});

test("PUB-03 a user who is not active is told so, but only with the right password", async () => {
  const pending = await server.addPerson("pending", "editor", "supervisor");
  await server.db.updateTable("users").set({ status: 0 }).where("id", "=", pending.id).execute();
  const right = await login(pending.email);
  const wrong = await login(pending.email, "not the password");
  expect(right.body.data.translation_key).toBe("ERRORS.userDisabled");
  expect(wrong.body.data.translation_key).toBe("ERRORS.incorrectCredentials");
});

test("SES-09 me answers the signed-in user", async () => {
  const as = server.person("editor");
  const { body } = await server.call("getMe", { as });
  expect(body.data).toMatchObject({ id: as.id, email: as.email, role: "editor", status: 1 });
});

test("SES-09 me without a token is 401 with an envelope", async () => {
  const { status, body } = await server.call("getMe");
  expect([status, body.success, body.data.translation_key]).toEqual([401, false, "ERRORS.noToken"]);
});

test("the default password is told to admin and supervisor alone", async () => {
  const told = async (name: string) =>
    (await server.call("getMe", { as: server.person(name) })).body.data.defaultPassword;
  expect(await Promise.all(["admin", "supervisor", "editor", "root"].map(told))).toEqual([
    "welcome-1",
    "welcome-1",
    undefined,
    undefined,
  ]);
});

test("TRU-10 a stored password is argon2id with 19 MiB, two passes, one lane", async () => {
  const { password_hash } = await server.db
    .selectFrom("users")
    .select("password_hash")
    .where("email", "=", "editor@example.com")
    .executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$/);
  expect(parseOptions(password_hash ?? "")).toMatchObject({
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
});

test("TRU-10 signing in replaces a hash of weaker parameters", async () => {
  const weak = await server.addPerson("weak", "editor", "supervisor");
  const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await server.db
    .updateTable("users")
    .set({ password_hash: old })
    .where("id", "=", weak.id)
    .execute();
  await login(weak.email);
  const { password_hash } = await server.db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", weak.id)
    .executeTakeFirstOrThrow();
  expect(parseOptions(password_hash ?? "")).toMatchObject({ memoryCost: 19_456, timeCost: 2 });
  expect((await login(weak.email)).body.success).toBe(true);
});

test("TRU-11 too many tries are 429 with Retry-After, also with the right password", async () => {
  await server.addPerson("guessed", "editor", "supervisor");
  for (let index = 0; index < TRIES_PER_ACCOUNT; index += 1) {
    await login("guessed@example.com", "wrong guess");
  }
  const { status, headers } = await login("guessed@example.com");
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

test("TRU-11 a forged X-Forwarded-For does not give further tries", async () => {
  await server.addPerson("spoofed", "editor", "supervisor");
  const statuses: number[] = [];
  for (let index = 0; index <= TRIES_PER_ACCOUNT; index += 1) {
    const forged = { "x-forwarded-for": `10.0.0.${index}`, forwarded: `for=10.0.0.${index}` };
    statuses.push((await login("spoofed@example.com", "wrong guess", forged)).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test("TRU-11 tries at once are counted exactly", async () => {
  await server.addPerson("rushed", "editor", "supervisor");
  const answers = await Promise.all(
    Array.from({ length: TRIES_PER_ACCOUNT + 5 }, () => login("rushed@example.com", "wrong guess")),
  );
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(5);
});

test("TRU-11 a sign-in that succeeds is no guess", async () => {
  await server.addPerson("regular", "editor", "supervisor");
  for (let index = 0; index < TRIES_PER_ACCOUNT + 2; index += 1) await login("regular@example.com");
  expect((await login("regular@example.com")).status).toBe(200);
});

const claims = () => ({
  data: { id: server.person("editor").id, role: "editor", name: "", email: "", version: 1 },
  sid: decodeJwt<{ sid: string }>(server.person("editor").token).sid,
});
const signed = (
  alg: string,
  secret: Uint8Array,
  {
    aud = "explorar-panel",
    iss = "explorar",
    exp = "1h",
    iat = new Date(),
  }: { aud?: string; iss?: string; exp?: string | number; iat?: Date } = {},
) =>
  new SignJWT(claims())
    .setProtectedHeader({ alg })
    .setIssuedAt(iat)
    .setIssuer(iss)
    .setAudience(aud)
    .setExpirationTime(exp)
    .sign(secret);
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("TRU-12 a token is good only with our algorithm, key, audience, issuer and time", async () => {
  const [secret] = server.settings.tokenSecrets;
  const hs512Head = `${base64({ alg: "HS512" })}.${base64(claims())}`;
  const forged = {
    none: `${base64({ alg: "none" })}.${base64({ ...claims(), exp: 9_999_999_999 })}.`,
    swapped: `${hs512Head}.${createHmac("sha512", secret).update(hs512Head).digest("base64url")}`,
    HS384: await signed("HS384", secret),
    wrongKey: await signed("HS256", new TextEncoder().encode("x".repeat(40))),
    expired: await signed("HS256", secret, { exp: Math.floor(Date.now() / 1000) - 1 }),
    fromTheFuture: await signed("HS256", secret, { iat: new Date(Date.now() + 60_000) }),
    audience: await signed("HS256", secret, { aud: "somebody-else" }),
    issuer: await signed("HS256", secret, { iss: "somebody-else" }),
    garbage: "a.b.c",
  };
  const statuses: Record<string, number> = {};
  for (const [name, token] of Object.entries(forged)) {
    statuses[name] = (await server.call("getMe", { token })).status;
  }
  expect(statuses).toEqual(Object.fromEntries(Object.keys(forged).map((name) => [name, 401])));
  expect((await server.call("getMe", { token: await signed("HS256", secret) })).status).toBe(200);
});

const CHANGES = [
  ["disabling a user", { status: 2 }],
  ["deleting a user", { deleted_at: "2026-01-01T00:00:00.000Z" }],
  ["changing a role", { role: "supervisor" }],
  ["raising the token version", { token_version: 2 }],
] as const;

test.each(CHANGES)("TRU-13 %s ends the session with the next request", async (what, change) => {
  const person = await server.addPerson(what.replaceAll(" ", "-"), "editor", "supervisor");
  const before = await server.call("getMe", { as: person });
  await server.db.updateTable("users").set(change).where("id", "=", person.id).execute();
  const after = await server.call("getMe", { as: person });
  expect([before.status, after.status]).toEqual([200, 401]);
});

test("TRU-08 passwords, tokens and queries are absent from the logs", async () => {
  const { body } = await login("editor@example.com");
  await login("editor@example.com", "a-wrong-secret");
  await server.call("getMe", { token: body.data.token });
  await fetch(`${server.url}/reset-password?fromapp=0&id=secret-of-a-mail`);
  await fetch(`${server.url}/api/nothing?id=secret-of-a-mail`);
  const logs = server.logs.join("");
  for (const secret of [PASSWORD, "a-wrong-secret", body.data.token, "secret-of-a-mail"]) {
    expect(logs).not.toContain(secret);
  }
  expect(logs).toContain("/api/nothing");
});

test("a request's log lines carry the id that its answer carries", async () => {
  const { headers } = await server.call("getMe", { as: server.person("editor") });
  const id = headers.get("x-request-id");
  expect(server.logs.filter((line) => JSON.parse(line).reqId === id).length).toBeGreaterThan(0);
});
