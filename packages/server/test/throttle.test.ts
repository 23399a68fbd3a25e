import { describe, expect, test } from "vitest";
import { clientNetwork } from "../src/client-network.ts";
import {
  LINKS_PER_ADDRESS,
  RECOVERIES_PER_ADDRESS,
  TRIES_FROM_STRANGERS,
  TRIES_PER_ACCOUNT,
} from "../src/throttle/throttle.ts";
import { PASSWORD, testServer } from "./support/server.ts";
import { newUser } from "./support/users.ts";

const server = testServer();

test("TRU-11 a restart gives no further tries", async () => {
  const json = { email: "editor@example.com", password: "wrong guess" };
  for (let index = 0; index < TRIES_PER_ACCOUNT; index += 1) await server.call("login", { json });
  await server.running.stop();
  await server.start({});
  const after = await server.call("login", { json: { ...json, password: PASSWORD } });
  const other = await server.call("login", {
    json: { email: "colleague@example.com", password: PASSWORD },
  });
  expect([after.status, other.status]).toEqual([429, 200]);
});

test.each(["resetPassword", "confirmEmail"])(
  "TRU-11 links that do not work can be tried a few times only: %s",
  async (operation) => {
    await server.db.deleteFrom("throttle").execute();
    const statuses: number[] = [];
    for (let index = 0; index <= LINKS_PER_ADDRESS; index += 1) {
      const answer = await server.call(operation, {
        form: { id: `guess-${index}`, password: "a good password" },
        headers: { "x-forwarded-for": `10.0.0.${index}`, "x-real-ip": `10.0.1.${index}` },
      });
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  },
);

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["0:0:0:0:0:FFFF:cb00:7107", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["2001:db8:1::3:4:5:6", "2001:db8:1:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::203.0.113.7", "0:0:0:0::/64"],
])("TRU-11 %s is counted as %s", (address, counted) => {
  expect(clientNetwork(address)).toBe(counted);
});

describe("behind a proxy", () => {
  const proxied = testServer({ TRUST_PROXY: "127.0.0.1" });

  test("TRU-11 whoever has an IPv6 network has one address; its neighbours have theirs", async () => {
    const ask = async (index: number, network: string) => {
      const { status } = await proxied.call("forgotPassword", {
        form: { email: `stranger-${index}@example.com` },
        headers: { "x-forwarded-for": `2001:db8:0:${network}::${index.toString(16)}` },
      });
      return status;
    };
    for (let index = 1; index <= RECOVERIES_PER_ADDRESS; index += 1) {
      expect(await ask(index, "1")).toBe(200);
    }
    expect([await ask(500, "1"), await ask(500, "2")]).toEqual([429, 200]);
  });

  test("TRU-11 one account is guessed a few times only from everywhere together; its owner's devices stay free", async () => {
    const { email } = proxied.person("editor");
    const attempt = async (password: string, network: number, cookie = "") => {
      const headers = { "x-forwarded-for": `192.0.2.${network}`, cookie };
      return proxied.call("login", { json: { email, password }, headers });
    };
    const first = await attempt(PASSWORD, 1);
    const kept = first.headers.get("set-cookie") ?? "";
    expect(kept).toMatch(/^explorar-device=[\w.-]+; Path=\/api\/login; Max-Age=\d+; HttpOnly; /);
    const guesses: number[] = [];
    for (let network = 2; network <= TRIES_FROM_STRANGERS + 2; network += 1) {
      guesses.push((await attempt("a guess", network)).status);
    }
    expect(guesses.slice(0, -1).every((status) => status === 200)).toBe(true);
    const cookie = kept.split(";", 1)[0] ?? "";
    const forged = `${cookie.slice(0, -4)}AAAA`;
    expect([
      guesses.at(-1),
      (await attempt(PASSWORD, 200)).status,
      (await attempt(PASSWORD, 201, forged)).status,
      (await attempt(PASSWORD, 202, `theme=dark; ${cookie}`)).status,
    ]).toEqual([429, 429, 429, 200]);
    const other = proxied.person("colleague");
    const theirs = await proxied.call("login", {
      json: { email: other.email, password: PASSWORD },
      headers: { "x-forwarded-for": "192.0.2.2" },
    });
    expect(theirs.status).toBe(200);
  });

  test("TRU-07 confirmations sent again are limited for each address, whoever they go to", async () => {
    const resend = async (address: string) => {
      const as = proxied.person("supervisor");
      const { id } = await newUser(proxied, as);
      const headers = { "x-forwarded-for": address };
      return (await proxied.call("resendConfirmation", { as, form: { id }, headers })).status;
    };
    for (let index = 0; index < RECOVERIES_PER_ADDRESS; index += 1) {
      expect(await resend("198.51.100.1")).toBe(200);
    }
    expect([await resend("198.51.100.1"), await resend("198.51.100.2")]).toEqual([429, 200]);
  });
});
