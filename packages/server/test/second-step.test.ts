import { decodeJwt } from "jose";
import { describe, expect, test } from "vitest";
import { disableUser } from "../src/account/disable-user.ts";
import { TRIES_FROM_STRANGERS, TRIES_PER_ACCOUNT } from "../src/throttle/throttle.ts";
import {
  careful,
  challengeOf,
  codeOf,
  codeStep,
  factorOf,
  keyOf,
  later,
  newFactor,
  passwordStep,
  stopClock,
  wrongCodeOf,
} from "./support/second-factor.ts";
import { PASSWORD, testServer, type Answer, type Person } from "./support/server.ts";
import { auditOf } from "./support/users.ts";

const server = testServer();
const somebody = () => careful(server);
const stateOf = (as: Person) => factorOf(server, as);

stopClock();

describe("SES-01, PUB-03 signing in", () => {
  test("whoever has no second factor signs in as ever", async () => {
    const as = await somebody();
    const { body } = await passwordStep(server, as);
    expect(Object.keys(body)).toEqual(["success", "message", "data"]);
    expect(Object.keys(body.data)).toEqual(["token"]);
  });

  test("the right password gives a challenge, and that with a code what a sign-in gives", async () => {
    const as = await somebody();
    const { secret } = await newFactor(server, as);
    const first = await passwordStep(server, as);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      success: false,
      data: { translation_key: "ERRORS.secondFactorNeeded" },
    });
    expect(first.headers.get("set-cookie")).toBeNull();
    const second = await codeStep(server, first.body.data.challenge, codeOf(secret));
    expect(Object.keys(second.body.data)).toEqual(["token"]);
    expect(second.headers.get("set-cookie")).toContain("HttpOnly");
    const { token } = second.body.data;
    expect(decodeJwt<{ data: object }>(token).data).toMatchObject({ id: as.id, role: "editor" });
    expect((await server.call("getMe", { token })).body.data.email).toBe(as.email);
  });

  test("a wrong password says nothing of a second factor", async () => {
    const as = await somebody();
    await newFactor(server, as);
    const { body } = await server.call("login", { json: { email: as.email, password: "a guess" } });
    expect(body.data).toEqual({ translation_key: "ERRORS.incorrectCredentials" });
  });

  test("a code counts once, also for two who send it at once", async () => {
    const as = await somebody();
    const { secret } = await newFactor(server, as);
    const challenge = await challengeOf(server, as);
    const code = codeOf(secret);
    const atOnce = await Promise.all([1, 2, 3].map(() => codeStep(server, challenge, code)));
    expect(atOnce.filter(({ body }) => body.success)).toHaveLength(1);
    expect(keyOf(await codeStep(server, challenge, code))).toBe("ERRORS.wrongCode");
    // Neither does an earlier one that was not sent.
    expect(keyOf(await codeStep(server, challenge, codeOf(secret, -1)))).toBe("ERRORS.wrongCode");
    expect((await codeStep(server, challenge, codeOf(secret, 1))).body.success).toBe(true);
  });

  test("a recovery code takes the place of a code once, however it is typed", async () => {
    const as = await somebody();
    const { recoveryCodes } = await newFactor(server, as);
    const challenge = await challengeOf(server, as);
    const typed = ` ${recoveryCodes[3]!.toUpperCase().replaceAll("-", " ")}`;
    const atOnce = await Promise.all([1, 2].map(() => codeStep(server, challenge, typed)));
    expect(atOnce.filter(({ body }) => body.success)).toHaveLength(1);
    expect(await stateOf(as)).toMatchObject({ on: true, recoveryCodesLeft: 9 });
    expect(await auditOf(server, as.email)).toContain("recovery-code-use");
    const other = await somebody();
    await newFactor(server, other);
    const foreign = await codeStep(server, await challengeOf(server, other), recoveryCodes[4]!);
    expect(keyOf(foreign)).toBe("ERRORS.wrongCode");
  });

  test("new recovery codes take the place of the earlier ones", async () => {
    const as = await somebody();
    const { secret, recoveryCodes } = await newFactor(server, as);
    const renew = (code: string) => server.call("renewRecoveryCodes", { as, form: { code } });
    expect(keyOf(await renew(wrongCodeOf(secret)))).toBe("ERRORS.wrongCode");
    expect(keyOf(await renew(recoveryCodes[0]!.slice(0, 20)))).toBe("ERRORS.wrongCode");
    const { body } = await renew(codeOf(secret));
    const challenge = await challengeOf(server, as);
    expect(keyOf(await codeStep(server, challenge, recoveryCodes[0]!))).toBe("ERRORS.wrongCode");
    const fresh = await codeStep(server, challenge, body.data.recoveryCodes[0]);
    expect(fresh.body.success).toBe(true);
  });
});

describe("TRU-13 the challenge", () => {
  test("is no session", async () => {
    const as = await somebody();
    await newFactor(server, as);
    const token = await challengeOf(server, as);
    for (const id of ["getMe", "listSessions", "getSecondFactor", "logout"]) {
      expect((await server.call(id, { token })).status).toBe(401);
    }
    // And a session is no challenge.
    expect(keyOf(await codeStep(server, as.token, "000000"))).toBe("ERRORS.challengeEnded");
    expect(keyOf(await codeStep(server, "x.y.z", "000000"))).toBe("ERRORS.challengeEnded");
  });

  test("does not set up another second factor", async () => {
    const as = await somebody();
    const { secret } = await newFactor(server, as);
    const json = { challenge: await challengeOf(server, as) };
    const begun = await server.call("beginRequiredSecondFactor", { json });
    const confirmed = await server.call("confirmRequiredSecondFactor", {
      json: { ...json, code: codeOf(secret) },
    });
    expect([begun, confirmed].map(keyOf)).toEqual([
      "ERRORS.challengeEnded",
      "ERRORS.challengeEnded",
    ]);
  });

  test("ends after five minutes", async () => {
    const as = await somebody();
    const { secret } = await newFactor(server, as);
    const challenge = await challengeOf(server, as);
    later(299);
    expect((await codeStep(server, challenge, codeOf(secret))).body.success).toBe(true);
    later(30);
    expect(keyOf(await codeStep(server, challenge, codeOf(secret)))).toBe("ERRORS.challengeEnded");
  });

  const ENDINGS: Record<string, (person: Person, code: string) => Promise<unknown>> = {
    "a new password": (person) =>
      server.db
        .updateTable("users")
        .set((eb) => ({ token_version: eb("token_version", "+", 1) }))
        .where("id", "=", person.id)
        .execute(),
    "being disabled": (person) => disableUser(server.running.connection, person.email),
    "being deleted": (person) =>
      server.call("deleteUser", { as: server.person("supervisor"), form: { id: person.id } }),
    "turning the second factor off": (as, code) =>
      server.call("turnOffSecondFactor", { as, form: { password: PASSWORD, code } }),
  };
  test.each(Object.keys(ENDINGS))("ends with %s", async (what) => {
    const as = await somebody();
    const { secret, recoveryCodes } = await newFactor(server, as);
    const challenge = await challengeOf(server, as);
    await ENDINGS[what]?.(as, recoveryCodes[0]!);
    expect(keyOf(await codeStep(server, challenge, codeOf(secret)))).toBe("ERRORS.challengeEnded");
  });
});

describe("TRU-11 wrong codes are counted as wrong passwords are", () => {
  test("of an account, also where the right password stands between them", async () => {
    const as = await somebody();
    const { secret } = await newFactor(server, as);
    const code = wrongCodeOf(secret);
    for (let index = 0; index < TRIES_PER_ACCOUNT - 1; index += 1) {
      expect((await codeStep(server, await challengeOf(server, as), code)).status).toBe(200);
    }
    const challenge = await challengeOf(server, as);
    expect((await codeStep(server, challenge, code)).status).toBe(200);
    const right = await codeStep(server, challenge, codeOf(secret));
    expect(right.status).toBe(429);
    expect(Number(right.headers.get("retry-after"))).toBeGreaterThan(0);
    // The right password opens a new second step, which is as locked as the one before.
    const again = await codeStep(server, await challengeOf(server, as), codeOf(secret));
    expect(again.status).toBe(429);
    const refused = await server.db
      .selectFrom("audit")
      .select("details")
      .where("actor", "=", as.email)
      .where("outcome", "=", "refused")
      .execute();
    const reasons = refused.map(({ details }) => JSON.parse(details).reason);
    expect(reasons).toEqual([...Array(TRIES_PER_ACCOUNT).fill("code"), "throttled"]);
  });

  test("a sign-in that ends well is no guess, and takes earlier ones back", async () => {
    const as = await somebody();
    const { secret } = await newFactor(server, as);
    for (const code of [codeOf(secret), codeOf(secret, 1)]) {
      const challenge = await challengeOf(server, as);
      for (let index = 0; index < TRIES_PER_ACCOUNT - 2; index += 1) {
        await codeStep(server, challenge, wrongCodeOf(secret));
      }
      expect((await codeStep(server, challenge, code)).body.success).toBe(true);
    }
  });
});

describe("TRU-11 from everywhere together", () => {
  const proxied = testServer({ TRUST_PROXY: "127.0.0.1" });

  test("strangers do not try codes on and on from ever other networks", async () => {
    const as = proxied.person("editor");
    const { secret } = await newFactor(proxied, as);
    const challenge = await challengeOf(proxied, as);
    const code = wrongCodeOf(secret);
    const from = (index: number) => ({ "x-forwarded-for": `10.0.${index >> 8}.${index & 255}` });
    const statuses: number[] = [];
    for (let index = 0; index <= TRIES_FROM_STRANGERS; index += 1) {
      const json = { challenge, code };
      statuses.push((await proxied.call("loginWithCode", { json, headers: from(index) })).status);
    }
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
  });
});

describe("TRU-13 a code that arrives together with", () => {
  const TOGETHER: Record<string, (id: number) => Promise<Answer>> = {
    "the user's deletion": (id) =>
      server.call("deleteUser", { as: server.person("supervisor"), form: { id } }),
    "a reset": (id) =>
      server.call("resetSecondFactor", { as: server.person("supervisor"), form: { id } }),
  };
  test.each(Object.keys(TOGETHER))("%s: both are answered", async (what) => {
    for (let round = 0; round < 8; round += 1) {
      const as = await somebody();
      const { secret } = await newFactor(server, as);
      const challenge = await challengeOf(server, as);
      const answers = await Promise.all([
        codeStep(server, challenge, codeOf(secret)),
        TOGETHER[what]?.(as.id),
      ]);
      expect(answers.map((answer) => answer?.status)).toEqual([200, 200]);
      expect((await codeStep(server, challenge, codeOf(secret, 1))).body.success).toBe(false);
    }
  });
});
