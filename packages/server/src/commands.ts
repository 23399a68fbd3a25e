import { isEmail, normalEmail } from "@panel/domain/email";
import { isInterfaceLanguage } from "@panel/domain/languages";
import { PASSWORD_MAX, PASSWORD_MIN } from "@panel/domain/session";
import { changeRole } from "./account/change-role.ts";
import { isCommonPassword } from "./account/common-passwords.ts";
import { disableUser, enableUser } from "./account/disable-user.ts";
import { createMails } from "./account/mails.ts";
import { renewEncryption } from "./account/renew-encryption.ts";
import { resetSecondFactor } from "./account/second-factor/end-factor.ts";
import { hashPassword } from "./account/passwords.ts";
import { readPassword } from "./account/read-password.ts";
import { createUser, findByEmail, hasUsers } from "./account/repository.ts";
import { makeBackup } from "./backup/backup.ts";
import { restoreBackup } from "./backup/restore.ts";
import { tryModel } from "./bots/answers/try-model.ts";
import { connect, type Connection } from "./db/connection.ts";
import { markServed, whileStopped } from "./db/server-lock.ts";
import { migrate } from "./db/migrate.ts";
import { seedDemo } from "./demo/seed.ts";
import { describeKeys, makeKey, narrowKey, revokeKey } from "./plays/keys.ts";
import { endOutsideSharing } from "./library/sharing-repository.ts";
import { playsSecret } from "./plays/kept-secret.ts";
import { listDoubleCodes } from "./experiences/double-codes.ts";
import { createPseudonyms } from "./plays/pseudonyms.ts";
import { createPlays } from "./plays/service.ts";
import { verifyRecord } from "./plays/verify-record.ts";
import { reportRoutes } from "./route-check/report.ts";
import { openFiles } from "./storage/files.ts";
import { openMailer } from "./mail/mailer.ts";
import { precompress } from "./http/precompress.ts";
import { openStorage } from "./storage/open-storage.ts";
import { record } from "./audit/record.ts";
import { readSettings, type Settings } from "./settings/settings.ts";
import { finishRotation, rotateStoredSecret } from "./settings/token-secrets.ts";
import { readOptions, type Given } from "./command-options.ts";
import { explainError } from "./explain-error.ts";
import { UsageError } from "./usage-error.ts";

const USAGE = `explorar-server <command>, with the same settings as the server:
  migrate                       bring the database up to date
  seed-demo                     add the demo accounts, routes and assets that are missing
  create-super-admin <e-mail>   add a super-admin; the password is asked for, or read from
                                standard input or from SUPER_ADMIN_PASSWORD
  change-role <e-mail> <role> [<e-mail of whom the user belongs to>]
                                give a user another role and end its sessions
  disable <e-mail>              keep a user out and end its sessions; what it owns stays its own
  enable <e-mail>               let a disabled user in again
  reset-second-factor <e-mail>  let a user who has lost the second factor sign in without it
  backup <file>                 put database and files into one archive, while the server runs on
  restore <file> [--replace]    put an archive in their place, while the server is stopped;
                                --replace where there are users already
  check-routes [--language es|en|ca] [--hints]
                                say what keeps visitors from playing each experience well, in
                                English unless told; ends with 1 where there are errors
  list-double-codes             name the experiences that share an access code from before codes were
                                unique; ends with 1 where there are any
  make-play-key <installation> <admin's e-mail>|--all
                                make a key with which an installation of the visitors' app reports
                                plays of that admin's company, or of all; it is shown once
  list-play-keys                list the keys, without their secrets
  narrow-play-key <number> <admin's e-mail>
                                have a key of every company report for one of them alone
  revoke-play-key <number>      let nobody report with a key any more
  erase-player <player>         delete every event of a player, by the id that the app knows, and
                                take them out of the counts
  verify-draw <file>            repeat the draw of a prize from its record, as its public page gives it, without
                                the database; ends with 1 where a step does not hold
  rotate-token-secret           replace the token secret in DATA_DIR, and accept the one of before too
                                from the next start on; with --finish, no longer
  try-model                     ask the language model of the settings, and say what works and what
                                is done otherwise for it; ends with 1 where answers fail
  compress-panel                compress the files of the built panel and chat once, ahead of the
                                first start`;

/** Those that need the database. */
const COMMANDS = new Set([
  "migrate",
  "seed-demo",
  "create-super-admin",
  "change-role",
  "disable",
  "enable",
  "reset-second-factor",
  "backup",
  "restore",
  "check-routes",
  "list-double-codes",
  "make-play-key",
  "list-play-keys",
  "narrow-play-key",
  "revoke-play-key",
  "erase-player",
  "rotate-token-secret",
]);

async function run(command: string | undefined, args: string[]): Promise<string> {
  if (command === "verify-draw") return verifyRecord(args[0]);
  const settings = readSettings(process.env);
  if (command === "compress-panel") {
    const written = await Promise.all(
      [settings.panelDir, settings.widgetDir, settings.playerDir].map(precompress),
    );
    return `${written.reduce((sum, count) => sum + count, 0)} compressed files written`;
  }
  if (command === "try-model") {
    const { lines, works } = await tryModel(settings.bots.model);
    if (!works) process.exitCode = 1;
    return lines.join("\n");
  }
  if (command === undefined || !COMMANDS.has(command)) {
    throw new UsageError(USAGE);
  }
  const { words, options } = readOptions(command, args);
  const connection = connect({ ...settings, name: "explorar-command" });
  try {
    const steps = await migrate(connection);
    if (command === "migrate") return steps.length ? `Done: ${steps.join(", ")}` : "Up to date";
    if (command === "seed-demo") {
      if (!settings.demo) throw new UsageError("DEMO expects true: demo passwords are public");
      await seed(connection, settings);
      return "The demo accounts and routes are there";
    }
    if (command === "change-role") {
      const [email, role, parent] = words;
      return await changeRole(connection, { email, role, parent }, endOutsideSharing);
    }
    if (command === "disable") return await disableUser(connection, words[0]);
    if (command === "enable") return await enableUser(connection, words[0]);
    if (command === "reset-second-factor") {
      return await resetFactor(connection, settings, words[0]);
    }
    if (command === "backup") return await backUp(connection, settings, words[0]);
    if (command === "restore") {
      return await restore(connection, settings, words[0], options.replace === true);
    }
    if (command === "check-routes") return await checkRoutes(connection, settings, options);
    if (command === "list-double-codes") return await listDoubleCodes(connection.db);
    if (command === "make-play-key")
      return await makeKey(connection, words[0], options.all ? "--all" : words[1]);
    if (command === "list-play-keys") return await describeKeys(connection);
    if (command === "narrow-play-key") return await narrowKey(connection, words[0], words[1]);
    if (command === "revoke-play-key") return await revokeKey(connection, words[0]);
    if (command === "erase-player") return await erasePlayer(connection, settings, words[0]);
    if (command === "rotate-token-secret") {
      return await rotateTokenSecret(connection, settings, options.finish === true);
    }
    return await createSuperAdmin(connection, settings, words[0]);
  } finally {
    await connection.close();
  }
}

async function rotateTokenSecret(
  { db }: Connection,
  settings: Settings,
  finish: boolean,
): Promise<string> {
  if ((process.env["TOKEN_SECRET"] ?? process.env["TOKEN_SECRET_FILE"] ?? "").trim() !== "") {
    throw new UsageError(
      "TOKEN_SECRET is a setting here: replace it there, with the one of before as TOKEN_SECRET_PREVIOUS",
    );
  }
  if (!finish) {
    rotateStoredSecret(settings.dataDir);
    return "The token secret is another one: start the server again, and finish in a day";
  }
  // What a server that was not started meanwhile would have done.
  await renewEncryption(db, settings.tokenSecrets);
  await playsSecret(db, settings);
  finishRotation(settings.dataDir);
  return "The token secret of before is no longer accepted from the next start on";
}

async function seed(connection: Connection, settings: Settings): Promise<void> {
  // Otherwise a server that starts meanwhile would remove what is being stored.
  const mark = await markServed(settings.dataDir);
  const storage = await openStorage(settings);
  const files = await openFiles(connection, storage, settings.dataDir, console.error);
  try {
    const pseudonyms = createPseudonyms(await playsSecret(connection.db, settings));
    const { tokenSecrets } = settings;
    const visits = { pseudonyms, tokenSecrets };
    await seedDemo(connection, files, settings.bots.url === undefined, visits);
  } finally {
    await files.close();
    mark.release();
  }
}

async function resetFactor(
  connection: Connection,
  settings: Settings,
  email: string | undefined,
): Promise<string> {
  const mailer = openMailer(connection, settings);
  try {
    const mails = createMails(mailer, () => settings.publicUrl ?? "");
    return await resetSecondFactor(connection, mails, email);
  } finally {
    mailer.close();
  }
}

/** Why the place of an archive takes nothing more. */
const UNWRITABLE: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the quota of this user is used up",
  EROFS: "the file system is mounted for reading only",
};

async function backUp(
  connection: Connection,
  settings: Settings,
  path: string | undefined,
): Promise<string> {
  if (!path) throw new UsageError("backup expects the name of the archive to write");
  const storage = await openStorage(settings);
  const { rows, files } = await makeBackup(connection, storage, path).catch((error: unknown) => {
    const { code = "" } = error as { code?: string };
    const reason = UNWRITABLE[code];
    throw reason ? new UsageError(`${path} cannot be written: ${reason} (${code})`) : error;
  });
  return `${rows} rows and ${files} files are in ${path}`;
}

async function restore(
  connection: Connection,
  settings: Settings,
  path: string | undefined,
  replace: boolean,
): Promise<string> {
  if (!path) throw new UsageError("restore expects the name of an archive");
  if (!replace && (await hasUsers(connection.db))) {
    throw new UsageError("There are users already: --replace puts the archive in their place");
  }
  const { rows, files } = await whileStopped(connection, settings.dataDir, async () =>
    restoreBackup(connection, await openStorage(settings), path, settings.dataDir),
  );
  return `${rows} rows and ${files} files restored from ${path}; everybody signs in again`;
}

async function erasePlayer(
  connection: Connection,
  settings: Settings,
  player: string | undefined,
): Promise<string> {
  if (!player) throw new UsageError("erase-player expects the player's id");
  const by = { details: { by: "command line" } };
  const erasure = { player, adminId: null, by };
  const pseudonyms = createPseudonyms(await playsSecret(connection.db, settings));
  const events = await createPlays(connection, pseudonyms).erase(erasure);
  return events === 0 ? "Nothing was known of that player" : `${events} events deleted`;
}

async function checkRoutes(
  { db }: Connection,
  { bots }: Settings,
  { language = "en", hints = false }: Given["options"],
): Promise<string> {
  if (!isInterfaceLanguage(language)) throw new UsageError("--language expects es, en or ca");
  const knowsBots = bots.url === undefined;
  const options = { language, withHints: hints, knowsBots, now: new Date() };
  const report = await reportRoutes(db, options);
  if (report.errors > 0) process.exitCode = 1;
  return report.text;
}

async function createSuperAdmin(
  connection: Connection,
  { defaultPassword }: Settings,
  given: string | undefined,
): Promise<string> {
  const email = normalEmail(given ?? "");
  if (!isEmail(email)) throw new UsageError("create-super-admin expects an e-mail address");
  if (await findByEmail(connection.db, email)) throw new UsageError(`${email} is taken`);
  const password = process.env["SUPER_ADMIN_PASSWORD"] ?? (await readPassword());
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) {
    throw new UsageError(`The password needs ${PASSWORD_MIN} to ${PASSWORD_MAX} characters`);
  }
  if (password === defaultPassword) {
    throw new UsageError("The password is DEFAULT_PASSWORD, which other people know");
  }
  const owner = { email, name: email.split("@")[0] ?? email, surname: "", entity: "" };
  if (isCommonPassword(password, owner)) {
    throw new UsageError("The password is one of the most used ones");
  }
  const user = {
    ...owner,
    role: "super-admin",
    parent_id: null,
    password_hash: await hashPassword(password),
    city: "",
  } as const;
  await connection.db.transaction().execute(async (transaction) => {
    await createUser(transaction, user, new Date().toISOString());
    const details = { role: user.role, by: "command line" };
    await record(transaction, { event: "user-create", subject: email, details });
  });
  return `Super-admin ${email} created`;
}

run(process.argv[2], process.argv.slice(3)).then(
  (message) => console.log(message),
  (error: unknown) => {
    console.error(explainError(error, process.env["DATA_DIR"] || "data"));
    process.exitCode = 1;
  },
);
