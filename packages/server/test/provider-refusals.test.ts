import { describe, expect, test } from "vitest";
import { disableUser } from "../src/account/disable-user.ts";
import { clearExpired } from "../src/clear-expired.ts";
import { PUBLIC_URL } from "./support/identity-provider.ts";
import { begin, Browser, comeBack, finish, signInWith } from "./support/provider-browser.ts";
import { providerServer, TENANT } from "./support/provider-server.ts";
import { keyOf } from "./support/second-factor.ts";
import { newUser } from "./support/users.ts";

const { server, idp, somebody, identitiesOf, lastSignIn } = await providerServer();

describe("what does not let anybody in", () => {
  /** What comes of a whole sign-in with who is signed in at the provider. */
  async function attempt(provider: string): Promise<object> {
    const sessions = () => server.db.selectFrom("sessions").select("id").execute();
    const before = await sessions();
    const key = keyOf(await signInWith(server, provider));
    const opened = (await sessions()).length - before.length;
    return { key, opened, entry: await lastSignIn() };
  }

  /** Nobody gets in, and the log says why. */
  const refused = (provider: string, key: string): object => {
    const reason = key === "userDisabled" ? "inactive" : key;
    const entry = { outcome: "refused", details: { provider, reason } };
    return { key: `ERRORS.${key}`, opened: 0, entry };
  };

  const without = (name: string) => (claims: object) =>
    Object.fromEntries(Object.entries(claims).filter(([each]) => each !== name));
  const now = () => Math.floor(Date.now() / 1000);
  test.each<[string, (claims: object) => object]>([
    ["another nonce", (claims) => ({ ...claims, nonce: "another" })],
    ["no nonce", without("nonce")],
    ["another issuer", (claims) => ({ ...claims, iss: "https://evil.example" })],
    ["another audience", (claims) => ({ ...claims, aud: "another" })],
    ["several audiences, for another", (claims) => ({ ...claims, aud: ["panel", "b"], azp: "b" })],
    ["an expired token", (claims) => ({ ...claims, iat: now() - 600, exp: now() - 90 })],
    ["a token of a clock ahead", (claims) => ({ ...claims, nbf: now() + 300 })],
    ["no subject", without("sub")],
  ])("%s", async (_name, change) => {
    const as = await somebody();
    idp.change = change as typeof idp.change;
    expect(await attempt("school")).toMatchObject(refused("school", "providerInvalid"));
    expect(await identitiesOf(as)).toEqual([]);
  });

  test("clocks may differ by less than a minute", async () => {
    await somebody();
    idp.change = (claims) => ({ ...claims, iat: now() - 600, exp: now() - 30 });
    expect((await signInWith(server, "school")).body.success).toBe(true);
  });

  test("a key that is not the provider's", async () => {
    await somebody();
    idp.signsWrongly = true;
    expect(await attempt("school")).toMatchObject(refused("school", "providerInvalid"));
  });

  test.each(["/token", "/me"])("TRU-31 an answer without an end: %s", async (path) => {
    await somebody();
    idp.tellsInToken = false;
    idp.floods = path;
    expect(await attempt("school")).toMatchObject(refused("school", "providerInvalid"));
  });

  test("another state, or none, and the sign-in that was begun goes on", async () => {
    await somebody();
    const browser = new Browser();
    const address = new URL(await browser.signInAt(await begin(server, browser, "school")));
    for (const state of ["another", ""]) {
      const forged = new URL(address);
      forged.searchParams.set("state", state);
      expect(await comeBack(server, browser, forged.href)).toBe("303 /login/return");
      expect(keyOf(await finish(server, browser))).toBe("ERRORS.providerEnded");
    }
    await comeBack(server, browser, address.href);
    expect((await finish(server, browser)).body.success).toBe(true);
  });

  test("a code that was begun in another browser", async () => {
    await somebody();
    const [own, other] = [new Browser(), new Browser()];
    const address = await own.signInAt(await begin(server, own, "school"));
    await begin(server, other, "school");
    for (const browser of [other, new Browser()]) {
      await comeBack(server, browser, address);
      expect(keyOf(await finish(server, browser))).toBe("ERRORS.providerEnded");
    }
  });

  test("a code that comes back to another provider's address", async () => {
    await somebody();
    const browser = new Browser();
    const address = await browser.signInAt(await begin(server, browser, "school"));
    await comeBack(server, browser, address.replace("callback/school", "callback/making"));
    expect(keyOf(await finish(server, browser))).toBe("ERRORS.providerEnded");
  });

  test("the same answer twice, also at once", async () => {
    await somebody();
    const browser = new Browser();
    const address = await browser.signInAt(await begin(server, browser, "school"));
    const cookie = browser.cookiesOf(server.url);
    const before = idp.exchanges;
    await Promise.all([1, 2, 3].map(() => comeBack(server, browser, address)));
    expect(idp.exchanges - before).toBe(1);
    const headers = { cookie };
    const atOnce = await Promise.all(
      [1, 2, 3].map(() => server.call("finishProviderSignIn", { json: {}, headers })),
    );
    expect(atOnce.filter(({ body }) => body.success)).toHaveLength(1);
    await browser.open(address.replace(PUBLIC_URL, server.url));
    const late = await server.call("finishProviderSignIn", { json: {}, headers });
    expect(keyOf(late)).toBe("ERRORS.providerEnded");
  });

  test("a sign-in that has taken too long", async () => {
    await somebody();
    const browser = new Browser();
    const address = await browser.signInAt(await begin(server, browser, "school"));
    const past = { expires_at: new Date(Date.now() - 1000).toISOString() };
    await server.db.updateTable("provider_sign_ins").set(past).execute();
    await comeBack(server, browser, address);
    expect(keyOf(await finish(server, browser))).toBe("ERRORS.providerEnded");
    await clearExpired(server.running.connection, { playEventDays: 400 });
    expect(await server.db.selectFrom("provider_sign_ins").selectAll().execute()).toEqual([]);
  });

  test("an e-mail that is not verified, or none", async () => {
    await somebody();
    idp.account.email_verified = false;
    expect(await attempt("school")).toMatchObject(refused("school", "providerUnverified"));
    idp.account = { subject: "without" };
    expect(await attempt("school")).toMatchObject(refused("school", "providerUnverified"));
  });

  test("an e-mail that is not verified any more, also of a linked account, where domains are set", async () => {
    await somebody();
    await signInWith(server, "school");
    idp.account.email_verified = false;
    expect(await attempt("school")).toMatchObject(refused("school", "providerUnverified"));
  });

  test("an e-mail of another domain", async () => {
    await somebody();
    expect(await attempt("strict")).toMatchObject(refused("strict", "providerDomain"));
    idp.account.email = "somebody@sub.other.example.com";
    expect(await attempt("strict")).toMatchObject(refused("strict", "providerDomain"));
  });

  test("a directory that is not of the settings, and an e-mail whose domain Entra has not verified", async () => {
    await somebody();
    expect(await attempt("entra")).toMatchObject(refused("entra", "providerDomain"));
    idp.account.tid = TENANT;
    // Entra says nothing of `email_verified` that counts.
    expect(await attempt("entra")).toMatchObject(refused("entra", "providerUnverified"));
    idp.account.xms_edov = "1";
    expect((await signInWith(server, "entra")).body.success).toBe(true);
  });

  test("whoever has no account, or only an invitation", async () => {
    idp.account = { subject: "unknown", email: "unknown@example.com", email_verified: true };
    expect(await attempt("school")).toMatchObject(refused("school", "providerNoUser"));
    const pending = await newUser(server, server.person("supervisor"));
    idp.account = { subject: "pending", email: pending.email, email_verified: true };
    expect(await attempt("school")).toMatchObject(refused("school", "providerNoUser"));
    expect(await attempt("making")).toMatchObject(refused("making", "providerNoUser"));
  });

  test("TRU-13 a disabled user, linked or not", async () => {
    for (const isLinked of [true, false]) {
      const as = await somebody();
      if (isLinked) await signInWith(server, "school");
      await disableUser(server.running.connection, as.email);
      expect(await attempt("school")).toMatchObject(refused("school", "userDisabled"));
    }
  });

  test("a deleted user, whose e-mail then opens the account of a new one", async () => {
    const as = await somebody();
    await signInWith(server, "school");
    const form = { id: as.id };
    await server.call("deleteUser", { as: server.person("supervisor"), form });
    expect(await attempt("school")).toMatchObject(refused("school", "providerNoUser"));
    expect(await identitiesOf(as)).toEqual([]);
  });

  test("another account of the provider with the same e-mail", async () => {
    const as = await somebody();
    await signInWith(server, "school");
    idp.account.subject = "a-new-person-with-the-address";
    expect(await attempt("school")).toMatchObject(refused("school", "providerOtherIdentity"));
    expect(await identitiesOf(as)).toHaveLength(1);
  });

  test("a person who declines, and a provider that is away", async () => {
    await somebody();
    idp.declines = true;
    expect(await attempt("school")).toMatchObject(refused("school", "providerDeclined"));
    const json = { provider: "away" };
    const away = await server.call("beginProviderSignIn", { json });
    expect(keyOf(away)).toBe("ERRORS.providerAway");
    expect(away.headers.get("set-cookie")).toBeNull();
    idp.declines = false;
    const browser = new Browser();
    const address = await browser.signInAt(await begin(server, browser, "school"));
    idp.isDown = true;
    await comeBack(server, browser, address);
    expect(keyOf(await finish(server, browser))).toBe("ERRORS.providerAway");
  });

  test("a provider that nobody knows", async () => {
    const json = { provider: "unknown" };
    expect((await server.call("beginProviderSignIn", { json })).status).toBe(404);
    const back = await fetch(`${server.url}/api/login/callback/unknown`);
    expect(back.status).toBe(404);
  });
});
