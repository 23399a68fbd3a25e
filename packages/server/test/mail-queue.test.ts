import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import fastify from "fastify";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { requestRecovery } from "../src/account/recovery.ts";
import { createUser } from "../src/account/repository.ts";
import { createThrottles } from "../src/throttle/throttle.ts";
import { startBackgroundJobs } from "../src/background-jobs.ts";
import { connect, type Connection } from "../src/db/connection.ts";
import { deliverWaiting } from "../src/mail/delivery.ts";
import { createMails } from "../src/account/mails.ts";
import type { Mailer } from "../src/mail/mailer.ts";
import { enqueue } from "../src/mail/queue-repository.ts";
import { createEncryption } from "../src/db/encryption.ts";
import { createSmtpTransport, MailError, type MailTransport } from "../src/mail/transport.ts";
import { migratedDatabase, skipWithoutEngine, type TestDatabase } from "./support/database.ts";
import { openMailbox } from "./support/mailbox.ts";

skipWithoutEngine();
const mailbox = await openMailbox();
afterAll(() => mailbox.close());

const encryption = createEncryption(
  [new TextEncoder().encode("a secret that is long enough for a test")],
  "mail queue",
);
const mailer: Mailer = {
  enqueue: (db, mails) => enqueue(db, encryption, mails),
  deliver: async () => {},
  close: () => {},
};
const from = { name: "Explorar", address: "no-reply@panel.example" };
const warnings: string[] = [];
const log = {
  warn: (details: object, text: string) => void warnings.push(JSON.stringify([details, text])),
};

let database: TestDatabase;
let connection: Connection;
beforeEach(async () => {
  database = await migratedDatabase();
  connection = connect({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
});
afterEach(async () => {
  await connection.close();
  await database.remove();
});

const DAY = 24 * 60 * 60_000;
const put = (recipient: string, lifetime = DAY) =>
  enqueue(connection.db, encryption, [
    {
      recipient,
      subject: "Hola",
      text: "the secret word",
      html: "<p>the secret word</p>",
      expiresAt: new Date(Date.now() + lifetime),
    },
  ]);
const rows = () => connection.db.selectFrom("mails").selectAll().orderBy("id").execute();
const makeDue = () =>
  connection.db
    .updateTable("mails")
    .set({ next_try_at: new Date(0).toISOString() })
    .execute();

/** A transport that sends nothing and remembers the mails. */
function recorder(send: () => Promise<void> = async () => {}): MailTransport & { sent: number[] } {
  const sent: number[] = [];
  return {
    sent,
    send: async ({ id }) => {
      sent.push(id);
      await send();
    },
    close: () => {},
  };
}

test("TRU-03 what a mail says is encrypted while it waits, and gone once it is sent", async () => {
  await put("a@example.com");
  const [waiting] = await rows();
  await deliverWaiting(connection, encryption, recorder(), log);
  const [sent] = await rows();
  expect(waiting?.body).not.toBe("");
  expect(JSON.stringify(waiting)).not.toContain("secret word");
  expect([sent?.body, sent?.sent_at === null]).toEqual(["", false]);
});

test("a mail that fails is tried again later, each time after a longer wait", async () => {
  await put("a@example.com");
  const failing = recorder(() => Promise.reject(new MailError("ECONNECTION", false)));
  const waits: number[] = [];
  for (let index = 0; index < 3; index += 1) {
    await makeDue();
    const start = Date.now();
    await deliverWaiting(connection, encryption, failing, log);
    const [row] = await rows();
    waits.push(Math.round((Date.parse(row?.next_try_at ?? "") - start) / 10_000));
  }
  expect(waits).toEqual([1, 3, 9]);
  expect((await rows())[0]).toMatchObject({
    attempts: 3,
    sent_at: null,
    last_error: "ECONNECTION",
  });
  await makeDue();
  const working = recorder();
  await deliverWaiting(connection, encryption, working, log);
  expect(working.sent).toHaveLength(1);
});

test("while the mail server is away few mails are tried, and none waits long for its return", async () => {
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise<void>((resolve) => gone.close(() => resolve()));
  const away = createSmtpTransport(`smtp://127.0.0.1:${port}`, from);
  for (let index = 0; index < 8; index += 1) await put(`away${index}@example.com`);
  await connection.db.updateTable("mails").set({ attempts: 9 }).execute();
  expect(await deliverWaiting(connection, encryption, away, log)).toBe(false);
  const after = Date.now();
  away.close();
  const tried = (await rows()).filter(({ attempts }) => attempts > 9);
  expect(tried.length).toBeLessThanOrEqual(3);
  for (const { next_try_at } of tried) {
    expect(Date.parse(next_try_at) - after).toBeLessThan(60_000);
  }
  await makeDue();
  const back = recorder();
  expect(await deliverWaiting(connection, encryption, back, log)).toBe(true);
  expect(back.sent).toHaveLength(8);
});

test("an address that the mail server will never take is given up, and the next mail goes out", async () => {
  mailbox.refuse("gone@example.com", 550);
  await put("gone@example.com");
  await put("there@example.com");
  const smtp = createSmtpTransport(mailbox.url, from);
  await deliverWaiting(connection, encryption, smtp, log);
  smtp.close();
  const [gone, there] = await rows();
  expect([gone?.given_up_at === null, gone?.body]).toEqual([false, ""]);
  expect(there?.sent_at).not.toBeNull();
});

test("an address that is full for now is tried again", async () => {
  mailbox.refuse("full@example.com", 452);
  await put("full@example.com");
  const smtp = createSmtpTransport(mailbox.url, from);
  await deliverWaiting(connection, encryption, smtp, log);
  mailbox.refuse("full@example.com", undefined);
  await makeDue();
  await deliverWaiting(connection, encryption, smtp, log);
  smtp.close();
  expect((await mailbox.next("full@example.com")).subject).toBe("Hola");
});

test("a mail whose link has expired is not sent", async () => {
  await put("slow@example.com", -1);
  const transport = recorder();
  await deliverWaiting(connection, encryption, transport, log);
  expect(transport.sent).toEqual([]);
  expect((await rows())[0]).toMatchObject({ body: "", last_error: "EXPIRED" });
});

test("TRU-03 of a long queue, a mail that soon expires goes first, however late it came", async () => {
  for (let index = 0; index < 20; index += 1) await put(`invited-${index}@example.com`, 7 * DAY);
  await put("forgetful@example.com", DAY / 48);
  const transport = recorder();
  await deliverWaiting(connection, encryption, transport, log);
  // Three are claimed and sent at the same time, in any order.
  expect(transport.sent.slice(0, 3)).toContain((await rows()).at(-1)?.id);
  expect(transport.sent).toHaveLength(21);
});

test("PUB-05 while mails are held up, a request for recovery is answered with a mail all the same", async () => {
  const person = { role: "super-admin", parent_id: null, password_hash: null } as const;
  const names = { email: "boss@example.com", name: "Boss", surname: "", entity: "", city: "" };
  await createUser(connection.db, { ...person, ...names }, new Date().toISOString());
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const mails = createMails(mailer, () => "https://panel.example");
  const answered = new Promise<string>((resolve) => {
    mails.recovery = async (_db, to) => resolve(to.email);
  });
  const backgroundJobs = startBackgroundJobs({
    connection,
    mailer: { ...mailer, deliver: () => held },
    mails,
    throttles: createThrottles(connection),
    sessionIdleMs: 0,
    logoutNotices: undefined,
    playEventDays: 400,
    versionKeeping: { allDays: 30, dailyDays: 365 },
    log: fastify().log,
  });
  await requestRecovery(connection, names.email, "127.0.0.1");
  expect(await answered).toBe(names.email);
  release();
  await Promise.all(backgroundJobs.map((job) => job.stop()));
});

test("two nodes that send at the same time send each mail once", async () => {
  for (let index = 0; index < 30; index += 1) await put(`many-${index}@example.com`);
  const other = connect({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
  const [first, second] = [recorder(), recorder()];
  await Promise.all([
    deliverWaiting(connection, encryption, first, log),
    deliverWaiting(other, encryption, second, log),
  ]);
  await other.close();
  const sent = [...first.sent, ...second.sent];
  expect(sent.toSorted((a, b) => a - b)).toEqual((await rows()).map((row) => row.id));
});

test("a mail that a dead node had claimed is left alone first and sent by another later", async () => {
  await put("orphan@example.com");
  const claimed = (until: number) =>
    connection.db
      .updateTable("mails")
      .set({ claimed_until: new Date(Date.now() + until).toISOString() })
      .execute();
  const transport = recorder();
  await claimed(30_000);
  await deliverWaiting(connection, encryption, transport, log);
  expect(transport.sent).toEqual([]);
  await claimed(-1);
  await deliverWaiting(connection, encryption, transport, log);
  expect(transport.sent).toHaveLength(1);
});

test("a mail that is sent twice carries the same message id", async () => {
  await put("double@example.com");
  const smtp = createSmtpTransport(mailbox.url, from);
  await deliverWaiting(connection, encryption, smtp, log);
  const first = await mailbox.next("double@example.com");
  const [row] = await rows();
  await connection.db
    .updateTable("mails")
    .set({ sent_at: null, body: encryption.encrypt(JSON.stringify({ text: "t", html: "h" })) })
    .execute();
  await deliverWaiting(connection, encryption, smtp, log);
  smtp.close();
  expect((await mailbox.next("double@example.com")).messageId).toBe(first.messageId);
  expect(first.messageId).toBe(`<${row?.message_id}@panel.example>`);
});

test("a line end or a comma in an address does not become a further recipient", async () => {
  for (const recipient of [
    "a@example.com\r\nRCPT TO:<victim@example.com>",
    "a@example.com,victim@example.com",
    "victim@example.com <a@example.com>",
    "a@example.com\nbcc: victim@example.com",
  ]) {
    await put(recipient);
  }
  const smtp = createSmtpTransport(mailbox.url, from);
  await deliverWaiting(connection, encryption, smtp, log);
  smtp.close();
  expect((await rows()).map((row) => row.last_error)).toEqual(
    Array.from({ length: 4 }, () => "EADDRESS"),
  );
  expect(mailbox.mails.flatMap((mail) => mail.recipients)).not.toContain("victim@example.com");
});

test("TRU-19 a name with markup or an address of the web does nothing in a mail", async () => {
  const mails = createMails(mailer, () => "https://panel.example");
  const at = new Date();
  const who = { id: 1, email: "target@example.com", time_zone: null } as const;
  const to = { ...who, role: "editor", language: "en" } as const;
  await mails.passwordChanged(connection.db, { ...to, name: "<img src=x onerror=alert(1)>" }, at);
  await mails.passwordChanged(
    connection.db,
    { ...to, name: "Win at https://evil.example now" },
    at,
  );
  await mails.passwordChanged(connection.db, { ...to, name: "A\r\nBcc: b" }, at);
  const smtp = createSmtpTransport(mailbox.url, from);
  await deliverWaiting(connection, encryption, smtp, log);
  smtp.close();
  const received = [1, 2, 3].map(() => mailbox.next(to.email));
  const texts = (await Promise.all(received)).map((mail) => `${mail.html}${mail.text}`);
  expect(texts.some((text) => text.includes("&lt;img src=x"))).toBe(true);
  expect(texts.join("").replaceAll(/Hello <img[^>]*>,/g, "")).not.toContain("<img");
  expect(texts.join("")).not.toContain("evil.example");
  expect(texts.some((text) => text.includes("Hello A Bcc: b,"))).toBe(true);
});

test("TRU-08 the log tells of a failure without the address", async () => {
  await put("private@example.com");
  const failing = recorder(() => Promise.reject(new MailError("ETIMEDOUT", false)));
  warnings.length = 0;
  await deliverWaiting(connection, encryption, failing, log);
  expect(warnings.join("")).toContain("ETIMEDOUT");
  expect(warnings.join("")).not.toContain("private");
});

test("with a password in its address, a mail server that cannot encrypt gets nothing", async () => {
  const heard: string[] = [];
  const bare = await plainServer(heard);
  const { port } = bare.address() as AddressInfo;
  // A host name that resolves to loopback, but is not one of loopback's names.
  const smtp = createSmtpTransport(`smtp://user:hunter2-secret@0x7f.1:${port}`, from);
  await put("safe@example.com");
  await deliverWaiting(connection, encryption, smtp, log);
  smtp.close();
  await new Promise((resolve) => bare.close(resolve));
  expect((await rows())[0]).toMatchObject({ sent_at: null });
  expect(heard.join("")).toMatch(/EHLO/);
  expect(heard.join("")).not.toMatch(/AUTH|MAIL FROM/);
});

/** Speaks SMTP without STARTTLS and remembers what it is told. */
async function plainServer(heard: string[]): Promise<Server> {
  const serve = (socket: Socket): void => {
    socket.write("220 bare\r\n");
    socket.on("data", (chunk: Buffer) => {
      heard.push(chunk.toString());
      socket.write(
        /^EHLO/i.test(chunk.toString()) ? "250-bare\r\n250 AUTH PLAIN\r\n" : "502 no\r\n",
      );
    });
    socket.on("error", () => socket.destroy());
  };
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}
