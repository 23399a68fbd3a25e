import { afterAll, describe, expect, test } from "vitest";
import { MAILS_ABOUT_DEVICES } from "../src/throttle/throttle.ts";
import { careful, codeOf, newFactor, wrongCodeOf } from "./support/second-factor.ts";
import { openMailbox } from "./support/mailbox.ts";
import { PASSWORD, testServer, type Answer, type Person } from "./support/server.ts";
import { mailsTo } from "./support/users.ts";

const mailbox = await openMailbox();
afterAll(() => mailbox.close());
const server = testServer({
  TRUST_PROXY: "127.0.0.1",
  SMTP_URL: mailbox.url,
  MAIL_FROM: "Explorar <no-reply@panel.example>",
  PUBLIC_URL: "https://panel.example",
});
const NEW_DEVICE = "Se ha entrado en tu cuenta desde un dispositivo nuevo";
const WRONG_CODE = "Contraseña correcta y código incorrecto en tu cuenta";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:142.0) Gecko/20100101 Firefox/142.0";

interface From {
  /** What the device has kept. */
  cookie?: string;
  address?: string;
  userAgent?: string;
  language?: string;
}
const headersOf = ({
  cookie = "",
  address = "192.0.2.7",
  userAgent = FIREFOX,
  language,
}: From) => ({
  cookie,
  "x-forwarded-for": address,
  "user-agent": userAgent,
  ...(language === undefined ? {} : { "accept-language": language }),
});
const signIn = ({ email }: Person, from: From = {}): Promise<Answer> =>
  server.call("login", {
    json: { email, password: PASSWORD, timeZone: "Europe/Madrid" },
    headers: headersOf(from),
  });
const kept = ({ headers }: Answer) => headers.get("set-cookie")?.split(";", 1)[0] ?? "";

/** The text of the first mail to somebody. */
const textTo = async ({ email }: Person): Promise<string> => (await mailbox.next(email)).text ?? "";

/** Somebody who has signed in once, and what that device has kept. */
async function regular(): Promise<{ as: Person; cookie: string }> {
  const as = await careful(server);
  return { as, cookie: kept(await signIn(as)) };
}

describe("a sign-in from a device that was not seen before", () => {
  test("is told by mail: when, with what and from where, and what to do", async () => {
    const { as } = await regular();
    await signIn(as, { address: "198.51.100.9" });
    expect(await mailsTo(server, as.email)).toEqual([NEW_DEVICE]);
    const text = await textTo(as);
    expect(text).toContain("Firefox en Windows");
    expect(text).toContain("198.51.100.9");
    expect(text).toMatch(/El \d+ de \w+ de 20\d\d.*\(hora de verano|estándar/);
    expect(text).toContain("avisa a quien administra tu cuenta");
    expect(text).toContain("/forgot-password");
    expect(text).not.toContain(PASSWORD);
    expect(text).not.toMatch(/[\w-]{20,}\.[\w-]{20,}/);
  });

  test("is no news the first time, nor from a device that is known", async () => {
    const { as, cookie } = await regular();
    expect(await mailsTo(server, as.email)).toEqual([]);
    const again = await signIn(as, { cookie, address: "198.51.100.9" });
    expect(again.body.success).toBe(true);
    expect(await mailsTo(server, as.email)).toEqual([]);
    // What was kept of another account makes no device known.
    const other = await regular();
    await signIn(as, { cookie: other.cookie });
    expect(await mailsTo(server, as.email)).toEqual([NEW_DEVICE]);
  });

  test("is told with a second factor as well, once it has let in", async () => {
    const { as } = await regular();
    const { secret } = await newFactor(server, as);
    const { challenge } = (await signIn(as)).body.data;
    expect(await mailsTo(server, as.email)).not.toContain(NEW_DEVICE);
    const json = { challenge, code: codeOf(secret) };
    await server.call("loginWithCode", { json, headers: headersOf({}) });
    expect((await mailsTo(server, as.email)).at(-1)).toBe(NEW_DEVICE);
  });

  test("is in the log", async () => {
    const { as, cookie } = await regular();
    await signIn(as);
    await signIn(as, { cookie });
    const rows = await server.db
      .selectFrom("audit")
      .select("details")
      .where("event", "=", "sign-in")
      .where("actor", "=", as.email)
      .orderBy("id")
      .execute();
    expect(rows.map(({ details }) => JSON.parse(details))).toEqual([{}, { newDevice: true }, {}]);
  });

  test("is told in the language of the owner, not of whoever signs in, also of an unknown program", async () => {
    const as = await careful(server);
    await signIn(as, { language: "ca" });
    await signIn(as, { language: "en", userAgent: "curl/8.5.0" });
    const [subject = ""] = await mailsTo(server, as.email);
    expect(subject).toBe("S’ha entrat al teu compte des d’un dispositiu nou");
    expect(await textTo(as)).toContain("un programa desconegut");
  });

  test("does not fill a mailbox", async () => {
    const { as } = await regular();
    for (let index = 0; index < MAILS_ABOUT_DEVICES + 3; index += 1) await signIn(as);
    expect(await mailsTo(server, as.email)).toHaveLength(MAILS_ABOUT_DEVICES);
  });

  test("is not told where the sign-in fails", async () => {
    const { as } = await regular();
    await server.call("login", { json: { email: as.email, password: "a guess" } });
    expect(await mailsTo(server, as.email)).toEqual([]);
  });
});

describe("the right password and then wrong codes", () => {
  async function wrongCodes(as: Person, secret: string, count: number, from: From = {}) {
    const { challenge } = (await signIn(as, from)).body.data;
    const json = { challenge, code: wrongCodeOf(secret) };
    for (let index = 0; index < count; index += 1) {
      await server.call("loginWithCode", { json, headers: headersOf(from) });
    }
  }
  const noticesTo = async ({ email }: Person) =>
    (await mailsTo(server, email)).filter((subject) => subject === WRONG_CODE).length;

  test("are told by mail at once, and once in a while", async () => {
    const { as } = await regular();
    const { secret } = await newFactor(server, as);
    await wrongCodes(as, secret, 1, { address: "198.51.100.9" });
    expect(await noticesTo(as)).toBe(1);
    // The other one says that the second factor was turned on.
    const texts = [await textTo(as), await textTo(as)];
    const text = texts.find((each) => each.includes("otra persona")) ?? "";
    expect(text).toContain("Firefox en Windows");
    expect(text).toContain("198.51.100.9");
    expect(text).toContain("otra persona conoce tu contraseña");
    expect(text).not.toContain(wrongCodeOf(secret));
    await wrongCodes(as, secret, 6, { address: "198.51.100.10" });
    expect(await noticesTo(as)).toBe(1);
    await server.db.deleteFrom("throttle").execute();
    await wrongCodes(as, secret, 2);
    expect(await noticesTo(as)).toBe(2);
  });

  test("on a device of the user's are told from the third one on", async () => {
    const { as, cookie } = await regular();
    const { secret } = await newFactor(server, as);
    await wrongCodes(as, secret, 2, { cookie });
    expect(await noticesTo(as)).toBe(0);
    await wrongCodes(as, secret, 1, { cookie });
    expect(await noticesTo(as)).toBe(1);
  });

  test("with an open session too", async () => {
    const { as } = await regular();
    const { secret } = await newFactor(server, as);
    const form = { password: PASSWORD, code: wrongCodeOf(secret) };
    for (let index = 0; index < 4; index += 1)
      await server.call("turnOffSecondFactor", { as, form });
    expect(await noticesTo(as)).toBe(1);
  });

  test("are not told where the password was wrong", async () => {
    const { as } = await regular();
    const { secret } = await newFactor(server, as);
    const form = { password: "a guess", code: wrongCodeOf(secret) };
    for (let index = 0; index < 4; index += 1)
      await server.call("turnOffSecondFactor", { as, form });
    expect(await noticesTo(as)).toBe(0);
  });
});
