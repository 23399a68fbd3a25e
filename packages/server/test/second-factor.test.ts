import { beforeAll, describe, expect, test } from "vitest";
import { resetSecondFactor } from "../src/account/second-factor/end-factor.ts";
import { digestOf, newRecoveryCodes, stepOfCode } from "../src/account/second-factor/codes.ts";
import { createMails } from "../src/account/mails.ts";
import { openMailer } from "../src/mail/mailer.ts";
import { available } from "./support/database.ts";
import {
  beginFactor,
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
import { PASSWORD, testServer, type Form, type Person } from "./support/server.ts";
import { auditOf, mailsTo } from "./support/users.ts";

const server = testServer();
const somebody = () => careful(server);
const stateOf = (as: Person) => factorOf(server, as);

stopClock();

describe("codes", () => {
  /** RFC 6238, appendix B, for SHA-1; the last six of the eight digits. */
  const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  test.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("TRU-10 at %i s the code of RFC 6238 is %s", (seconds, code) => {
    const step = Math.floor(seconds / 30);
    const at = (steps: number) => new Date((seconds + steps * 30) * 1000);
    expect(stepOfCode(SECRET, code, at(0))).toBe(step);
    // A clock may be one step behind or ahead, no more.
    expect([-2, -1, 1, 2].map((steps) => stepOfCode(SECRET, code, at(steps)))).toEqual([
      undefined,
      step,
      step,
      undefined,
    ]);
  });

  test("what is no code of six digits is none", () => {
    const now = new Date(59_000);
    expect(stepOfCode(SECRET, "287 082", now)).toBe(1);
    for (const code of ["", "28708", "2870820", "94287082", "28708a", "287083"]) {
      expect(stepOfCode(SECRET, code, now)).toBeUndefined();
    }
  });
});

describe("setting up", () => {
  test("takes the password, then a code of the secret, and tells ten recovery codes once", async () => {
    const as = await somebody();
    expect(await stateOf(as)).toEqual({ on: false, recoveryCodesLeft: 0, required: false });
    const { body } = await server.call("beginSecondFactor", { as, form: { password: PASSWORD } });
    const { secret, uri } = body.data;
    const address = new URL(uri);
    expect([address.protocol, address.host]).toEqual(["otpauth:", "totp"]);
    expect(decodeURIComponent(address.pathname)).toBe(`/Explorar:${as.email}`);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret, issuer: "Explorar" });
    // Until it is confirmed, nothing changes.
    expect((await stateOf(as)).on).toBe(false);
    expect((await passwordStep(server, as)).body.success).toBe(true);
    const wrong = await server.call("confirmSecondFactor", {
      as,
      form: { code: wrongCodeOf(secret) },
    });
    expect(keyOf(wrong)).toBe("ERRORS.wrongCode");
    const done = await server.call("confirmSecondFactor", { as, form: { code: codeOf(secret) } });
    const codes: string[] = done.body.data.recoveryCodes;
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){6}$/);
    expect(await stateOf(as)).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    expect(await auditOf(server, as.email)).toEqual(["second-factor-on", "second-factor-on"]);
    expect(await mailsTo(server, as.email)).toHaveLength(1);
  });

  test("without the right password nothing begins", async () => {
    const as = await somebody();
    const answer = await server.call("beginSecondFactor", { as, form: { password: "a guess" } });
    expect(keyOf(answer)).toBe("ERRORS.wrongPassword");
    const rows = server.db.selectFrom("second_factors").selectAll().where("user_id", "=", as.id);
    expect(await rows.execute()).toEqual([]);
  });

  test("another phone takes the place of the first one, which counts until then", async () => {
    const as = await somebody();
    const first = await newFactor(server, as);
    const secret = await beginFactor(server, as, first.recoveryCodes[9]);
    const challenge = await challengeOf(server, as);
    expect(keyOf(await codeStep(server, challenge, codeOf(secret)))).toBe("ERRORS.wrongCode");
    expect((await codeStep(server, challenge, codeOf(first.secret))).body.success).toBe(true);
    await server.call("confirmSecondFactor", { as, form: { code: codeOf(secret) } });
    later(30);
    expect(keyOf(await codeStep(server, challenge, codeOf(first.secret)))).toBe("ERRORS.wrongCode");
    expect(keyOf(await codeStep(server, challenge, first.recoveryCodes[0]!))).toBe(
      "ERRORS.wrongCode",
    );
    expect((await codeStep(server, challenge, codeOf(secret))).body.success).toBe(true);
  });

  test("the secret is in no answer afterwards, and neither in database, log nor server's output", async () => {
    const as = await somebody();
    const { secret, recoveryCodes } = await newFactor(server, as);
    const challenge = await challengeOf(server, as);
    await codeStep(server, challenge, codeOf(secret));
    await codeStep(server, challenge, recoveryCodes[0]!);
    const answers = [
      await server.call("getSecondFactor", { as }),
      await server.call("getMe", { as }),
      await server.call("getMyProfile", { as }),
      await server.call("getMyUsers", { as: server.person("supervisor") }),
      await server.call("listAudit", { as: server.person("root") }),
    ];
    const kept = [
      await server.db.selectFrom("second_factors").selectAll().execute(),
      await server.db.selectFrom("recovery_codes").selectAll().execute(),
      await server.db.selectFrom("audit").selectAll().execute(),
    ];
    const told = JSON.stringify([answers.map(({ body }) => body), kept, server.logs]);
    expect(told).toContain(as.email);
    for (const text of [secret, recoveryCodes[0]!, recoveryCodes[1]!, challenge]) {
      expect(told).not.toContain(text);
    }
  });
});

describe("turning off", () => {
  test.each(["code", "recovery code"])("takes the password and a %s", async (kind) => {
    const as = await somebody();
    const { secret, recoveryCodes } = await newFactor(server, as);
    const code = kind === "code" ? codeOf(secret) : recoveryCodes[0]!;
    const off = (form: Form) => server.call("turnOffSecondFactor", { as, form });
    const wrong = wrongCodeOf(secret);
    for (const form of [
      { password: PASSWORD, code: wrong },
      { password: "a guess", code: wrong },
      { password: "a guess", code },
    ]) {
      expect(keyOf(await off(form))).toBe("ERRORS.wrongPasswordOrCode");
    }
    // A code that came with a wrong password was not used up.
    expect(await stateOf(as)).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    expect((await off({ password: PASSWORD, code })).body.success).toBe(true);
    expect(await stateOf(as)).toEqual({ on: false, recoveryCodesLeft: 0, required: false });
    expect((await passwordStep(server, as)).body.success).toBe(true);
    expect((await auditOf(server, as.email)).at(-1)).toBe("second-factor-off");
    expect(await mailsTo(server, as.email)).toHaveLength(2);
  });

  test("takes no less than both", async () => {
    const as = await somebody();
    const { secret } = await newFactor(server, as);
    const forms: Form[] = [{}, { password: PASSWORD }, { code: codeOf(secret) }];
    for (const form of forms) {
      expect((await server.call("turnOffSecondFactor", { as, form })).status).toBe(400);
    }
  });

  test("changes nothing where none is on, whatever is sent", async () => {
    const as = await somebody();
    const form = { password: "a guess", code: "000000" };
    expect((await server.call("turnOffSecondFactor", { as, form })).body.success).toBe(true);
    expect(await mailsTo(server, as.email)).toEqual([]);
  });
});

describe("TRU-11 replacing a second factor that is on", () => {
  test("takes the password and a code of it", async () => {
    const as = await somebody();
    const { secret } = await newFactor(server, as);
    const begin = (form: Form) => server.call("beginSecondFactor", { as, form });
    const code = codeOf(secret);
    expect(keyOf(await begin({ password: PASSWORD }))).toBe("ERRORS.secondFactorNeeded");
    for (const form of [
      { password: PASSWORD, code: wrongCodeOf(secret) },
      { password: "a guess", code },
    ]) {
      expect(keyOf(await begin(form))).toBe("ERRORS.wrongPasswordOrCode");
    }
    const { body } = await begin({ password: PASSWORD, code });
    const form = { code: codeOf(body.data.secret) };
    expect((await server.call("confirmSecondFactor", { as, form })).body.success).toBe(true);
    expect(await mailsTo(server, as.email)).toEqual([
      "Has activado la verificación en dos pasos",
      "Has cambiado el móvil de la verificación en dos pasos",
    ]);
  });

  test("does not go on with a setup that began before it was on", async () => {
    const as = await somebody();
    const early = await beginFactor(server, as);
    await newFactor(server, as);
    const form = { code: codeOf(early) };
    expect(keyOf(await server.call("confirmSecondFactor", { as, form }))).toBe("ERRORS.wrongCode");
  });
});

describe("recovery codes", () => {
  test("of before, which are shorter, still count", async () => {
    const as = await somebody();
    await newFactor(server, as);
    const hash = digestOf("k7wq-m2zd-94xh-p3vt");
    await server.db.insertInto("recovery_codes").values({ hash, user_id: as.id }).execute();
    const challenge = await challengeOf(server, as);
    const { body } = await codeStep(server, challenge, "K7WQ M2ZD 94XH P3VT");
    expect(body.success).toBe(true);
  });

  test("have 128 bits at least", () => {
    const letters = newRecoveryCodes()[0]!.replaceAll("-", "");
    // What a letter may be, the smallest set that every code keeps to.
    expect(letters.length * Math.log2(31)).toBeGreaterThanOrEqual(128);
    expect(new Set(newRecoveryCodes().join("").replaceAll("-", "")).size).toBeGreaterThan(25);
  });

  test("made anew are told of by mail", async () => {
    const as = await somebody();
    const { secret } = await newFactor(server, as);
    await server.call("renewRecoveryCodes", { as, form: { code: codeOf(secret) } });
    expect((await mailsTo(server, as.email)).at(-1)).toBe("Tienes códigos de recuperación nuevos");
  });
});

describe("TRU-15 a reset", () => {
  test("lets the user in with the password alone, tells the user and stands in the log", async () => {
    const person = await somebody();
    const { secret } = await newFactor(server, person);
    const as = server.person("supervisor");
    const mayReset = async () => {
      const { body } = await server.call("getMyUsers", { as });
      return body.data.find((row: { id: number }) => row.id === person.id).may.resetSecondFactor;
    };
    expect(await mayReset()).toBe(true);
    const challenge = await challengeOf(server, person);
    const form = { id: person.id };
    expect((await server.call("resetSecondFactor", { as, form })).body.success).toBe(true);
    expect(keyOf(await codeStep(server, challenge, codeOf(secret)))).toBe("ERRORS.challengeEnded");
    expect((await passwordStep(server, person)).body.success).toBe(true);
    expect((await auditOf(server, person.email)).at(-1)).toBe("second-factor-reset");
    const mails = await mailsTo(server, person.email);
    expect(mails).toHaveLength(2);
    expect(await mayReset()).toBe(false);
    // Of somebody who has none nothing is told.
    await server.call("resetSecondFactor", { as, form });
    expect(await mailsTo(server, person.email)).toHaveLength(2);
  });

  test("is for those who may edit the user, and not for one's own", async () => {
    const person = await somebody();
    await newFactor(server, person);
    const reset = async (name: string, id = person.id) =>
      (await server.call("resetSecondFactor", { as: server.person(name), form: { id } })).status;
    expect(await reset("rival")).toBe(404);
    expect(await reset("stranger")).toBe(403);
    expect(await reset("root", server.person("root").id)).toBe(403);
    expect((await stateOf(person)).on).toBe(true);
    expect(await reset("admin")).toBe(200);
    expect((await stateOf(person)).on).toBe(false);
  });

  test("on the command line lets the only super-admin in again", async () => {
    const { connection } = server.running;
    const mailer = openMailer(connection, server.settings);
    const mails = createMails(mailer, () => "");
    const root = server.person("root");
    await newFactor(server, root);
    const reset = () => resetSecondFactor(connection, mails, root.email);
    expect(await reset()).toBe("root@example.com signs in without a second factor now");
    expect((await passwordStep(server, root)).body.success).toBe(true);
    expect((await mailsTo(server, root.email)).length).toBeGreaterThan(1);
    expect(await reset()).toBe("root@example.com has no second factor");
    mailer.close();
  });
});

describe("a role that has to have a second factor", () => {
  const strict = testServer({ REQUIRE_SECOND_FACTOR: "super-admin, supervisor" });
  let supervisor: Person;
  let recoveryCode: string;
  beforeAll(() => {
    if (available) supervisor = strict.person("supervisor");
  });

  test("signs in once it is set up, by nothing but the steps for that", async () => {
    const first = await passwordStep(strict, supervisor);
    expect(first.body).toMatchObject({
      success: false,
      data: { translation_key: "ERRORS.secondFactorMissing", enrol: true },
    });
    const { challenge } = first.body.data;
    expect((await strict.call("getMe", { token: challenge })).status).toBe(401);
    expect(
      (await strict.call("beginSecondFactor", { token: challenge, form: { password: PASSWORD } }))
        .status,
    ).toBe(401);
    expect(keyOf(await codeStep(strict, challenge, "000000"))).toBe("ERRORS.challengeEnded");
    const confirm = (code: string) =>
      strict.call("confirmRequiredSecondFactor", { json: { challenge, code } });
    expect(keyOf(await confirm("000000"))).toBe("ERRORS.wrongCode");
    const begun = await strict.call("beginRequiredSecondFactor", { json: { challenge } });
    const { secret } = begun.body.data;
    // A page that is loaded again shows what the app has got already; another sign-in has another secret.
    const begin = async (of: string) =>
      (await strict.call("beginRequiredSecondFactor", { json: { challenge: of } })).body.data
        .secret;
    expect(await begin(challenge)).toBe(secret);
    expect(keyOf(await confirm(wrongCodeOf(secret)))).toBe("ERRORS.wrongCode");
    const { body } = await confirm(codeOf(secret));
    expect(body.data.recoveryCodes).toHaveLength(10);
    recoveryCode = body.data.recoveryCodes[0];
    const as = { ...supervisor, token: body.data.token };
    expect((await strict.call("getMe", { as })).body.data.email).toBe(supervisor.email);
    expect((await strict.call("getSecondFactor", { as })).body.data).toMatchObject({
      on: true,
      required: true,
    });
    expect(keyOf(await confirm(codeOf(secret, 1)))).toBe("ERRORS.challengeEnded");
    expect(await auditOf(strict, supervisor.email)).toEqual(["second-factor-on"]);
    const next = await codeStep(strict, await challengeOf(strict, supervisor), codeOf(secret, 1));
    expect(next.body.success).toBe(true);
  });

  test("does not turn it off, but may move to another phone", async () => {
    const as = supervisor;
    const form = { password: PASSWORD, code: "000000" };
    const off = await strict.call("turnOffSecondFactor", { as, form });
    expect(keyOf(off)).toBe("ERRORS.secondFactorRequired");
    const secret = await beginFactor(strict, as, recoveryCode);
    const { body } = await strict.call("confirmSecondFactor", {
      as,
      form: { code: codeOf(secret) },
    });
    expect(body.success).toBe(true);
  });

  test("sets it up anew after a reset", async () => {
    const form = { id: supervisor.id };
    await strict.call("resetSecondFactor", { as: strict.person("admin"), form });
    expect(keyOf(await passwordStep(strict, supervisor))).toBe("ERRORS.secondFactorMissing");
  });

  test("leaves the other roles alone", async () => {
    expect((await passwordStep(strict, strict.person("editor"))).body.success).toBe(true);
    const { body } = await strict.call("getSecondFactor", { as: strict.person("editor") });
    expect(body.data.required).toBe(false);
  });
});
