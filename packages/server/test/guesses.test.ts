import { describe, expect, test } from "vitest";
import { countTry } from "../src/account/tries.ts";
import { connect } from "../src/db/connection.ts";
import {
  createThrottles,
  TRIES_FROM_STRANGERS,
  TRIES_OF_SESSIONS,
} from "../src/throttle/throttle.ts";
import { engine } from "./support/database.ts";
import {
  careful,
  codeOf,
  codeStep,
  factorOf,
  newFactor,
  stopClock,
  wrongCodeOf,
} from "./support/second-factor.ts";
import { PASSWORD, testServer, type Answer, type Form, type Person } from "./support/server.ts";

const server = testServer({ TRUST_PROXY: "127.0.0.1" });
const NEW = "a good new password";

stopClock();

let network = 0;
/** Every call from another address. */
const elsewhere = () => {
  network += 1;
  return { "x-forwarded-for": `10.9.${network >> 8}.${network & 255}` };
};
const call = (id: string, as: Person, form: Form): Promise<Answer> =>
  server.call(id, { as, form, headers: elsewhere() });
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status);

/** A call with a wrong proof, and one with a right one, for each thing that takes one. */
interface Guess {
  wrong: Form;
  right: Form;
}
function guessesOf(secret: string): Record<string, Guess> {
  const wrong = wrongCodeOf(secret);
  const code = codeOf(secret);
  return {
    turnOffSecondFactor: {
      wrong: { password: PASSWORD, code: wrong },
      right: { password: PASSWORD, code },
    },
    beginSecondFactor: {
      wrong: { password: "a guess", code },
      right: { password: PASSWORD, code },
    },
    changePassword: {
      wrong: { password: "a guess", newPassword: NEW, code },
      right: { password: PASSWORD, newPassword: NEW, code },
    },
    renewRecoveryCodes: { wrong: { code: wrong }, right: { code } },
    confirmSecondFactor: { wrong: { code: wrong }, right: { code } },
  };
}
const KINDS = Object.keys(guessesOf("JBSWY3DPEHPK3PXP"));

describe("TRU-11 with an open session", () => {
  test.each(KINDS)(
    "%s: no more guesses than the limit from ever other addresses, then not even the right one counts",
    async (id) => {
      const as = await careful(server);
      const { secret } = await newFactor(server, as);
      const guesses = guessesOf(secret);
      const { wrong } = guesses[id]!;
      const statuses: number[] = [];
      for (let index = 0; index < TRIES_OF_SESSIONS + 2; index += 1) {
        statuses.push((await call(id, as, wrong)).status);
      }
      expect(statuses).toEqual([...Array<number>(TRIES_OF_SESSIONS).fill(200), 429, 429]);
      // The limit is one for all of them.
      for (const [each, { right }] of Object.entries(guesses)) {
        const { status, headers } = await call(each, as, right);
        expect([each, status]).toEqual([each, 429]);
        expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      }
      expect((await factorOf(server, as)).on).toBe(true);
    },
  );

  test("sixty at once, of a code and of a password", async () => {
    for (const id of ["turnOffSecondFactor", "changePassword"]) {
      const as = await careful(server);
      const { secret } = await newFactor(server, as);
      const { wrong } = guessesOf(secret)[id]!;
      const answers = await Promise.all(Array.from({ length: 60 }, () => call(id, as, wrong)));
      expect(statusesOf(answers).filter((status) => status === 200)).toHaveLength(
        TRIES_OF_SESSIONS,
      );
    }
  });

  test("what is right between wrong ones takes back none of them", async () => {
    const as = await careful(server);
    const { recoveryCodes, secret } = await newFactor(server, as);
    const { wrong } = guessesOf(secret)["turnOffSecondFactor"]!;
    const statuses: number[] = [];
    const rights: boolean[] = [];
    for (const code of recoveryCodes.slice(0, TRIES_OF_SESSIONS)) {
      const right = await call("beginSecondFactor", as, { password: PASSWORD, code });
      rights.push(right.body.success);
      statuses.push((await call("turnOffSecondFactor", as, wrong)).status);
    }
    statuses.push((await call("turnOffSecondFactor", as, wrong)).status);
    expect(rights).not.toContain(false);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });

  test("the limit neither ends the session nor keeps the owner from signing in", async () => {
    const as = await careful(server);
    const json = { email: as.email, password: PASSWORD };
    for (let index = 0; index <= TRIES_OF_SESSIONS; index += 1) {
      await call("changePassword", as, { password: "a guess", newPassword: NEW });
    }
    expect((await server.call("getMe", { as })).status).toBe(200);
    expect((await server.call("login", { json, headers: elsewhere() })).body.success).toBe(true);
    const refused = await server.db
      .selectFrom("audit")
      .select("details")
      .where("event", "=", "password-change")
      .where("actor", "=", as.email)
      .orderBy("id")
      .execute();
    expect(refused.map(({ details }) => JSON.parse(details).reason)).toEqual([
      ...Array<string>(TRIES_OF_SESSIONS).fill("credentials"),
      "throttled",
    ]);
  });
});

describe("TRU-11 from a device that has signed in before", () => {
  /** What the device keeps after a sign-in. */
  async function deviceOf({ email }: Person): Promise<string> {
    const json = { email, password: PASSWORD };
    const { headers } = await server.call("login", { json, headers: elsewhere() });
    return headers.get("set-cookie")?.split(";", 1)[0] ?? "";
  }

  test("passwords are guessed a few times only from everywhere together; strangers have a limit of their own", async () => {
    const as = await careful(server);
    const cookie = await deviceOf(as);
    const attempt = (password: string, kept: string) =>
      server.call("login", {
        json: { email: as.email, password },
        headers: { ...elsewhere(), cookie: kept },
      });
    const guesses: Answer[] = [];
    for (let index = 0; index <= TRIES_FROM_STRANGERS; index += 1) {
      guesses.push(await attempt("a guess", cookie));
    }
    expect(statusesOf(guesses.slice(-2))).toEqual([200, 429]);
    expect((await attempt(PASSWORD, cookie)).status).toBe(429);
    expect((await attempt(PASSWORD, "")).status).toBe(200);
  });

  test("so are codes", async () => {
    const as = await careful(server);
    const cookie = await deviceOf(as);
    const { secret } = await newFactor(server, as);
    const json = { email: as.email, password: PASSWORD };
    const first = await server.call("login", { json, headers: elsewhere() });
    const { challenge } = first.body.data;
    const code = wrongCodeOf(secret);
    const answers: Answer[] = [];
    for (let index = 0; index <= TRIES_FROM_STRANGERS; index += 1) {
      const headers = { ...elsewhere(), cookie };
      answers.push(await server.call("loginWithCode", { json: { challenge, code }, headers }));
    }
    expect(statusesOf(answers.slice(-2))).toEqual([200, 429]);
    expect((await codeStep(server, challenge, codeOf(secret))).status).toBe(200);
  });
});

describe.runIf(engine === "postgres")("TRU-11 on two nodes", () => {
  test("tries are counted together", async () => {
    const nodes = [connect(server.settings), connect(server.settings)];
    const throttles = nodes.map(createThrottles);
    const tries = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        countTry(throttles[index % 2]!, {
          email: "both@example.com",
          address: `10.8.0.${index}`,
          by: "session",
          what: { version: 1 },
        }),
      ),
    );
    expect(tries.filter((excess) => !excess)).toHaveLength(TRIES_OF_SESSIONS);
    for (const node of nodes) await node.close();
  });
});
