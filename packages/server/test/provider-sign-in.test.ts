import { decodeJwt } from "jose";
import { describe, expect, test, vi } from "vitest";
import { TRIES_PER_ADDRESS } from "../src/throttle/throttle.ts";
import { PUBLIC_URL } from "./support/identity-provider.ts";
import { begin, Browser, comeBack, finish, signInWith } from "./support/provider-browser.ts";
import { providerServer } from "./support/provider-server.ts";
import { codeOf, keyOf, later, newFactor } from "./support/second-factor.ts";
import { auditOf, mailsTo, userOf } from "./support/users.ts";

const { server, idp, somebody, identitiesOf, lastSignIn } = await providerServer();

describe("SES-01 signing in with a provider", () => {
  test("TRU-37 an active user gets in by the verified e-mail, whatever its case, and is told of the link once", async () => {
    const as = await somebody();
    idp.account.email = as.email.toUpperCase();
    const { body, headers } = await signInWith(server, "school");
    expect(Object.keys(body.data)).toEqual(["token"]);
    expect(headers.get("set-cookie")).toContain("explorar-device=");
    expect((await server.call("getMe", { token: body.data.token })).body.data.email).toBe(as.email);
    expect(await identitiesOf(as)).toMatchObject([
      { provider: "school", subject: idp.account.subject, issuer: idp.issuer, email: as.email },
    ]);
    expect(await lastSignIn()).toMatchObject({
      outcome: "done",
      actor: as.email,
      details: { provider: "school" },
    });
    expect(await auditOf(server, as.email)).toEqual(["identity-link"]);
    expect((await signInWith(server, "school")).body.success).toBe(true);
    expect(await mailsTo(server, as.email)).toEqual([
      "Has vinculado una cuenta para entrar",
      "Se ha entrado en tu cuenta desde un dispositivo nuevo",
    ]);
    expect((await identitiesOf(as))[0]?.used_at).not.toBeNull();
  });

  test("the subject counts, also once the e-mail is another one; no token is kept", async () => {
    const as = await somebody();
    await signInWith(server, "school");
    idp.account.email = "renamed@example.com";
    const { body } = await signInWith(server, "school");
    expect((await server.call("getMe", { token: body.data.token })).body.data.email).toBe(as.email);
    const rows = await server.db.selectFrom("provider_sign_ins").selectAll().execute();
    expect(rows.filter((row) => row.user_id === as.id)).toEqual([]);
    const sessions = await server.db.selectFrom("provider_sessions").selectAll().execute();
    // Encrypted, it looks like no token.
    expect(sessions.every((row) => !row.id_token.includes("."))).toBe(true);
  });

  test("the e-mail may be told where the account is asked for", async () => {
    await somebody();
    idp.tellsInToken = false;
    expect((await signInWith(server, "school")).body.success).toBe(true);
  });

  test("the address asks for a code with PKCE, state and nonce, and leads back to the settings' address", async () => {
    const browser = new Browser();
    const url = new URL(await begin(server, browser, "school"));
    const query = Object.fromEntries(url.searchParams);
    expect(url.origin).toBe(idp.issuer);
    expect(query).toMatchObject({
      client_id: "panel",
      response_type: "code",
      code_challenge_method: "S256",
      scope: "openid email profile",
      redirect_uri: `${PUBLIC_URL}/api/login/callback/school`,
    });
    for (const name of ["state", "nonce", "code_challenge"]) expect(query[name]).toHaveLength(43);
    // What the browser keeps is in no address.
    expect(url.href).not.toContain(browser.cookiesOf(server.url).split("=")[1]);
  });

  test("an account can be chosen where the provider knows somebody already", async () => {
    const prompt = async (choosesAccount: boolean) => {
      const url = await begin(server, new Browser(), "school", { choosesAccount });
      return new URL(url).searchParams.get("prompt");
    };
    expect([await prompt(false), await prompt(true)]).toEqual([null, "login"]);
  });

  test("the cookie is out of reach of scripts, comes back from another site, and ends", async () => {
    const json = { provider: "school" };
    const { headers } = await server.call("beginProviderSignIn", { json });
    expect(headers.get("set-cookie")).toMatch(
      /^explorar-provider=[\w-]{43}; Path=\/api; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
  });

  test("TRU-11 a known device goes to the provider where somebody guesses from its address, with a limit of its own", async () => {
    const as = await somebody();
    const [known, stranger] = [new Browser(), new Browser()];
    const json = { email: as.email, password: "correct horse" };
    await known.call(server, "login", { json });
    const statusOf = async (browser: Browser, provider = "school") =>
      (await browser.call(server, "beginProviderSignIn", { json: { provider } })).status;
    for (let index = 0; index < TRIES_PER_ADDRESS; index += 1) await statusOf(stranger);
    expect([await statusOf(stranger), await statusOf(known)]).toEqual([429, 200]);
    for (let index = 0; index < TRIES_PER_ADDRESS; index += 1) await statusOf(known);
    expect(await statusOf(known)).toBe(429);
    await server.db.deleteFrom("throttle").execute();
  });

  test("the way back leads to a screen of the panel and nowhere else", async () => {
    await somebody();
    const browser = new Browser();
    const address = await browser.signInAt(await begin(server, browser, "school"));
    const more = "&redirect=https://evil.example&return_to=//evil.example";
    const back = await comeBack(server, browser, address + more);
    expect(back).toBe("303 /login/return");
  });

  test("TRU-08 what the provider sends is not in the log of requests", async () => {
    await somebody();
    const browser = new Browser();
    const address = await browser.signInAt(await begin(server, browser, "school"));
    await comeBack(server, browser, address);
    const { searchParams } = new URL(address);
    const logs = server.logs.join("\n");
    expect(logs).toContain("/api/login/callback/school");
    for (const name of ["code", "state"]) expect(logs).not.toContain(searchParams.get(name));
  });
});

describe("the second factor", () => {
  test("is asked for where the user has one, and the session is the provider's all the same", async () => {
    const as = await somebody();
    const { secret } = await newFactor(server, as);
    const browser = new Browser();
    const first = await signInWith(server, "school", { browser });
    expect(keyOf(first)).toBe("ERRORS.secondFactorNeeded");
    const { challenge } = first.body.data;
    const json = { challenge, code: codeOf(secret) };
    const second = await browser.call(server, "loginWithCode", { json });
    expect(await lastSignIn()).toMatchObject({
      details: { provider: "school", secondFactor: "app" },
    });
    const { body } = await server.call("logout", { token: second.body.data.token });
    expect(body.data.url).toContain(idp.issuer);
  });

  test("is where it was after its page was loaded again, in the same browser and until it has led in", async () => {
    const as = await somebody();
    const { secret } = await newFactor(server, as);
    const browser = new Browser();
    const first = await signInWith(server, "school", { browser });
    expect(first.headers.get("set-cookie")).toMatch(/^explorar-provider=[\w-]{43};.*Max-Age=600/);
    const again = await finish(server, browser);
    expect(again.body.data).toEqual(first.body.data);
    expect(keyOf(await finish(server, new Browser()))).toBe("ERRORS.providerEnded");
    const json = { challenge: again.body.data.challenge, code: codeOf(secret) };
    const { body } = await browser.call(server, "loginWithCode", { json });
    expect(body.success).toBe(true);
    expect(await lastSignIn()).toMatchObject({ details: { provider: "school" } });
    expect(keyOf(await finish(server, browser))).toBe("ERRORS.providerEnded");
  });

  test("ends with its challenge, however often its page is loaded", async () => {
    const as = await somebody();
    await newFactor(server, as);
    const browser = new Browser();
    await signInWith(server, "school", { browser });
    later(4 * 60);
    expect(keyOf(await finish(server, browser))).toBe("ERRORS.secondFactorNeeded");
    later(2 * 60);
    expect(keyOf(await finish(server, browser))).toBe("ERRORS.providerEnded");
    vi.useRealTimers();
  });

  test("has to be set up where the role has to have one", async () => {
    await somebody("super-admin");
    const { body } = await signInWith(server, "school");
    expect(body.data).toMatchObject({
      translation_key: "ERRORS.secondFactorMissing",
      enrol: true,
    });
  });

  test("is not asked for where the provider says what the settings take for one", async () => {
    const as = await somebody("super-admin");
    idp.amr = ["pwd"];
    expect((await signInWith(server, "school")).body.success).toBe(false);
    idp.amr = ["pwd", "mfa"];
    expect((await signInWith(server, "school")).body.success).toBe(true);
    expect(await lastSignIn()).toMatchObject({
      actor: as.email,
      details: { provider: "school", secondFactor: "school" },
    });
  });

  test("a code after the password is not the provider's, though a sign-in with it was begun", async () => {
    const as = await somebody();
    const { secret } = await newFactor(server, as);
    const browser = new Browser();
    await signInWith(server, "school", { browser });
    const json = { email: as.email, password: "correct horse" };
    const { challenge } = (await browser.call(server, "login", { json })).body.data;
    const code = { challenge, code: codeOf(secret) };
    await browser.call(server, "loginWithCode", { json: code });
    expect((await lastSignIn()).details).not.toHaveProperty("provider");
  });
});

describe("users whom a provider brings", () => {
  test("an editor is created below the supervisor of the setting", async () => {
    idp.account = {
      subject: "new-1",
      email: "New.Editor@example.com",
      email_verified: true,
      given_name: "Nuria",
      family_name: "Soler",
    };
    expect((await signInWith(server, "making")).body.success).toBe(true);
    const supervisor = server.person("supervisor");
    expect(await userOf(server, "new.editor@example.com")).toMatchObject({
      role: "editor",
      parent_id: supervisor.id,
      name: "Nuria",
      surname: "Soler",
      entity: "Company of supervisor",
      status: 1,
      password_hash: null,
    });
    expect(await auditOf(server, "new.editor@example.com")).toEqual([
      "user-create",
      "identity-link",
    ]);
  });

  test("USR-14 but not beyond the limits of the company", async () => {
    const admin = server.person("admin");
    const set = (most: number) =>
      server.db
        .updateTable("users")
        .set({ max_editors: most })
        .where("id", "=", admin.id)
        .execute();
    await set(1);
    idp.account = { subject: "new-2", email: "new2@example.com", email_verified: true };
    expect(keyOf(await signInWith(server, "making"))).toBe("ERRORS.editorLimitReached");
    expect((await lastSignIn()).details).toMatchObject({ reason: "editorLimitReached" });
    await set(0);
    expect((await signInWith(server, "making")).body.success).toBe(true);
  });
});

describe("ending the session", () => {
  test("leads to where the provider's session ends, with the account that it was opened with", async () => {
    await somebody();
    const browser = new Browser();
    const { token } = (await signInWith(server, "school", { browser })).body.data;
    const { body } = await server.call("logout", { token });
    const url = new URL(body.data.url);
    expect(url.origin).toBe(idp.issuer);
    expect(url.searchParams.get("post_logout_redirect_uri")).toBe(`${PUBLIC_URL}/login`);
    await browser.open(url.href);
    expect(idp.ended.at(-1)).toBe(idp.account.subject);
    // Of an ended session nothing stays.
    const sid = decodeJwt(token)["sid"];
    const kept = await server.db.selectFrom("provider_sessions").select("session_id").execute();
    expect(kept.map((row) => row.session_id)).not.toContain(sid);
  });

  test("stays within the panel with a password, where a setting says so, and while the provider is away", async () => {
    const as = await somebody();
    expect((await server.call("logout", { as })).body.data).toEqual({});
    idp.account = { subject: "strict", email: "s@other.example.com", email_verified: true };
    await server.db
      .updateTable("users")
      .set({ email: "s@other.example.com" })
      .where("id", "=", as.id)
      .execute();
    const { token } = (await signInWith(server, "strict")).body.data;
    expect((await server.call("logout", { token })).body.data).toEqual({});
  });
});
