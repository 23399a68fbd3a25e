import { describe, expect, test } from "vitest";
import { disableUser } from "../src/account/disable-user.ts";
import { signInWith, Browser, begin, comeBack } from "./support/provider-browser.ts";
import { providerServer } from "./support/provider-server.ts";
import { codeOf, keyOf, newFactor } from "./support/second-factor.ts";
import { PASSWORD, type Answer, type Person } from "./support/server.ts";
import { auditOf, mailsTo, newUser, userOf } from "./support/users.ts";

const { server, idp, somebody, identitiesOf } = await providerServer();

/** Links the account that is signed in at the provider with somebody. */
async function link(as: Person, provider = "school", more: object = {}): Promise<Answer> {
  const browser = new Browser();
  const form = { provider, password: PASSWORD, ...more };
  const begun = await browser.call(server, "beginLinkIdentity", { as, form });
  if (!begun.body.success) return begun;
  const back = await comeBack(server, browser, await browser.signInAt(begun.body.data.url));
  expect(back).toBe("303 /panel/profile?identity=linked");
  return browser.call(server, "finishLinkIdentity", { as });
}

describe("linked accounts", () => {
  test("are listed with their providers", async () => {
    const as = await somebody();
    const list = () => server.call("listIdentities", { as }).then(({ body }) => body.data);
    expect(await list()).toEqual([
      { provider: "school", name: "Escuela" },
      { provider: "strict", name: "Strict" },
      { provider: "entra", name: "Entra" },
      { provider: "making", name: "Making" },
      { provider: "away", name: "Away" },
    ]);
    await signInWith(server, "school");
    expect((await list())[0]).toMatchObject({ email: as.email, linkedAt: expect.any(String) });
    expect((await list())[0].usedAt).toBeDefined();
    // Of a provider that is gone from the settings.
    const row = { provider: "gone", subject: "g", issuer: "https://gone.example", user_id: as.id };
    const gone = { ...row, email: "", linked_at: "2026-01-01T00:00:00.000Z", used_at: null };
    await server.db.insertInto("identities").values(gone).execute();
    expect((await list()).at(-1)).toMatchObject({ provider: "gone", name: "gone" });
  });

  test("TRU-37 an account with another e-mail is linked with the password, and signs in", async () => {
    const as = await somebody();
    idp.account.email = "private@example.com";
    const { body } = await link(as);
    expect(body.data).toMatchObject({ provider: "school", email: "private@example.com" });
    expect(await mailsTo(server, as.email)).toEqual(["Has vinculado una cuenta para entrar"]);
    expect(await auditOf(server, as.email)).toEqual(["identity-link"]);
    const { token } = (await signInWith(server, "school")).body.data;
    expect((await server.call("getMe", { token })).body.data.email).toBe(as.email);
  });

  test("take the password, and a code where there is a second factor", async () => {
    const as = await somebody();
    expect(keyOf(await link(as, "school", { password: "a guess" }))).toBe("ERRORS.wrongPassword");
    expect(await server.db.selectFrom("provider_sign_ins").selectAll().execute()).toEqual([]);
    const { secret } = await newFactor(server, as);
    expect(keyOf(await link(as))).toBe("ERRORS.secondFactorNeeded");
    expect((await link(as, "school", { code: codeOf(secret) })).body.success).toBe(true);
  });

  test("stay whose they are: one account for one user, one of a provider for each user", async () => {
    const first = await somebody();
    await link(first);
    const account = { ...idp.account };
    const second = await somebody();
    idp.account = account;
    expect(keyOf(await link(second))).toBe("ERRORS.providerOtherUser");
    idp.account = { ...account, subject: "another" };
    expect(keyOf(await link(first))).toBe("ERRORS.providerOtherIdentity");
    expect(await identitiesOf(second)).toEqual([]);
    expect(await identitiesOf(first)).toHaveLength(1);
  });

  test("are not made by another user, nor of another domain, nor while the provider is away", async () => {
    const as = await somebody();
    const other = server.person("colleague");
    const browser = new Browser();
    const form = { provider: "school", password: PASSWORD };
    const begun = await browser.call(server, "beginLinkIdentity", { as, form });
    await comeBack(server, browser, await browser.signInAt(begun.body.data.url));
    // Neither is it a sign-in.
    const signedIn = await browser.call(server, "finishProviderSignIn", { json: {} });
    expect(keyOf(signedIn)).toBe("ERRORS.providerEnded");
    const foreign = await browser.call(server, "finishLinkIdentity", { as: other });
    expect(keyOf(foreign)).toBe("ERRORS.providerEnded");
    expect(await identitiesOf(other)).toEqual([]);
    expect(keyOf(await link(as, "strict"))).toBe("ERRORS.providerDomain");
    expect(keyOf(await link(as, "away"))).toBe("ERRORS.providerAway");
    idp.declines = true;
    expect(keyOf(await link(as))).toBe("ERRORS.providerDeclined");
    expect((await link(as, "unknown")).status).toBe(404);
  });

  test("a sign-in is no link", async () => {
    const as = await somebody();
    const browser = new Browser();
    const address = await browser.signInAt(await begin(server, browser, "school"));
    await comeBack(server, browser, address);
    const finished = await browser.call(server, "finishLinkIdentity", { as });
    expect(keyOf(finished)).toBe("ERRORS.providerEnded");
  });

  test("are unlinked with the password, and told by mail", async () => {
    const as = await somebody();
    await link(as);
    const unlink = (password: string) =>
      server.call("unlinkIdentity", { as, form: { provider: "school", password } });
    expect(keyOf(await unlink("a guess"))).toBe("ERRORS.wrongPassword");
    expect(await identitiesOf(as)).toHaveLength(1);
    expect((await unlink(PASSWORD)).body.success).toBe(true);
    expect(await identitiesOf(as)).toEqual([]);
    expect(await mailsTo(server, as.email)).toEqual([
      "Has vinculado una cuenta para entrar",
      "Se ha desvinculado una cuenta con la que entrabas",
    ]);
    expect(await auditOf(server, as.email)).toEqual([
      "identity-link",
      "identity-unlink",
      "identity-unlink",
    ]);
    // Once more changes nothing.
    expect((await unlink(PASSWORD)).body.success).toBe(true);
    expect(await mailsTo(server, as.email)).toHaveLength(2);
  });
});

describe("an invitation", () => {
  let made = 0;
  /** Somebody invited, with the secret of the link in the mail; its account is signed in at the provider. */
  async function invited(): Promise<{ email: string; id: number; invitation: string }> {
    made += 1;
    const { id, email } = await newUser(server, server.person("supervisor"));
    const { issueLink } = await import("../src/account/links-repository.ts");
    const invitation = await issueLink(server.db, id, "confirmation");
    idp.account = { subject: `invited-${made}`, email, email_verified: true };
    return { id, email, invitation };
  }

  test("is accepted with an account of the same e-mail, once", async () => {
    const { email, invitation } = await invited();
    const { body } = await signInWith(server, "school", { invitation });
    expect((await server.call("getMe", { token: body.data.token })).body.data.email).toBe(email);
    expect(await userOf(server, email)).toMatchObject({ status: 1, password_hash: null });
    expect(await auditOf(server, email)).toEqual(["user-create", "user-activate", "identity-link"]);
    const json = { provider: "school", invitation };
    const again = await server.call("beginProviderSignIn", { json });
    expect(keyOf(again)).toBe("ERRORS.linkNotValid");
    const form = { id: invitation, password: "another good one" };
    expect(keyOf(await server.call("confirmEmail", { form }))).toBe("ERRORS.linkNotValid");
  });

  test("suggests the invited e-mail at the provider", async () => {
    const { email, invitation } = await invited();
    const url = new URL(await begin(server, new Browser(), "school", { invitation }));
    expect(url.searchParams.get("login_hint")).toBe(email);
  });

  test("is not accepted with another e-mail, and stays good", async () => {
    const { id, email, invitation } = await invited();
    idp.account.email = "somebody.else@example.com";
    const refused = await signInWith(server, "school", { invitation });
    expect(keyOf(refused)).toBe("ERRORS.providerOtherEmail");
    expect(await userOf(server, email)).toMatchObject({ id, status: 0 });
    idp.account.email = email;
    expect((await signInWith(server, "school", { invitation })).body.success).toBe(true);
  });

  test("is not accepted with the account of somebody else", async () => {
    await somebody();
    await signInWith(server, "school");
    const account = { ...idp.account };
    const { invitation } = await invited();
    idp.account = account;
    const refused = await signInWith(server, "school", { invitation });
    expect(keyOf(refused)).toBe("ERRORS.providerOtherUser");
  });

  test("TRU-03 nor after a password was set, the account disabled, or with a made-up link", async () => {
    const { invitation } = await invited();
    const browser = new Browser();
    const address = await browser.signInAt(await begin(server, browser, "school", { invitation }));
    const form = { id: invitation, password: "another good one" };
    expect((await server.call("confirmEmail", { form })).body.success).toBe(true);
    await comeBack(server, browser, address);
    const late = await browser.call(server, "finishProviderSignIn", { json: {} });
    expect(keyOf(late)).toBe("ERRORS.linkNotValid");
    const other = await invited();
    await disableUser(server.running.connection, other.email);
    for (const secret of [other.invitation, "made-up"]) {
      const json = { provider: "school", invitation: secret };
      expect(keyOf(await server.call("beginProviderSignIn", { json }))).toBe("ERRORS.linkNotValid");
    }
  });

  test("asks for the second factor where the role has to have one", async () => {
    const { id, invitation } = await invited();
    const role = { role: "super-admin" } as const;
    await server.db.updateTable("users").set(role).where("id", "=", id).execute();
    const { body } = await signInWith(server, "school", { invitation });
    expect(body.data).toMatchObject({ enrol: true });
  });
});
