import type { PlayCell } from "@panel/domain/plays/cells";
import { thingOf } from "@panel/domain/plays/cells";
import { countingEvents, playCells, playsOf } from "@panel/domain/plays/play-cells";
import { visitorOf, type Visitor } from "@panel/domain/plays/visitor";
import type { Db } from "../db/connection.ts";
import type { PlayPlayerRow, PlayShareRow } from "../db/plays-schema.ts";
import { eventsOf, setCounts, updatePlayers, type StoredEvent } from "./repository.ts";
import { addToShares } from "./shares-repository.ts";

/** What is known of a player besides their plays; undefined for one of whom nothing was counted. */
export function visitorIn(player: PlayPlayerRow): Visitor | undefined {
  if (player.counted === 0) return undefined;
  return { day: player.first_day, gender: player.gender, genderOrder: player.gender_order };
}

export function withVisitor(player: PlayPlayerRow, visitor: Visitor | undefined): PlayPlayerRow {
  const { day = null, gender = null, genderOrder = null } = visitor ?? {};
  return { ...player, counted: 1, first_day: day, gender, gender_order: genderOrder };
}

/**
 * Makes what an event needs to be counted, from all events, for those of some held players who reported before it was
 * kept. It costs what they reported, once.
 * @returns all of the players as they are then
 */
export async function countOldPlayers(
  transaction: Db,
  players: readonly PlayPlayerRow[],
): Promise<PlayPlayerRow[]> {
  const uncounted = players.filter(({ counted }) => counted === 0).map(({ id }) => id);
  if (uncounted.length === 0) return [...players];
  const events = await eventsOf(transaction, uncounted);
  const old = players
    .filter(({ id }) => events.has(id))
    .map((player) => withVisitor(player, visitorOf(undefined, events.get(player.id) ?? [])));
  const plays = old.flatMap(({ id }) => [...playsOf(events.get(id) ?? []).values()]);
  await setCounts(transaction, plays.flatMap(countingEvents), 1);
  await addToShares(
    transaction,
    old.flatMap(({ id }) => sharesOf(id, events.get(id) ?? [])),
  );
  await updatePlayers(transaction, old);
  const known = new Map(old.map((player) => [player.id, player]));
  return players.map((player) => known.get(player.id) ?? player);
}

/** People were counted on the first day of the first play then; where that is another day it stays what it was. */
function sharesOf(player_id: number, events: readonly StoredEvent[]): PlayShareRow[] {
  const done = new Set<string>();
  const shares = new Map<string, PlayShareRow>();
  for (const play of playsOf(events).values()) {
    const cells = [...playCells(play).values()].toSorted((one, other) => one.day - other.day);
    for (const cell of cells) add(cell);
  }
  return [...shares.values()];

  function add({ day, measure, key, count, seconds }: PlayCell) {
    const thing = thingOf({ measure, key });
    const share = shares.get(`${day} ${thing}`);
    const people = done.has(thing) ? 0 : 1;
    done.add(thing);
    shares.set(`${day} ${thing}`, {
      player_id,
      measure,
      key,
      day,
      count: count + (share?.count ?? 0),
      people: people + (share?.people ?? 0),
      seconds: seconds + (share?.seconds ?? 0),
    });
  }
}
