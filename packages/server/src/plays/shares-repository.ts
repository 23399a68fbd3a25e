import { sql } from "kysely";
import { thingOf, type Cell } from "@panel/domain/plays/cells";
import type { Earliest } from "@panel/domain/plays/credit";
import { chunks } from "../db/chunks.ts";
import type { Db } from "../db/connection.ts";
import type { PlayShareRow } from "../db/plays-schema.ts";
import { ROWS } from "./repository.ts";

/** A thing that a player did. */
export type PlayerThing = Pick<PlayShareRow, "player_id" | "measure" | "key">;

export const nameOfThing = (thing: PlayerThing): string => `${thing.player_id} ${thingOf(thing)}`;

/** The earliest day of each thing that is known of a player, by its name. One look into the index for each. */
export async function earliestShares(
  db: Db,
  things: readonly PlayerThing[],
): Promise<Map<string, Earliest>> {
  const found = new Map<string, Earliest>();
  for (const some of chunks(things, ROWS)) {
    const wanted = some.map(
      ({ player_id, measure, key }) =>
        sql`(cast(${player_id} as integer), cast(${measure} as text), cast(${key} as text))`,
    );
    // Day and people as one number: a subquery gives one value.
    const { rows } = await sql<PlayerThing & { earliest: number | null }>`
      with wanted(player_id, measure, key) as (values ${sql.join(wanted)})
      select player_id, measure, key, (
        select 2 * share.day + share.people from play_shares as share
        where share.player_id = wanted.player_id and share.measure = wanted.measure
          and share.key = wanted.key and share.count > 0
        order by share.day limit 1
      ) as earliest
      from wanted`.execute(db);
    for (const { earliest, ...thing } of rows) {
      if (earliest === null) continue;
      found.set(nameOfThing(thing), { day: Math.floor(earliest / 2), people: earliest % 2 });
    }
  }
  return found;
}

/** Adds to shares, and gives those of them of which nothing is left. */
export async function addToShares(
  transaction: Db,
  shares: readonly PlayShareRow[],
): Promise<PlayShareRow[]> {
  const empty: PlayShareRow[] = [];
  for (const some of chunks(shares, ROWS)) {
    const rows = await transaction
      .insertInto("play_shares")
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(["player_id", "measure", "key", "day"]).doUpdateSet((eb) => ({
          count: eb("play_shares.count", "+", eb.ref("excluded.count")),
          people: eb("play_shares.people", "+", eb.ref("excluded.people")),
          seconds: eb("play_shares.seconds", "+", eb.ref("excluded.seconds")),
        })),
      )
      .returning(["player_id", "measure", "key", "day", "count", "people", "seconds"])
      .execute();
    empty.push(...rows.filter(({ count }) => count <= 0));
  }
  return empty;
}

/** As many as databases take in one condition. */
const CONDITIONS = 50;

export async function deleteShares(
  transaction: Db,
  shares: readonly Pick<PlayShareRow, "player_id" | "measure" | "key" | "day">[],
): Promise<void> {
  for (const some of chunks(shares, CONDITIONS)) {
    await transaction
      .deleteFrom("play_shares")
      .where((eb) =>
        eb.or(
          some.map(({ player_id, measure, key, day }) => eb.and({ player_id, measure, key, day })),
        ),
      )
      .execute();
  }
}

/** Some of the shares of a player, always the first ones. */
export function someShares(db: Db, playerId: number, limit: number): Promise<PlayShareRow[]> {
  return db
    .selectFrom("play_shares")
    .select(["player_id", "measure", "key", "day", "count", "people", "seconds"])
    .where("player_id", "=", playerId)
    .orderBy("measure")
    .orderBy("key")
    .orderBy("day")
    .limit(limit)
    .execute();
}

/** A share as what it adds to the sums of an experience. */
export function cellOf(share: PlayShareRow, experienceId: number): Cell & { experienceId: number } {
  const { player_id: _, ...cell } = share;
  return { ...cell, experienceId };
}
