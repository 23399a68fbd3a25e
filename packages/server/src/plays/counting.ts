import type { Cell, PlayCell } from "@panel/domain/plays/cells";
import { movedCredit } from "@panel/domain/plays/credit";
import { changedCells, countingEvents, playCells } from "@panel/domain/plays/play-cells";
import { visitorCells, visitorOf } from "@panel/domain/plays/visitor";
import type { Db } from "../db/connection.ts";
import type { PlayPlayerRow, PlayShareRow } from "../db/plays-schema.ts";
import { grouped } from "./grouped.ts";
import { visitorIn, withVisitor } from "./player-state.ts";
import { countingEventsOf, setCounts, updatePlayers, type StoredEvent } from "./repository.ts";
import {
  addToShares,
  deleteShares,
  earliestShares,
  nameOfThing,
  type PlayerThing,
} from "./shares-repository.ts";
import { addToSums } from "./sums-repository.ts";

type SumCell = Cell & { experienceId: number };

/**
 * Counts events that were just stored. What is read and written is of their plays and of what they change, however much
 * their players did before.
 * @param players those of the events, held
 */
export async function countEvents(
  transaction: Db,
  players: readonly PlayPlayerRow[],
  events: readonly StoredEvent[],
): Promise<void> {
  const visitors = await countVisitors(transaction, players, events);
  const shares = await countPlays(transaction, events);
  const experienceIds = new Map(players.map((player) => [player.id, player.gymkhana_id]));
  const cells = shares.map(({ player_id, ...cell }) => ({
    ...cell,
    experienceId: experienceIds.get(player_id) ?? 0,
  }));
  await addToSums(transaction, [...visitors, ...cells]);
}

/** The cells of a player besides their plays: each counts as one of the people. */
export function visitorSums(player: PlayPlayerRow, cells: readonly PlayCell[]): SumCell[] {
  return cells.map((cell) => ({ ...cell, people: cell.count, experienceId: player.gymkhana_id }));
}

async function countVisitors(
  transaction: Db,
  players: readonly PlayPlayerRow[],
  events: readonly StoredEvent[],
): Promise<SumCell[]> {
  const own = grouped(events, (event) => event.player_id);
  const changed: PlayPlayerRow[] = [];
  const sums = players.flatMap((player) => {
    const before = visitorIn(player);
    const after = visitorOf(before, own.get(player.id) ?? []);
    if (after === before) return [];
    const now = withVisitor(player, after);
    if (isSame(now, player)) return [];
    changed.push(now);
    const taken = visitorCells(before).map((cell) => ({ ...cell, count: -cell.count }));
    return visitorSums(player, [...taken, ...visitorCells(after)]);
  });
  await updatePlayers(transaction, changed);
  return sums;
}

function isSame(one: PlayPlayerRow, other: PlayPlayerRow): boolean {
  return (
    one.counted === other.counted &&
    one.first_day === other.first_day &&
    one.gender_order === other.gender_order
  );
}

/** Keeps what counts now in the events' plays. Gives what has to be added to the sums. */
async function countPlays(
  transaction: Db,
  events: readonly StoredEvent[],
): Promise<PlayShareRow[]> {
  const before = grouped(
    await countingEventsOf(
      transaction,
      events.map(({ play }) => play),
    ),
    ({ play }) => play,
  );
  const begun: StoredEvent[] = [];
  const ended: StoredEvent[] = [];
  const changes = new Map<string, PlayShareRow>();
  for (const [play, added] of grouped(events, (event) => event.play)) {
    const old = before.get(play) ?? [];
    const now = countingEvents([...old, ...added]);
    begun.push(...now.filter((event) => added.includes(event)));
    ended.push(...old.filter((event) => !now.includes(event)));
    const player_id = added[0]?.player_id ?? 0;
    for (const cell of changedCells(playCells(old), playCells(now))) {
      mergeShare(changes, { player_id, people: 0, ...cell });
    }
  }
  await setCounts(transaction, begun, 1);
  await setCounts(transaction, ended, 0);
  const changed = [...changes.values()].filter(({ count, seconds }) => count || seconds);
  return addToPlayers(transaction, changed);
}

/** Adds to shares by name. */
function mergeShare(shares: Map<string, PlayShareRow>, share: PlayShareRow): void {
  const name = `${share.day} ${nameOfThing(share)}`;
  const before = shares.get(name);
  if (!before) {
    shares.set(name, { ...share });
    return;
  }
  before.count += share.count;
  before.people += share.people;
  before.seconds += share.seconds;
}

/**
 * Adds to the shares of players, and has each count among the people of a thing on the earliest day of it.
 * @returns the changes with their people
 */
async function addToPlayers(
  transaction: Db,
  changes: readonly PlayShareRow[],
): Promise<PlayShareRow[]> {
  if (changes.length === 0) return [];
  const groups = grouped(changes, nameOfThing);
  const things = [...groups.values()].flatMap(([first]) => (first ? [first] : []));
  const before = await earliestShares(transaction, things);
  const shrinking = things.filter((thing) =>
    groups.get(nameOfThing(thing))?.some(({ count }) => count < 0),
  );
  const isShrinking = new Set(shrinking.map(nameOfThing));
  const credits = (of: readonly PlayerThing[], dayAfter: (name: string) => number | undefined) =>
    of.flatMap(({ player_id, measure, key }) => {
      const name = nameOfThing({ player_id, measure, key });
      const none = { player_id, measure, key, count: 0, seconds: 0 };
      return movedCredit(before.get(name), dayAfter(name)).map((moved) => ({ ...none, ...moved }));
    });
  // What only grows has its earliest day among those known and those that are added.
  const growing = credits(
    things.filter((thing) => !isShrinking.has(nameOfThing(thing))),
    (name) => {
      const days = [...(groups.get(name) ?? []), ...(before.has(name) ? [before.get(name)] : [])];
      return Math.min(...days.map((each) => each?.day ?? Number.POSITIVE_INFINITY));
    },
  );
  const first = merged([...changes, ...growing]);
  const empty = await addToShares(transaction, first);
  if (shrinking.length === 0) return first;
  const after = await earliestShares(transaction, shrinking);
  const moved = credits(shrinking, (name) => after.get(name)?.day);
  if (moved.length > 0) await addToShares(transaction, moved);
  await deleteShares(transaction, empty);
  return merged([...first, ...moved]);
}

function merged(shares: readonly PlayShareRow[]): PlayShareRow[] {
  const all = new Map<string, PlayShareRow>();
  for (const share of shares) mergeShare(all, share);
  return [...all.values()];
}
