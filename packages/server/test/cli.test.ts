import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { passwordMatches } from "../src/account/passwords.ts";
import { findByEmail } from "../src/account/repository.ts";
import { connect } from "../src/db/connection.ts";
import { migrate } from "../src/db/migrate.ts";
import { demoAccounts } from "../src/settings/demo-accounts.ts";
import { demoUsers } from "../src/demo/users.ts";
import { seedDemo } from "../src/demo/seed.ts";
import { freshDatabase, skipWithoutEngine } from "./support/database.ts";

skipWithoutEngine();
const CLI = join(import.meta.dirname, "../src/cli.ts");

async function run(args: string[], env: Record<string, string>, input = "") {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { PATH: process.env["PATH"], ...env },
  });
  let output = "";
  child.stdout.on("data", (text: Buffer) => (output += text.toString()));
  child.stderr.on("data", (text: Buffer) => (output += text.toString()));
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output };
}

test("create-super-admin reads the password from standard input and refuses a taken e-mail", async () => {
  const database = await freshDatabase();
  const first = await run(
    ["create-super-admin", "boss@example.com"],
    database.env,
    "long enough\n",
  );
  const again = await run(
    ["create-super-admin", "boss@example.com"],
    database.env,
    "long enough\n",
  );
  const connection = connect({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
  const user = await findByEmail(connection.db, "boss@example.com");
  expect(first).toEqual({ code: 0, output: "Super-admin boss@example.com created\n" });
  expect(user?.role).toBe("super-admin");
  expect(await passwordMatches(user?.password_hash ?? null, "long enough")).toBe(true);
  expect([again.code, again.output.trim()]).toEqual([1, "boss@example.com is taken"]);
  await connection.close();
  await database.remove();
});

test("TRU-35 backup and restore are there by command line", async () => {
  const database = await freshDatabase();
  const archive = join(database.dataDir, "backup.tar.gz");
  await run(["create-super-admin", "boss@example.com"], database.env, "long enough\n");
  const backup = await run(["backup", archive], database.env);
  const refused = await run(["restore", archive], database.env);
  const restored = await run(["restore", archive, "--replace"], database.env);
  expect([backup.code, backup.output]).toEqual([0, expect.stringContaining("0 files are in")]);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("--replace")]);
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining("restored from")]);
  await database.remove();
});

test("a password that is too short creates nobody", async () => {
  const database = await freshDatabase();
  const { code, output } = await run(
    ["create-super-admin", "a@example.com"],
    database.env,
    "12345\n",
  );
  expect([code, output.trim()]).toEqual([1, "The password needs 6 to 128 characters"]);
  await database.remove();
});

test("TRU-09 the first super-admin does not get the default password", async () => {
  const database = await freshDatabase();
  const { code, output } = await run(
    ["create-super-admin", "a@example.com"],
    { ...database.env, DEFAULT_PASSWORD: "known to many" },
    "known to many\n",
  );
  expect([code, output.trim()]).toEqual([
    1,
    "The password is DEFAULT_PASSWORD, which other people know",
  ]);
  await database.remove();
});

test.each(["maría@example.com", "boss@example", "a..b@example.com"])(
  "create-super-admin takes no e-mail that nobody can sign in with: %s",
  async (email) => {
    const database = await freshDatabase();
    const { code, output } = await run(
      ["create-super-admin", email],
      database.env,
      "long enough\n",
    );
    expect([code, output.trim()]).toEqual([1, "create-super-admin expects an e-mail address"]);
    await database.remove();
  },
);

test("demo accounts are never added outside demo mode", async () => {
  const database = await freshDatabase();
  const { code, output } = await run(["seed-demo"], database.env);
  expect([code, output.trim()]).toEqual([1, "DEMO expects true: demo passwords are public"]);
  await database.remove();
});

test("TRU-32 seeding beside a running server leaves alone what that is storing", async () => {
  const database = await freshDatabase();
  const connection = connect({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
  await migrate(connection);
  writeFileSync(join(database.dataDir, "node-id"), "this-node");
  const row = {
    key: `${"c".repeat(32)}.webp`,
    node: "this-node",
    state: "pending" as const,
    bytes: 1,
    sha256: "",
    created_at: new Date().toISOString(),
  };
  await connection.db.insertInto("stored_files").values(row).execute();
  const { code } = await run(["seed-demo"], { ...database.env, DEMO: "true" });
  const left = await connection.db
    .selectFrom("stored_files")
    .select("state")
    .where("key", "=", row.key)
    .execute();
  expect([code, left]).toEqual([0, [{ state: "pending" }]]);
  await connection.close();
  await database.remove();
});

test("seeding twice adds nothing: one account a role, each below the other, and two routes", async () => {
  const database = await freshDatabase();
  const connection = connect({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
  await migrate(connection);
  await seedDemo(connection);
  await seedDemo(connection);
  const users = await connection.db
    .selectFrom("users")
    .select(["id", "email", "parent_id"])
    .orderBy("id")
    .execute();
  const routes = await connection.db.selectFrom("gymkhanas").select("state").execute();
  const points = await connection.db.selectFrom("map_points").select("id").execute();
  const accounts = users.slice(0, demoAccounts().length);
  expect(accounts.map((user) => user.email)).toEqual(demoAccounts().map(({ email }) => email));
  expect(accounts.map((user) => user.parent_id)).toEqual([
    null,
    ...accounts.slice(0, -1).map((user) => user.id),
  ]);
  const idOf = (email: string) => users.find((user) => user.email === email)?.id;
  expect(users.slice(accounts.length).map((user) => [user.email, user.parent_id])).toEqual(
    demoUsers.map(({ email, above }) => [email, idOf(above)]),
  );
  expect([routes.map((route) => route.state), points.length]).toEqual([[1, 1], 8]);
  await connection.close();
  await database.remove();
});

test("TRU-09 a common password makes no super-admin", async () => {
  const database = await freshDatabase();
  const { code, output } = await run(
    ["create-super-admin", "a@example.com"],
    database.env,
    "password1\n",
  );
  expect([code, output.trim()]).toEqual([1, "The password is one of the most used ones"]);
  await database.remove();
});
