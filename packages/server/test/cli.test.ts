import { spawn } from "node:child_process";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pointFields, type Point } from "@panel/domain/experience/point";
import { shownPosition } from "@panel/domain/experience/position";
import { commitmentOf, METHOD, winnerOf } from "@panel/domain/lottery/draw";
import { emptyModel } from "@panel/domain/experience/fields";
import { expect, test } from "vitest";
import { endOf } from "../../../tools/child-end.ts";
import { passwordMatches } from "../src/account/passwords.ts";
import { findByEmail } from "../src/account/repository.ts";
import { connect } from "../src/db/connection.ts";
import { migrate } from "../src/db/migrate.ts";
import { demoAccounts } from "../src/settings/demo-accounts.ts";
import { demoUsers } from "../src/demo/users.ts";
import { seedDemo } from "../src/demo/seed.ts";
import { markServed } from "../src/db/server-lock.ts";
import { sha256 } from "../src/plays/sha256.ts";
import { freshDatabase, skipWithoutEngine } from "./support/database.ts";

skipWithoutEngine();
const CLI = join(import.meta.dirname, "../src/cli.js");

async function run(args: string[], env: Record<string, string>, input = "") {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      ...env,
    },
  });
  let output = "";
  child.stdout.on("data", (text: Buffer) => (output += text.toString()));
  child.stderr.on("data", (text: Buffer) => (output += text.toString()));
  child.stdin.end(input);
  const code = await endOf(child);
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
  const files = database.databaseUrl ? [] : [join(database.dataDir, "panel.sqlite")];
  expect(files.filter((file) => (statSync(file).mode & 0o077) !== 0)).toEqual([]);
  await connection.close();
  await database.remove();
});

test("TRU-35 backup and restore are there by command line", async () => {
  const database = await freshDatabase();
  const archive = join(database.dataDir, "backup.tar.gz");
  await run(["create-super-admin", "boss@example.com"], database.env, "long enough\n");
  const backup = await run(["backup", archive], database.env);
  const refused = await run(["restore", archive], database.env);
  const served = await markServed(database.dataDir);
  const beside = await run(["restore", archive, "--replace"], database.env);
  expect([beside.code, beside.output]).toEqual([1, expect.stringContaining("A server runs on")]);
  served.release();
  const restored = await run(["restore", "--replace", archive], database.env);
  const again = await run(["restore", archive, "--replace"], database.env);
  const unknown = await run(["restore", "--replaces", archive], database.env);
  expect([backup.code, backup.output]).toEqual([0, expect.stringContaining("0 files are in")]);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("--replace")]);
  for (const { code, output } of [restored, again]) {
    expect([code, output]).toEqual([0, expect.stringContaining(`restored from ${archive}`)]);
  }
  expect([unknown.code, unknown.output]).toEqual([
    1,
    expect.stringContaining("restore: Unknown option '--replaces'"),
  ]);
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
  const bots = await connection.db.selectFrom("bots").select("name").execute();
  expect(bots).toEqual([{ name: "Guía de Explorar" }]);
  const left = await connection.db
    .selectFrom("stored_files")
    .select("state")
    .where("key", "=", row.key)
    .execute();
  expect([code, left]).toEqual([0, [{ state: "pending" }]]);
  await connection.close();
  await database.remove();
});

test("seeding twice adds nothing: one account a role, each below the other, two routes, a draft and a past feast", async () => {
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
  expect([routes.map((route) => route.state), points.length]).toEqual([[1, 1, 2, 2], 18]);
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

test("check-routes names what is wrong with each experience and ends with 1 where there are errors", async () => {
  const database = await freshDatabase();
  await run(["seed-demo"], { ...database.env, DEMO: "true" });
  const { db, close } = connect({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
  // The draft, which is not sound, and the past feast, whose draw is over.
  await db.updateTable("gymkhanas").set({ state: 3 }).where("id", "in", [3, 4]).execute();
  const sound = await run(["check-routes"], database.env);
  expect(sound).toEqual({
    code: 0,
    output: expect.stringMatching(/Experiences checked: 2\. Errors: 0\. Warnings: \d+\.\n$/),
  });
  expect(sound.output).not.toMatch(/Note:|\{\{|CHECK|FIELDS/);

  const ids = (
    await db
      .selectFrom("map_points")
      .select("id")
      .where("gymkhana_id", "=", 1)
      .orderBy("position")
      .execute()
  ).map(({ id }) => id);
  const [first = 0, second = 0] = ids;
  await db.updateTable("map_points").set({ depends_on: second }).where("id", "=", first).execute();
  await db.updateTable("map_points").set({ depends_on: first }).where("id", "=", second).execute();
  await db.updateTable("map_points").set({ bot_id: "b-gone" }).where("id", "=", first).execute();
  const { content } = await db
    .selectFrom("map_points")
    .select("content")
    .where("id", "=", second)
    .executeTakeFirstOrThrow();
  const point = JSON.parse(content) as Point;
  const shown = shownPosition(point.position ?? { lat: 0, lon: 0 });
  const address = { ...emptyModel(pointFields).address, location: `Sin dirección (${shown})` };
  await db
    .updateTable("map_points")
    .set({ content: JSON.stringify({ ...point, address }) })
    .where("id", "=", second)
    .execute();
  await db.updateTable("gymkhanas").set({ state: 3 }).where("id", "=", 2).execute();
  await close();

  const broken = await run(["check-routes", "--language", "ca", "--hints"], database.env);
  expect(broken.code).toBe(1);
  expect(broken.output).toContain("El Madrid dels Àustries (1, activa)\n  Error: ");
  expect(broken.output).toContain("no s’obren mai: Puerta del Sol → ");
  expect(broken.output).toContain("ja no existeix.");
  expect(broken.output).toMatch(/Nota: .*no té cap adreça/);
  expect(broken.output).toMatch(/Experiències revisades: 1\. Errors: \d+\. Avisos: \d+\.\n$/);
  expect(broken.output).not.toMatch(/\{\{|CHECK|FIELDS/);

  const elsewhere = await run(["check-routes", "--language=ca"], {
    ...database.env,
    BOTS_URL: "https://bots.example.org",
  });
  expect(elsewhere.output).not.toContain("ja no existeix.");
  const refused = await run(["check-routes", "--language", "fr"], database.env);
  expect(refused).toEqual({ code: 1, output: "--language expects es, en or ca\n" });
  expect((await run(["check-routes", "--languages"], database.env)).code).toBe(1);
  await database.remove();
});

test("keys of visitors' apps are made, listed and revoked, each one told once and in the log", async () => {
  const database = await freshDatabase();
  const made = await run(["make-play-key", "Madrid app", "--all"], database.env);
  const listed = await run(["list-play-keys"], database.env);
  const revoked = await run(["revoke-play-key", "1"], database.env);
  const again = await run(["revoke-play-key", "1"], database.env);
  const nameless = await run(["make-play-key"], database.env);
  const unowned = await run(["make-play-key", "Madrid app"], database.env);
  const narrowed = await run(["narrow-play-key", "1", "nobody@example.org"], database.env);
  const erased = await run(["erase-player", "player-0001"], database.env);
  expect([made.code, made.output.trim()]).toEqual([
    0,
    expect.stringMatching(/^plays\.1\.[\w-]{43}$/),
  ]);
  expect(listed.output).toMatch(/^1 {2}Madrid app {2}every company {2}made \S+\n.*narrow-play-key/);
  expect([revoked.code, revoked.output]).toEqual([0, "Key 1 of Madrid app revoked\n"]);
  expect([again.code, again.output]).toEqual([1, "There is no key 1 to revoke\n"]);
  expect([nameless.code, erased.code]).toEqual([1, 0]);
  expect([unowned.code, unowned.output]).toEqual([
    1,
    "make-play-key expects the e-mail of the admin whose company the key is of, or --all for all of them\n",
  ]);
  expect([narrowed.code, narrowed.output]).toEqual([1, "There is no user nobody@example.org\n"]);
  const connection = connect({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
  const log = await connection.db
    .selectFrom("audit")
    .select(["event", "subject", "details"])
    .execute();
  const by = { by: "command line" };
  const created = { installation: "Madrid app", company: "every company", ...by };
  expect(log).toEqual([
    { event: "play-key-create", subject: "play key 1", details: JSON.stringify(created) },
    {
      event: "play-key-revoke",
      subject: "play key 1",
      details: JSON.stringify({ installation: "Madrid app", ...by }),
    },
  ]);
  await connection.close();
  await database.remove();
});

test("PRZ-03 verify-draw repeats a draw from its record, without a database", async () => {
  const database = await freshDatabase();
  const entries = ["0000-0000-0000-0001", "0000-0000-0000-0002"];
  const parts = { seed: "5eed".repeat(16), code: "abc", day: "2026-06-30", entries };
  const record = {
    ...parts,
    method: METHOD,
    timeZone: "Europe/Madrid",
    commitment: await commitmentOf(parts.seed, sha256),
    committedAt: "2026-05-01T10:00:00.000Z",
    drawnAt: "2026-06-30T10:00:00.000Z",
    winner: await winnerOf(parts, sha256),
  };
  const file = join(database.dataDir, "record.json");
  writeFileSync(file, JSON.stringify(record));
  const held = await run(["verify-draw", file], {});
  expect([held.code, held.output.match(/^holds/gm)?.length]).toEqual([0, 4]);
  expect(held.output).toContain(`winner ${record.winner}`);
  const [loser] = entries.filter((entry) => entry !== record.winner);
  writeFileSync(file, JSON.stringify({ ...record, winner: loser }));
  const forged = await run(["verify-draw", file], {});
  expect([forged.code, forged.output.match(/^FAILS.*$/gm)]).toEqual([
    1,
    ["FAILS  the winner follows from the seed and those numbers"],
  ]);
  writeFileSync(file, "{}");
  expect(await run(["verify-draw", file], {})).toEqual({
    code: 1,
    output: `${file} is not the record of a draw\n`,
  });
  await database.remove();
});
