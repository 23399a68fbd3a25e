import { beforeAll, describe, expect, test } from "vitest";
import { available } from "./support/database.ts";
import {
  careful,
  challengeOf,
  codeOf,
  codeStep,
  factorOf,
  keyOf,
  newFactor,
  stopClock,
  wrongCodeOf,
} from "./support/second-factor.ts";
import { PASSWORD, testServer, type Form, type Person } from "./support/server.ts";
import { auditOf, mailsTo, userOf } from "./support/users.ts";

const DEFAULT = "the default of this place";
const NEW = "a good new password";
const server = testServer({ DEFAULT_PASSWORD: DEFAULT });

stopClock();

const change = (as: Person, form: Form = {}) =>
  server.call("changePassword", { as, form: { password: PASSWORD, newPassword: NEW, ...form } });
const signIn = ({ email }: Person, password: string) =>
  server.call("login", { json: { email, password } });
const meOf = async (token: string) => (await server.call("getMe", { token })).status;

describe("PRO-01, TRU-06 a password that is changed in the profile", () => {
  test("takes the old one, ends the other sessions and goes on with a token of its own", async () => {
    const as = await careful(server);
    const other = (await signIn(as, PASSWORD)).body.data.token;
    const before = await server.call("listSessions", { as });
    expect(before.body.data).toHaveLength(2);
    const { body } = await change(as);
    const { token } = body.data;
    expect([await meOf(token), await meOf(as.token), await meOf(other)]).toEqual([200, 401, 401]);
    const sessions = await server.call("listSessions", { token });
    expect(sessions.body.data).toMatchObject([{ current: true }]);
    expect((await signIn(as, PASSWORD)).body.success).toBe(false);
    expect((await signIn(as, NEW)).body.success).toBe(true);
  });

  test("lets the session last as long as its new token", async () => {
    const as = await careful(server);
    const soon = new Date(Date.now() + 60_000).toISOString();
    await server.db
      .updateTable("sessions")
      .set({ expires_at: soon })
      .where("user_id", "=", as.id)
      .execute();
    const { token } = (await change(as)).body.data;
    const [session] = (await server.call("listSessions", { token })).body.data;
    expect(Date.parse(session.expiresAt) - Date.now()).toBe(86_400_000);
  });

  test("voids links that were mailed, and is told by mail and in the log", async () => {
    const as = await careful(server);
    const link = { user_id: as.id, purpose: "recovery", used_at: null } as const;
    const at = new Date(Date.now() + 60_000).toISOString();
    await server.db
      .insertInto("account_links")
      .values({ ...link, secret_hash: as.email, created_at: at, expires_at: at })
      .execute();
    await change(as);
    const links = server.db.selectFrom("account_links").selectAll().where("user_id", "=", as.id);
    expect(await links.execute()).toEqual([]);
    expect(await mailsTo(server, as.email)).toEqual(["Tu contraseña ha cambiado"]);
    expect(await auditOf(server, as.email)).toEqual(["password-change"]);
  });

  test("ends a sign-in that waits for its code", async () => {
    const as = await careful(server);
    const { secret, recoveryCodes } = await newFactor(server, as);
    const challenge = await challengeOf(server, as);
    expect((await change(as, { code: recoveryCodes[0]! })).body.success).toBe(true);
    expect(keyOf(await codeStep(server, challenge, codeOf(secret)))).toBe("ERRORS.challengeEnded");
  });

  test("of several at once is changed once", async () => {
    const as = await careful(server);
    const answers = await Promise.all(
      [1, 2, 3].map((number) => change(as, { newPassword: `${NEW} ${number}` })),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  });
});

describe("TRU-11 the proof", () => {
  test("is the password that is in use", async () => {
    const as = await careful(server);
    expect(keyOf(await change(as, { password: "a guess" }))).toBe("ERRORS.wrongPassword");
    expect(await meOf(as.token)).toBe(200);
    expect(await mailsTo(server, as.email)).toEqual([]);
  });

  test("is a code as well where there is a second factor, and the answer does not say which is wrong", async () => {
    const as = await careful(server);
    const { secret, recoveryCodes } = await newFactor(server, as);
    const wrong = wrongCodeOf(secret);
    const code = recoveryCodes[0]!;
    expect(keyOf(await change(as))).toBe("ERRORS.secondFactorNeeded");
    expect(keyOf(await change(as, { code: wrong }))).toBe("ERRORS.wrongPasswordOrCode");
    expect(keyOf(await change(as, { password: "a guess", code }))).toBe(
      "ERRORS.wrongPasswordOrCode",
    );
    expect((await factorOf(server, as)).recoveryCodesLeft).toBe(10);
    const { body } = await change(as, { code });
    const state = await server.call("getSecondFactor", { token: body.data.token });
    expect(state.body.data).toMatchObject({ on: true, recoveryCodesLeft: 9 });
  });
});

describe("TRU-09 the new password", () => {
  let as: Person;
  beforeAll(async () => {
    if (available) as = await careful(server);
  });

  test.each([
    ["the old one", PASSWORD, "ERRORS.samePassword"],
    ["the default one", DEFAULT, "ERRORS.isDefaultPassword"],
    ["a common one", "Sunshine99!", "ERRORS.commonPassword"],
    ["the name of the product", "Explora2026", "ERRORS.commonPassword"],
  ])("is not %s", async (_, newPassword, key) => {
    expect(keyOf(await change(as, { newPassword }))).toBe(key);
    expect(await meOf(as.token)).toBe(200);
  });

  test("is not made of the user's own names", async () => {
    const person = await careful(server);
    const { name, entity } = await userOf(server, person.email);
    for (const newPassword of [person.email, `${name}1985`, entity, entity.replaceAll(" ", "")]) {
      expect(keyOf(await change(person, { newPassword }))).toBe("ERRORS.commonPassword");
    }
  });

  test("has 6 to 128 characters", async () => {
    const lengths = [5, 6, 128, 129].map((length) =>
      "Un faro y dos mareas. ".repeat(6).slice(0, length),
    );
    const person = await careful(server);
    let { token } = person;
    const statuses: number[] = [];
    let password = PASSWORD;
    for (const newPassword of lengths) {
      const { status, body } = await change({ ...person, token }, { password, newPassword });
      statuses.push(status);
      if (!body.success) continue;
      ({ token } = body.data);
      password = newPassword;
    }
    expect([statuses, password.length]).toEqual([[400, 200, 200, 400], 128]);
  });
});

test("USR-06 the default password is no longer asked to be changed once it was", async () => {
  const as = await careful(server);
  const users = server.db.updateTable("users").where("id", "=", as.id);
  await users.set({ uses_default_password: 1 }).execute();
  expect((await server.call("getMe", { as })).body.data.mustChangePassword).toBe(true);
  const { token } = (await change(as)).body.data;
  expect((await server.call("getMe", { token })).body.data.mustChangePassword).toBe(false);
});
