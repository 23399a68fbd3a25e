import { createServer, type AddressInfo, type Server } from "node:net";
import { expect, test } from "vitest";
import { createUser } from "../src/account/repository.ts";
import { connect } from "../src/db/connection.ts";
import { migrate } from "../src/db/migrate.ts";
import { freshDatabase, skipWithoutEngine } from "./support/database.ts";
import { openMailbox } from "./support/mailbox.ts";
import { startProcess } from "./support/process.ts";
import { freePort } from "../../../tools/free-port.ts";

skipWithoutEngine();

test("TRU-32 a recovery that was answered is mailed although the server is killed right after", async () => {
  const database = await freshDatabase();
  const connection = connect({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
  await migrate(connection);
  const user = { role: "super-admin", parent_id: null, password_hash: null } as const;
  const names = { email: "boss@example.com", name: "Boss", surname: "", entity: "", city: "" };
  await createUser(connection.db, { ...user, ...names }, new Date().toISOString());
  // A mail server that never answers.
  const mute = await listening();
  const mailbox = await openMailbox();
  const serve = async (SMTP_URL: string) => {
    const PORT = String(await freePort());
    const address = { PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}` };
    const mail = { SMTP_URL, MAIL_FROM: "no-reply@panel.example" };
    return startProcess({ ...database.env, ...address, ...mail });
  };

  const first = await serve(`smtp://127.0.0.1:${portOf(mute)}`);
  const form = new FormData();
  form.append("email", "boss@example.com");
  const answer = await fetch(`${first.url}/api/user/forgotPassword`, {
    method: "POST",
    body: form,
  });
  first.child.kill("SIGKILL");
  await first.ended;
  // As if the time that a node has for a mail had passed.
  await connection.db.updateTable("mails").set({ claimed_until: null }).execute();
  const second = await serve(mailbox.url);
  const mail = await mailbox.next("boss@example.com");
  expect([answer.status, mail.subject]).toEqual([200, "Crea una contraseña nueva"]);

  second.child.kill("SIGTERM");
  expect(await second.ended).toBe(0);
  await Promise.all([mailbox.close(), new Promise((resolve) => mute.close(resolve))]);
  await connection.close();
  await database.remove();
});

async function listening(): Promise<Server> {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

function portOf(server: Server): string {
  return String((server.address() as AddressInfo).port);
}
