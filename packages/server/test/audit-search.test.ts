import { sql } from "kysely";
import { expect, test } from "vitest";
import { foldText } from "@panel/domain/fold-text";
import { record } from "../src/audit/record.ts";
import { migrate } from "../src/db/migrate.ts";
import * as foldedNames from "../src/db/migrations/030-folded-names.ts";
import { skipWithoutEngine } from "./support/database.ts";
import { testServer } from "./support/server.ts";

skipWithoutEngine();
const server = testServer();

interface Entry {
  id: number;
  actor: string;
}

const list = async (
  query: Record<string, string | number>,
): Promise<{ entries: Entry[]; more: boolean }> =>
  (await server.call("listAudit", { as: server.person("root"), query })).body.data;

test("a search takes part of an e-mail in any case, and its signs for themselves", async () => {
  await record(server.db, { event: "upload", actor: "under_score@example.com" });
  await record(server.db, { event: "upload", actor: "underXscore@example.com" });
  await record(server.db, {
    event: "user-change",
    actor: "plain@example.com",
    subject: "Target@Ex.com",
  });
  const found = async (search: string) =>
    (await list({ search })).entries.map((entry) => entry.actor);
  expect(await found("UNDER_SCORE@")).toEqual(["under_score@example.com"]);
  expect(await found("target@ex")).toEqual(["plain@example.com"]);
  expect(await found("100%")).toEqual([]);
});

const SPELLINGS: readonly [actor: string, ...typed: string[]][] = [
  ["l'hospitalet@example.com", "l’hospitalet"],
  ["col·legi@example.com", "collegi", "co\u0140legi", "COL.LEGI"],
  ["joaquín.núñez@example.com", "NUNEZ joaquin", "joaquín\u00A0núñez"],
  ["straße.łódź@example.com", "strasse lodz"],
  ["cœur.bjørn@example.com", "coeur BJORN"],
];

test.each(SPELLINGS)("TRU-37 %s is found in the log however it is typed", async (...spellings) => {
  const [actor, ...typed] = spellings;
  await record(server.db, { event: "backup", actor });
  const crowd = Array.from({ length: 205 }, (_, index) => `${index}.${actor}`);
  for (const search of typed) {
    const found = (await list({ search })).entries.map((entry) => entry.actor);
    expect([search, found]).toEqual([search, [actor]]);
  }
  // Of so many names the entries are read, not the names.
  for (const name of crowd) await record(server.db, { event: "backup", subject: name });
  for (const search of typed) expect((await list({ search })).entries).toHaveLength(200);
});

test("TRU-37 names from before are folded, in a database and in an archive", async () => {
  const names = Array.from({ length: 1100 }, (_, index) => `Núria.${index}@old.example`);
  await sql`alter table audit_names drop column folded`.execute(server.db);
  for (let start = 0; start < names.length; start += 100)
    await sql`insert into audit_names (name) values ${sql.join(
      // A name may be there twice.
      [...names.slice(start, start + 100), "Zoë@old.example"].map((name) => sql`(${name})`),
    )}`.execute(server.db);
  await server.db.deleteFrom("migrations").where("name", "=", foldedNames.name).execute();
  expect(await migrate(server.running.connection)).toEqual([foldedNames.name]);
  const rows = await server.db.selectFrom("audit_names").selectAll().execute();
  expect(rows.length).toBeGreaterThan(names.length);
  expect(rows.filter(({ name, folded }) => folded !== foldText(name))).toEqual([]);
  expect(foldedNames.upgradeRow("audit_names", { name: "Núria" })).toEqual({
    name: "Núria",
    folded: "nuria",
  });
  expect(foldedNames.upgradeRow("audit", { actor: "Núria" })).toEqual({ actor: "Núria" });
});

test("a search that finds very many names still gives every entry once, newest first", async () => {
  const actors = Array.from({ length: 230 }, (_, index) => `crowd-${index}@example.com`);
  for (const actor of actors) await record(server.db, { event: "upload", actor });
  const first = await list({ search: "crowd-", limit: 150 });
  const second = await list({
    search: "crowd-",
    limit: 150,
    before: first.entries.at(-1)?.id ?? 0,
  });
  const found = [...first.entries, ...second.entries].map((entry) => entry.actor);
  expect(found).toEqual(actors.toReversed());
  expect([first.more, second.more]).toEqual([true, false]);
});
