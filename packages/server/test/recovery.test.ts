import { request } from "node:http";
import { afterAll, expect, test } from "vitest";
import { MAILS_PER_RECIPIENT, RECOVERIES_PER_ADDRESS } from "../src/throttle/throttle.ts";
import { PASSWORD, testServer, type Answer, type Person } from "./support/server.ts";
import { openMailbox, secretIn } from "./support/mailbox.ts";

const mailbox = await openMailbox();
// Registered before the server's own: it closes after the server, whose connections it would wait for.
afterAll(() => mailbox.close());
const server = testServer({
  SMTP_URL: mailbox.url,
  MAIL_FROM: "Explorar <no-reply@panel.example>",
  PUBLIC_URL: "https://panel.example",
});

const NEW = "a much better one";
const forgot = async (email: string, headers: Record<string, string> = {}): Promise<Answer> => {
  const answer = await server.call("forgotPassword", { form: { email }, headers });
  // Each test has its own tries; the one of the limits asks without this.
  await server.db.deleteFrom("throttle").where("key", "like", "recovery:%").execute();
  return answer;
};
const reset = (id: string, password = NEW) =>
  server.call("resetPassword", { form: { id, password } });
const confirm = (id: string, password = NEW) =>
  server.call("confirmEmail", { form: { id, password } });
const login = (person: Person, password: string) =>
  server.call("login", { json: { email: person.email, password } });
const keyOf = (answer: Answer) => answer.body.data?.translation_key;

/** A person of its own for a test, pending or disabled where that is what the test is about. */
async function somebody(name: string, status: 0 | 1 | 2 = 1): Promise<Person> {
  const person = await server.addPerson(name, "editor", "supervisor");
  if (status !== 1) {
    await server.db.updateTable("users").set({ status }).where("id", "=", person.id).execute();
  }
  return person;
}

async function recoveryLink(person: Person): Promise<string> {
  await forgot(person.email);
  return secretIn(await mailbox.next(person.email));
}

const setExpiry = (userId: number, expires_at: string) =>
  server.db
    .updateTable("account_links")
    .set({ expires_at })
    .where("user_id", "=", userId)
    .execute();

const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test("PUB-05 a mail with a link really arrives, in plain text and in HTML, from the set sender", async () => {
  const person = await somebody("writer");
  await forgot(person.email);
  const mail = await mailbox.next(person.email);
  const link = `https://panel.example/reset-password?fromapp=0&id=${secretIn(mail)}`;
  expect(mail.recipients).toEqual([person.email]);
  expect(mail.from).toMatchObject({ name: "Explorar", address: "no-reply@panel.example" });
  expect(mail.subject).toBe("Crea una contraseña nueva");
  expect(mail.text).toContain(link);
  expect(mail.html).toContain(`href="${link.replace("&", "&amp;")}"`);
});

test("PUB-05, PUB-07 mails are in the language of the last sign-in, times in its zone", async () => {
  const person = await somebody("reader");
  await server.call("login", {
    json: { email: person.email, password: PASSWORD, timeZone: "America/Bogota" },
    headers: { "accept-language": "fr;q=0.9, ca;q=0.8, en;q=0.7" },
  });
  await forgot(person.email);
  const mail = await mailbox.next(person.email);
  expect(mail.subject).toBe("Crea una contrasenya nova");
  await reset(secretIn(mail));
  expect((await mailbox.next(person.email)).text).toMatch(/\(hora estàndard de Colòmbia\)/);

  // A zone that comes with the new password is the reader's; one that nobody knows is ignored.
  for (const [timeZone, name] of [
    ["Atlantic/Canary", /europa occidental/i],
    ["Mars/Olympus", /hora estàndard de Colòmbia/],
  ] as const) {
    await forgot(person.email);
    const id = secretIn(await mailbox.next(person.email));
    await server.call("resetPassword", { form: { id, password: NEW, timeZone } });
    expect((await mailbox.next(person.email)).text).toMatch(name);
  }
});

test("TRU-01 known, unknown and disabled e-mails get the same status, body and headers", async () => {
  const [known, disabled] = [await somebody("known"), await somebody("disabled", 2)];
  const answers = [
    await forgot(known.email),
    await forgot("nobody-at-all@example.com"),
    await forgot(disabled.email),
  ];
  const shown = answers.map(({ status, headers, body }) => ({
    status,
    body,
    headers: [...headers].filter(([name]) => !["date", "x-request-id"].includes(name)),
  }));
  expect(shown[1]).toEqual(shown[0]);
  expect(shown[2]).toEqual(shown[0]);
  expect(shown[0]?.status).toBe(200);
});

test("TRU-01 nothing is mailed to an unknown or disabled e-mail", async () => {
  const [fence, disabled] = [await somebody("fence"), await somebody("silent", 2)];
  await forgot("nobody-either@example.com");
  await forgot(disabled.email);
  await forgot(fence.email);
  // Requests are processed in the order in which they came.
  await mailbox.next(fence.email);
  const queued = await server.db.selectFrom("mails").select("recipient").execute();
  const recipients = queued.map((mail) => mail.recipient);
  expect(recipients).toContain(fence.email);
  expect(recipients).not.toContain("nobody-either@example.com");
  expect(recipients).not.toContain(disabled.email);
});

test("TRU-03 the id of a link has 256 random bits, and the database holds only its digest", async () => {
  const person = await somebody("hashed");
  const secret = await recoveryLink(person);
  const rows = await server.db
    .selectFrom("account_links")
    .selectAll()
    .where("user_id", "=", person.id)
    .execute();
  expect(Buffer.from(secret, "base64url")).toHaveLength(32);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test("PUB-07, TRU-03 a recovery link works once: the new password works and the old one does not", async () => {
  const person = await somebody("forgetful");
  const secret = await recoveryLink(person);
  const first = await reset(secret);
  const again = await reset(secret, "and another one");
  expect(first.body.success).toBe(true);
  expect(keyOf(again)).toBe("ERRORS.linkNotValid");
  expect((await login(person, NEW)).body.success).toBe(true);
  expect(keyOf(await login(person, PASSWORD))).toBe("ERRORS.incorrectCredentials");
});

test("TRU-03 of several who use a link at once, one succeeds", async () => {
  const person = await somebody("raced");
  const secret = await recoveryLink(person);
  const answers = await Promise.all(
    ["first", "second", "third", "fourth"].map((word) => reset(secret, `${word} password`)),
  );
  expect(answers.filter((answer) => answer.body.success)).toHaveLength(1);
});

test("TRU-03 a recovery link lasts 30 minutes", async () => {
  const person = await somebody("late");
  const secret = await recoveryLink(person);
  const { expires_at, created_at } = await server.db
    .selectFrom("account_links")
    .selectAll()
    .where("user_id", "=", person.id)
    .executeTakeFirstOrThrow();
  expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(30 * 60_000);
  await setExpiry(person.id, fromNow(-1 / 60));
  expect(keyOf(await reset(secret))).toBe("ERRORS.linkNotValid");
});

test("TRU-03 a confirmation link lasts 7 days", async () => {
  const person = await somebody("unhurried", 0);
  await forgot(person.email);
  const secret = secretIn(await mailbox.next(person.email));
  const { expires_at, created_at } = await server.db
    .selectFrom("account_links")
    .selectAll()
    .where("user_id", "=", person.id)
    .executeTakeFirstOrThrow();
  expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(7 * 24 * 60 * 60_000);
  await setExpiry(person.id, fromNow(-1 / 60));
  expect(keyOf(await confirm(secret))).toBe("ERRORS.linkNotValid");
});

test("TRU-04 a new link voids the older one", async () => {
  const person = await somebody("twice");
  const older = await recoveryLink(person);
  const newer = await recoveryLink(person);
  expect(keyOf(await reset(older))).toBe("ERRORS.linkNotValid");
  expect((await reset(newer)).body.success).toBe(true);
});

test("TRU-03 a link of one purpose does not serve the other", async () => {
  const person = await somebody("mixed");
  expect(keyOf(await confirm(await recoveryLink(person)))).toBe("ERRORS.linkNotValid");
});

test("TRU-03 a link does nothing for a user who was disabled in between", async () => {
  const person = await somebody("stopped");
  const secret = await recoveryLink(person);
  await server.db.updateTable("users").set({ status: 2 }).where("id", "=", person.id).execute();
  expect(keyOf(await reset(secret))).toBe("ERRORS.linkNotValid");
});

test("TRU-05 forged host headers do not get into the link", async () => {
  const person = await somebody("baited");
  await forgot(person.email, {
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "http",
    forwarded: "host=evil.example",
  });
  const mail = await mailbox.next(person.email);
  expect(mail.source).not.toContain("evil.example");
  expect(mail.text).toContain("https://panel.example/reset-password");
});

test("TRU-05 nor does a forged host itself", async () => {
  const person = await somebody("lured");
  const body = new FormData();
  body.append("email", person.email);
  const sent = new Request(`${server.url}/`, { method: "POST", body });
  const status = await new Promise((resolve, reject) => {
    // Other than fetch, this lets a request say that it is meant for another host.
    const call = request(
      `${server.url}/api/user/forgotPassword`,
      {
        method: "POST",
        headers: { host: "evil.example", "content-type": sent.headers.get("content-type") ?? "" },
      },
      (answer) => resolve(answer.resume().statusCode),
    );
    call.once("error", reject);
    void sent.arrayBuffer().then((bytes) => call.end(Buffer.from(bytes)), reject);
  });
  expect(status).toBe(200);
  const mail = await mailbox.next(person.email);
  expect(mail.source).not.toContain("evil.example");
  expect(mail.text).toContain("https://panel.example/reset-password");
});

test("TRU-06 a password change ends every session and mails a notice", async () => {
  const person = await somebody("changed");
  const other = { ...person, token: (await login(person, PASSWORD)).body.data.token };
  await reset(await recoveryLink(person));
  const notice = await mailbox.next(person.email);
  const statuses = await Promise.all(
    [person, other].map(async (as) => (await server.call("getMe", { as })).status),
  );
  expect(statuses).toEqual([401, 401]);
  expect(notice.subject).toBe("Tu contraseña ha cambiado");
  expect(notice.text).toContain("https://panel.example/forgot-password");
});

test("TRU-07 one user gets a few mails only, is answered alike, and can still sign in", async () => {
  const person = await somebody("flooded");
  const answers: Answer[] = [];
  for (let index = 0; index < MAILS_PER_RECIPIENT + 3; index += 1) {
    answers.push(await forgot(person.email));
  }
  await forgot((await somebody("after-flood")).email);
  await mailbox.next("after-flood@example.com");
  const mails = await server.db
    .selectFrom("mails")
    .select("id")
    .where("recipient", "=", person.email)
    .execute();
  expect(mails).toHaveLength(MAILS_PER_RECIPIENT);
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect((await login(person, PASSWORD)).body.success).toBe(true);
});

test("TRU-07, TRU-11 one address may ask a limited number of times, whatever it claims to be", async () => {
  const statuses: number[] = [];
  for (let index = 0; index <= RECOVERIES_PER_ADDRESS; index += 1) {
    const answer = await server.call("forgotPassword", {
      form: { email: `stranger-${index}@example.com` },
      headers: { "x-forwarded-for": `10.0.0.${index}` },
    });
    statuses.push(answer.status);
  }
  const { headers } = await server.call("forgotPassword", { form: { email: "x@example.com" } });
  await server.db.deleteFrom("throttle").where("key", "like", "recovery:%").execute();
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

test("PUB-09 a pending user gets a confirmation link, sets a password with it and is active", async () => {
  const person = await somebody("newcomer", 0);
  await forgot(person.email);
  const mail = await mailbox.next(person.email);
  expect(mail.text).toContain(`https://panel.example/confirm-email?id=${secretIn(mail)}`);
  expect((await confirm(secretIn(mail))).body.success).toBe(true);
  expect((await login(person, NEW)).body.success).toBe(true);
});

test("PUB-09 confirming takes away the default password's banner and works once", async () => {
  const person = await somebody("given", 0);
  await server.db
    .updateTable("users")
    .set({ uses_default_password: 1 })
    .where("id", "=", person.id)
    .execute();
  await forgot(person.email);
  const secret = secretIn(await mailbox.next(person.email));
  await confirm(secret);
  const { token } = (await login(person, NEW)).body.data;
  const me = await server.call("getMe", { token });
  expect(me.body.data.mustChangePassword).toBe(false);
  expect(keyOf(await confirm(secret, "once more, please"))).toBe("ERRORS.linkNotValid");
});

test("TRU-09 6 and 128 characters pass, one less and one more do not", async () => {
  const person = await somebody("measured");
  const secret = await recoveryLink(person);
  const long = "ab cd efgh ".repeat(12).slice(0, 128);
  const statuses = [await reset(secret, "ñ7 kq"), await reset(secret, `${long}x`)];
  expect(statuses.map(({ status }) => status)).toEqual([400, 400]);
  expect((await reset(secret, long)).body.success).toBe(true);
  const short = await somebody("short");
  expect((await reset(await recoveryLink(short), "ñ7 kqz")).body.success).toBe(true);
});

test("TRU-09 every character of a long password counts", async () => {
  const person = await somebody("whole");
  const long = "no character is lost ".repeat(7).slice(0, 128);
  await reset(await recoveryLink(person), long);
  expect(keyOf(await login(person, `${long.slice(0, 127)}#`))).toBe("ERRORS.incorrectCredentials");
  expect((await login(person, long)).body.success).toBe(true);
});

test("TRU-09 a common password is refused, and the link still works with a better one", async () => {
  const person = await somebody("ordinary");
  const secret = await recoveryLink(person);
  const refused = await Promise.all(
    ["password", "Contraseña123", "barcelona", "aaaaaaaa", "12345678"].map((password) =>
      reset(secret, password),
    ),
  );
  expect(refused.map(keyOf)).toEqual(Array.from({ length: 5 }, () => "ERRORS.commonPassword"));
  expect((await reset(secret)).body.success).toBe(true);
});

test("TRU-08 ids of links and passwords are absent from the logs", async () => {
  const person = await somebody("discreet");
  const secret = await recoveryLink(person);
  await reset("not-a-link-at-all", "a guessed password");
  await reset(secret, "a secret password");
  const logs = server.logs.join("");
  for (const word of [secret, "not-a-link-at-all", "a guessed password", "a secret password"]) {
    expect(logs).not.toContain(word);
  }
  expect(logs).toContain("/api/user/resetPassword");
});

test("TRU-08 pages that a link opens send no referrer", async () => {
  for (const path of ["/reset-password?fromapp=0&id=x", "/confirm-email?id=x"]) {
    const { headers } = await fetch(`${server.url}${path}`);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
});
