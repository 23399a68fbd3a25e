import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { issueLink } from "../src/account/links-repository.ts";
import { processRecoveryRequests, requestRecovery } from "../src/account/recovery.ts";
import { createThrottles, MAILS_PER_RECIPIENT } from "../src/throttle/throttle.ts";
import { connect, type Connection, type Db } from "../src/db/connection.ts";
import { openMailer } from "../src/mail/mailer.ts";
import { createMails } from "../src/account/mails.ts";
import { pngFile } from "./support/assets.ts";
import { engine } from "./support/database.ts";
import { openMailbox, secretIn } from "./support/mailbox.ts";
import { testServer, type Answer, type Form, type Person } from "./support/server.ts";
import { mailsTo, newUser, userOf } from "./support/users.ts";

const GIVEN = "welcome-in-2026";
const CHOSEN = "a password of my own";
const mailbox = await openMailbox();
// Registered before the server's own: it closes after the server, whose connections it would wait for.
afterAll(() => mailbox.close());
const server = testServer({
  SMTP_URL: mailbox.url,
  MAIL_FROM: "no-reply@panel.example",
  PUBLIC_URL: "https://panel.example",
  DEFAULT_PASSWORD: GIVEN,
});

const supervisor = () => server.person("supervisor");
const keyOf = (answer: Answer) => answer.body.data?.translation_key;
const confirm = (id: string, password = CHOSEN) =>
  server.call("confirmEmail", { form: { id, password } });
const activate = (id: number) => server.call("activateUser", { as: supervisor(), form: { id } });
const remove = (id: number) => server.call("deleteUser", { as: supervisor(), form: { id } });
const signsIn = async (email: string, password: string): Promise<boolean> =>
  (await server.call("login", { json: { email, password } })).body.success;

/** Somebody pending, and the secret of the mail. */
async function invited() {
  const user = await newUser(server, supervisor());
  return { user, secret: secretIn(await mailbox.next(user.email)) };
}

describe("of a confirmation and what happens at the same time", () => {
  test("TRU-03, USR-06 an activation: one succeeds, and its password is the one that works", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { user, secret } = await invited();
      const [confirmed, activated] = await Promise.all([confirm(secret), activate(user.id)]);
      const won = [confirmed.body.success, activated.body.success];
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await signsIn(user.email, CHOSEN)).toBe(won[0]);
      expect(await signsIn(user.email, GIVEN)).toBe(won[1]);
    }
  });

  test("TRU-13, USR-07 a deletion: the user is gone, and neither call fails", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { user, secret } = await invited();
      const [confirmed, removed] = await Promise.all([confirm(secret), remove(user.id)]);
      expect([confirmed.status, removed.status, removed.body.success]).toEqual([200, 200, true]);
      expect((await userOf(server, user.email)).deleted_at).not.toBeNull();
      expect(await signsIn(user.email, CHOSEN)).toBe(false);
    }
  });
});

test("TRU-09, USR-06 the default password is nobody's own: the link still works with another", async () => {
  const { user, secret } = await invited();
  expect(keyOf(await confirm(secret, GIVEN))).toBe("ERRORS.isDefaultPassword");
  expect((await confirm(secret)).body.success).toBe(true);
  await server.call("forgotPassword", { form: { email: user.email } });
  const id = secretIn(await mailbox.next(user.email));
  const reset = (password: string) => server.call("resetPassword", { form: { id, password } });
  expect(keyOf(await reset(GIVEN))).toBe("ERRORS.isDefaultPassword");
  expect((await reset("yet another one")).body.success).toBe(true);
});

/** Waits until a transaction waits for a lock of the database. */
async function untilSomebodyWaits(howMany = 1): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
    if (rows.length >= howMany) return;
  }
}

async function lockUser(db: Db, id: number): Promise<void> {
  await db.selectFrom("users").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

/** What a node does regularly: it processes the waiting recovery requests. */
function answerOn(node: Connection): Promise<void> {
  const mails = createMails(
    openMailer(server.running.connection, server.settings),
    () => "https://panel.example",
  );
  return processRecoveryRequests(node, mails, createThrottles(node));
}

const linksOf = (person: Person) =>
  server.db
    .selectFrom("account_links")
    .select("purpose")
    .where("user_id", "=", person.id)
    .execute();

describe.runIf(engine === "postgres")("on PostgreSQL", () => {
  test("TRU-03 a confirmation waits for the user before it takes the link, as everybody does", async () => {
    const { user, secret } = await invited();
    const confirmed = await server.db.transaction().execute(async (transaction) => {
      await lockUser(transaction, user.id);
      const waiting = confirm(secret);
      await untilSomebodyWaits();
      await transaction.deleteFrom("account_links").where("user_id", "=", user.id).execute();
      return { waiting };
    });
    expect(keyOf(await confirmed.waiting)).toBe("ERRORS.linkNotValid");
  });

  test("TRU-04, TRU-07 two nodes process the recovery requests of one user: one link works, each request counts once", async () => {
    const nodes = [connect(server.settings), connect(server.settings)];
    for (let round = 0; round < 10; round += 1) {
      const person = await server.addPerson(`both-${round}`, "editor", "supervisor");
      for (let request = 0; request < MAILS_PER_RECIPIENT; request += 1) {
        await requestRecovery(server.running.connection, person.email, "127.0.0.1");
      }
      // The server itself is a third node.
      await Promise.all(nodes.map(answerOn));
      expect(await linksOf(person)).toEqual([{ purpose: "recovery" }]);
      expect(await mailsTo(server, person.email)).toHaveLength(MAILS_PER_RECIPIENT);
    }
    for (const node of nodes) await node.close();
  });

  test("TRU-04 a recovery request that is processed while another link is made: only the later link works", async () => {
    const person = await server.addPerson("meanwhile", "editor", "supervisor");
    const node = connect(server.settings);
    const answered = await server.db.transaction().execute(async (transaction) => {
      await lockUser(transaction, person.id);
      await issueLink(transaction, person.id, "recovery");
      await requestRecovery(node, person.email, "127.0.0.1");
      const answering = answerOn(node);
      await Promise.race([untilSomebodyWaits(), answering]);
      return { answering };
    });
    await answered.answering;
    expect(await linksOf(person)).toHaveLength(1);
    await node.close();
  });

  const saveProfile = async (as: Person, fields: Form = {}) =>
    server.call("updateProfile", { as, form: { name: "N", surname: "S", ...fields } });

  test("TRU-13 a profile that is saved while its user is deleted is 401", async () => {
    const as = await server.addPerson("leaving", "editor", "supervisor");
    const saved = await server.db.transaction().execute(async (transaction) => {
      await lockUser(transaction, as.id);
      const waiting = saveProfile(as);
      await untilSomebodyWaits();
      const deleted_at = new Date().toISOString();
      await transaction.updateTable("users").set({ deleted_at }).where("id", "=", as.id).execute();
      return { waiting };
    });
    expect((await saved.waiting).status).toBe(401);
  });

  test("PRO-01 of two images at once, one is kept, and the user refers to it", async () => {
    const as = await server.addPerson("two-faced", "editor", "supervisor");
    const kept = () =>
      server.db.selectFrom("stored_files").select("id").where("state", "=", "kept").execute();
    const before = (await kept()).length;
    const saved = await server.db.transaction().execute(async (transaction) => {
      await lockUser(transaction, as.id);
      const image = await pngFile();
      const waiting = Promise.all([saveProfile(as, { image }), saveProfile(as, { image })]);
      await untilSomebodyWaits(2);
      return { waiting };
    });
    await saved.waiting;
    const files = await kept();
    expect(files).toHaveLength(before + 1);
    expect((await userOf(server, as.email)).image_id).toBe(files.at(-1)?.id);
  });
});
