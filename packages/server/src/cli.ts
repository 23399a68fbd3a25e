#!/usr/bin/env node
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { Writable } from "node:stream";
import { z } from "zod";
import { PASSWORD_MAX, PASSWORD_MIN } from "@panel/domain/session";
import { hashPassword } from "./account/passwords.ts";
import { createUser, findByEmail } from "./account/repository.ts";
import { connect, type Connection } from "./db/connection.ts";
import { migrate } from "./db/migrate.ts";
import { seedDemo } from "./demo/seed.ts";
import { precompress } from "./http/precompress.ts";
import { readSettings, SettingsError } from "./settings.ts";

const USAGE = `explorar-server <command>, with the same settings as the server:
  migrate                       bring the database up to date
  seed-demo                     add the demo accounts and routes that are missing
  create-super-admin <e-mail>   add a super-admin; the password is asked for, or read from
                                standard input or from SUPER_ADMIN_PASSWORD
  compress-panel                compress the built panel's files once, ahead of the first start`;

/** A mistake of whoever runs the command. */
class UsageError extends Error {}

async function run(command: string | undefined, args: string[]): Promise<string> {
  const settings = readSettings(process.env);
  if (command === "compress-panel") {
    return `${await precompress(settings.panelDir)} compressed files written`;
  }
  if (!["migrate", "seed-demo", "create-super-admin"].includes(command ?? "")) {
    throw new UsageError(USAGE);
  }
  const connection = connect(settings);
  try {
    const steps = await migrate(connection);
    if (command === "migrate") return steps.length ? `Done: ${steps.join(", ")}` : "Up to date";
    if (command === "seed-demo") {
      if (!settings.demo) throw new UsageError("DEMO expects true: demo passwords are public");
      await seedDemo(connection);
      return "The demo accounts and routes are there";
    }
    return await createSuperAdmin(connection, args[0]);
  } finally {
    await connection.close();
  }
}

async function createSuperAdmin(
  connection: Connection,
  given: string | undefined,
): Promise<string> {
  const email = z.email().safeParse(given?.trim()).data;
  if (!email) throw new UsageError("create-super-admin expects an e-mail address");
  if (await findByEmail(connection.db, email)) throw new UsageError(`${email} is taken`);
  const password = process.env["SUPER_ADMIN_PASSWORD"] ?? (await readPassword());
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) {
    throw new UsageError(`The password needs ${PASSWORD_MIN} to ${PASSWORD_MAX} characters`);
  }
  await createUser(
    connection.db,
    {
      role: "super-admin",
      parent_id: null,
      email,
      password_hash: await hashPassword(password),
      name: email.split("@")[0] ?? email,
      surname: "",
      entity: "",
      city: "",
    },
    new Date().toISOString(),
  );
  return `Super-admin ${email} created`;
}

/** From a terminal without showing it, else the first line of standard input. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? "";
  process.stderr.write("Password: ");
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await new Promise<string>((resolve) => terminal.question("", resolve));
  terminal.close();
  process.stderr.write("\n");
  return password;
}

run(process.argv[2], process.argv.slice(3)).then(
  (message) => console.log(message),
  (error: unknown) => {
    const expected = error instanceof UsageError || error instanceof SettingsError;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  },
);
