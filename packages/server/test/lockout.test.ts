import { beforeEach, describe, expect, test } from "vitest";
import {
  LINKS_PER_ADDRESS,
  RECOVERIES_PER_ADDRESS,
  TRIES_FROM_STRANGERS,
  TRIES_PER_ACCOUNT,
  TRIES_PER_ADDRESS,
} from "../src/throttle/throttle.ts";
import { issueLink } from "../src/account/links-repository.ts";
import { resetSecondFactor } from "../src/account/second-factor/end-factor.ts";
import { available } from "./support/database.ts";
import {
  careful,
  challengeOf,
  codeOf,
  codeStep,
  newFactor,
  stopClock,
  wrongCodeOf,
} from "./support/second-factor.ts";
import { PASSWORD, testServer, type Person } from "./support/server.ts";
import { newUser } from "./support/users.ts";

const server = testServer({ TRUST_PROXY: "127.0.0.1", DEFAULT_PASSWORD: "welcome-1" });
const NEW = "a good new password";
const SCHOOL = "198.51.100.7";

stopClock();
beforeEach(async () => {
  if (available) await server.db.deleteFrom("throttle").execute();
});

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  server.call("login", {
    json: { email, password },
    headers: { "x-forwarded-for": SCHOOL, ...headers },
  });

/** Guesses from the school until it may not any more, and from enough other networks for every stranger. */
async function lock(email: string): Promise<void> {
  for (let index = 0; index < TRIES_PER_ACCOUNT; index += 1) await login(email, "a guess");
  for (let index = 0; index < TRIES_FROM_STRANGERS; index += 1) {
    await login(email, "a guess", { "x-forwarded-for": `10.3.0.${index}` });
  }
  expect((await login(email, PASSWORD)).status).toBe(429);
  expect((await login(email, PASSWORD, { "x-forwarded-for": "10.4.0.1" })).status).toBe(429);
}

/** What a device keeps after a sign-in. */
async function deviceOf({ email }: Person, password = PASSWORD): Promise<string> {
  const { headers } = await login(email, password, { "x-forwarded-for": "10.5.0.1" });
  return headers.get("set-cookie")?.split(";", 1)[0] ?? "";
}

/** Nobody without a known device signs in from the school. */
async function flood(): Promise<void> {
  for (let index = 0; index <= TRIES_PER_ADDRESS; index += 1) {
    await login(`guess-${index}@example.com`, "a guess");
  }
}

describe("TRU-11, PUB-07 a new password lifts the lock of its account", () => {
  test("that was set by mail", async () => {
    const { email, id } = await careful(server);
    await lock(email);
    const link = await issueLink(server.db, id, "recovery");
    await server.call("resetPassword", { form: { id: link, password: NEW } });
    expect((await login(email, NEW)).body.success).toBe(true);
  });

  test("that was the first one, by the mail of an invitation or by hand", async () => {
    const as = server.person("supervisor");
    for (const how of ["confirmEmail", "activateUser"]) {
      const { id, email } = await newUser(server, as);
      await lock(email);
      if (how === "activateUser") await server.call(how, { as, form: { id } });
      else {
        const link = await issueLink(server.db, id, "confirmation");
        await server.call(how, { form: { id: link, password: NEW } });
      }
      const password = how === "activateUser" ? "welcome-1" : NEW;
      expect((await login(email, password)).body.success).toBe(true);
    }
  });

  test("and gives no further guesses of the second step, which only its reset does", async () => {
    const as = await careful(server);
    const { secret } = await newFactor(server, as);
    const challenge = await challengeOf(server, as);
    for (let index = 0; index < TRIES_PER_ACCOUNT; index += 1) {
      await codeStep(server, challenge, wrongCodeOf(secret));
    }
    const link = await issueLink(server.db, as.id, "recovery");
    await server.call("resetPassword", { form: { id: link, password: NEW } });
    const json = { email: as.email, password: NEW };
    const { body } = await server.call("login", { json });
    const code = await codeStep(server, body.data.challenge, codeOf(secret));
    expect(code.status).toBe(429);
    await resetSecondFactor(
      server.running.connection,
      { secondFactorChanged: async () => {} },
      as.email,
    );
    expect((await server.call("login", { json })).body.success).toBe(true);
  });
});

describe("TRU-11 where somebody guesses from the same address, a device that has signed in before", () => {
  test("signs in, with a second step as well, and strangers do not", async () => {
    const [as, stranger] = [await careful(server), await careful(server)];
    const { secret } = await newFactor(server, as);
    // Of a user without a session: known since the code.
    const challenge = await challengeOf(server, as);
    const first = await codeStep(server, challenge, codeOf(secret));
    const cookie = first.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    await flood();
    expect((await login(stranger.email, PASSWORD)).status).toBe(429);
    const { body } = await login(as.email, PASSWORD, { cookie });
    const second = await server.call("loginWithCode", {
      json: { challenge: body.data.challenge, code: codeOf(secret, 1) },
      headers: { "x-forwarded-for": SCHOOL, cookie },
    });
    expect(second.body.success).toBe(true);
  });

  test("signs in also where the guesses are of its own account", async () => {
    const as = await careful(server);
    const cookie = await deviceOf(as);
    await lock(as.email);
    expect((await login(as.email, PASSWORD, { cookie })).body.success).toBe(true);
  });

  test("is known by what cannot be made by hand, and for its own account alone", async () => {
    const [as, other] = [await careful(server), await careful(server)];
    const cookie = await deviceOf(as);
    await flood();
    const status = async (kept: string) =>
      (await login(as.email, PASSWORD, { cookie: kept })).status;
    expect([
      await status(`${cookie.slice(0, -4)}AAAA`),
      await status(await deviceOf(other)),
      await status(cookie),
    ]).toEqual([429, 429, 200]);
  });

  test("has its own few guesses", async () => {
    const as = await careful(server);
    const cookie = await deviceOf(as);
    const statuses: number[] = [];
    for (let index = 0; index <= TRIES_PER_ACCOUNT; index += 1) {
      statuses.push((await login(as.email, "a guess", { cookie })).status);
    }
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });

  test("asks for a new password, and for no more mails than others", async () => {
    const as = await careful(server);
    const cookie = await deviceOf(as);
    const forgot = async (email: string, kept = "") => {
      const headers = { "x-forwarded-for": SCHOOL, cookie: kept };
      return (await server.call("forgotPassword", { form: { email }, headers })).status;
    };
    for (let index = 0; index < RECOVERIES_PER_ADDRESS; index += 1) {
      await forgot(`guess-${index}@example.com`);
    }
    expect([await forgot(as.email), await forgot(as.email, cookie)]).toEqual([429, 200]);
    const own: number[] = [];
    for (let index = 0; index < RECOVERIES_PER_ADDRESS; index += 1) {
      own.push(await forgot(as.email, cookie));
    }
    expect(own.slice(-2)).toEqual([200, 429]);
  });

  test("changes its password with an open session", async () => {
    const as = await careful(server);
    await flood();
    const { body } = await server.call("changePassword", {
      as,
      form: { password: PASSWORD, newPassword: NEW },
      headers: { "x-forwarded-for": SCHOOL },
    });
    expect(body.success).toBe(true);
  });
});

test("TRU-11 a link that works does so where others were tried from the same address", async () => {
  const { id } = await careful(server);
  const link = await issueLink(server.db, id, "recovery");
  const reset = async (secret: string) =>
    server.call("resetPassword", { form: { id: secret, password: NEW } });
  for (let index = 0; index < LINKS_PER_ADDRESS; index += 1) await reset(`guess-${index}`);
  expect((await reset("another guess")).status).toBe(429);
  expect((await reset(link)).body.success).toBe(true);
});
