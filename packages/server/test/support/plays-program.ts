import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { seededRandom, simulateVisit } from "@panel/domain/play/simulation";
import { playRules, type PlayRules } from "@panel/domain/play/route";
import { experienceFields } from "@panel/domain/experience/experience";
import { pointFields } from "@panel/domain/experience/point";
import { emptyModel } from "@panel/domain/experience/fields";
import { connect, type Connection } from "../../src/db/connection.ts";
import { makeKey } from "../../src/plays/keys.ts";
import { countEvents } from "../../src/plays/counting.ts";
import { insertEvents, savePlayers, stored } from "../../src/plays/repository.ts";

/*
 * The program of bench/plays.ts, beside a running demo server: makes a key, writes reports to send, and fills the
 * database as reports would. Its arguments are the command, what it needs, the data folder and the database.
 */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Over how many days what is filled in lies back. */
const DAYS = 730;
const PLAYERS_AT_ONCE = 400;
const ROWS = 2000;

interface Target {
  id: number;
  rules: PlayRules;
}

/** The demo's first route, with a question at each point. */
async function targetIn({ db }: Connection): Promise<Target> {
  const { id } = await db
    .selectFrom("gymkhanas")
    .select("id")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const points = await db
    .selectFrom("map_points")
    .select("id")
    .where("gymkhana_id", "=", id)
    .orderBy("position")
    .execute();
  const point = emptyModel(pointFields);
  const route = {
    experience: emptyModel(experienceFields),
    points: points.map((row, index) => ({
      ...point,
      id: row.id,
      isFinal: index === points.length - 1,
      challenge: { ...point.challenge, kind: "question" as const },
    })),
  };
  return { id, rules: playRules(route) };
}

/** Reports of 100 events, of several players each. */
function reports({ id, rules }: Target, count: number): string[] {
  const random = seededRandom(7);
  const events: object[] = [];
  while (events.length < count * 100) {
    const [player, play] = [randomUUID(), randomUUID()];
    const startedAt = Date.now() - 6 * HOUR - random(HOUR);
    for (const event of simulateVisit(rules, random, startedAt)) {
      const at = new Date(event.at).toISOString();
      events.push({ ...event, at, id: randomUUID(), play, player, experience: id });
    }
  }
  return Array.from({ length: count }, (_, index) =>
    JSON.stringify({ events: events.slice(100 * index, 100 * index + 100) }),
  );
}

/** Some players and all that they did, stored and counted. Gives the number of events. */
async function addPlayers(
  db: Connection["db"],
  { id, rules }: Target,
  random: (n: number) => number,
) {
  const now = new Date().toISOString();
  const players = Array.from({ length: PLAYERS_AT_ONCE }, () => {
    const startedAt = Date.now() - DAY - random(DAYS * 24) * HOUR;
    const hash = randomUUID();
    const rows = simulateVisit(rules, random, startedAt).map((event) => ({
      gymkhana_id: id,
      hash: randomUUID(),
      play: hash,
      kind: event.kind,
      point_id: event.point ?? null,
      is_right: event.right === undefined ? null : event.right ? (1 as const) : (0 as const),
      language: event.language ?? null,
      gender: event.gender ?? null,
      origin: null,
      at: event.at,
      // What came longer ago than events are kept would be deleted while it is measured.
      received_at: now,
    }));
    return { hash, rows };
  });
  return db.transaction().execute(async (transaction) => {
    const own = players.map(({ hash }) => ({ gymkhana_id: id, hash }));
    const saved = await savePlayers(transaction, own);
    const rows = players.flatMap((player) =>
      player.rows.map((row) => ({ ...row, player_id: saved.get(`${id} ${player.hash}`)?.id ?? 0 })),
    );
    for (let start = 0; start < rows.length; start += ROWS) {
      await insertEvents(transaction, rows.slice(start, start + ROWS));
    }
    await countEvents(transaction, [...saved.values()], rows.map(stored));
    return rows.length;
  });
}

async function fill({ db, engine }: Connection, target: Target, wanted: number): Promise<void> {
  for (const table of ["play_shares", "play_events", "play_players", "play_sums"] as const) {
    await db.deleteFrom(table).execute();
  }
  const random = seededRandom(1);
  let events = 0;
  while (events < wanted) {
    events += await addPlayers(db, target, random);
    // SQLite answers at once, without a turn of the event loop, and statements are only freed in one.
    await setImmediate();
  }
  if (engine === "sqlite") return;
  // As PostgreSQL does by itself in the course of two years.
  await db.connection().execute(async (session) => {
    await sql`set statement_timeout = 0`.execute(session);
    await sql`vacuum analyze`.execute(session);
  });
}

const [command, value = "", dataDir = "", databaseUrl] = process.argv.slice(2);
const connection = connect({ dataDir, databaseUrl: databaseUrl || undefined });
const target = await targetIn(connection);
if (command === "reports") {
  const [path = "", count] = value.split("#");
  writeFileSync(path, reports(target, Number(count)).join("\n"));
  const key = await makeKey(connection, "bench", "--all");
  process.stdout.write(JSON.stringify({ id: target.id, key }));
} else if (command === "key") {
  const key = await makeKey(connection, value, "--all");
  const { id: point } = await connection.db
    .selectFrom("map_points")
    .select("id")
    .where("gymkhana_id", "=", target.id)
    .orderBy("position")
    .executeTakeFirstOrThrow();
  process.stdout.write(JSON.stringify({ id: target.id, point, key }));
} else {
  await fill(connection, target, Number(value));
  process.stdout.write(JSON.stringify({ id: target.id }));
}
await connection.close();
