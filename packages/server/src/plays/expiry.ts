import { playCells } from "@panel/domain/plays/play-cells";
import { visitorWithout } from "@panel/domain/plays/visitor";
import type { Connection, Db } from "../db/connection.ts";
import type { PlayPlayerRow } from "../db/plays-schema.ts";
import * as expiry from "./expiry-repository.ts";
import { grouped } from "./grouped.ts";
import { inParts } from "./in-parts.ts";
import { countOldPlayers, visitorIn, withVisitor } from "./player-state.ts";
import {
  countingEventsOf,
  holdPlayers,
  setCounts,
  uncountedPlayers,
  updatePlayers,
  type StoredEvent,
} from "./repository.ts";
import { addToShares, deleteShares } from "./shares-repository.ts";

const DAY = 24 * 60 * 60_000;
/** Some 20 ms on SQLite, in which no request is answered. */
const ROWS = 200;
const PLAYERS = 20;

/**
 * Deletes events that came longer ago than `days`, and players of whom nothing is left. Sums stay. Little by little, so
 * that nobody waits long meanwhile, until all are gone or the job is stopped.
 */
export async function deleteOldEvents(
  connection: Connection,
  days: number,
  now = new Date(),
  isStopped: () => boolean = () => false,
): Promise<void> {
  const before = new Date(now.getTime() - days * DAY).toISOString();
  await inParts(
    connection,
    isStopped,
    async (transaction) => (await deleteSomeBefore(connection, transaction, before)) === 0,
  );
}

/** Makes what an event needs to be counted for those players who reported before it was kept. */
export async function countAllOldPlayers(
  connection: Connection,
  isStopped: () => boolean = () => false,
): Promise<void> {
  await inParts(connection, isStopped, async (transaction) => {
    const ids = await uncountedPlayers(transaction, PLAYERS);
    const players = await holdPlayers(connection, transaction, "id", ids);
    const counted = await countOldPlayers(
      transaction,
      players.filter((player) => player.counted === 0),
    );
    const empty = counted.filter((player) => player.counted === 0).map(({ id }) => id);
    await expiry.deletePlayersWithoutEvents(transaction, empty);
    return ids.length === 0;
  });
}

/** @returns how many events were deleted */
async function deleteSomeBefore(
  connection: Connection,
  transaction: Db,
  time: string,
): Promise<number> {
  const rows = await expiry.someBefore(transaction, time, ROWS);
  if (rows.length === 0) return 0;
  const ids = [...new Set(rows.map((row) => row.player_id))];
  const held = await holdPlayers(connection, transaction, "id", ids);
  const players = await countOldPlayers(transaction, held);
  await forgetPlays(
    transaction,
    players,
    rows.map(({ play }) => play),
  );
  await expiry.deleteEvents(transaction, rows);
  await expiry.deletePlayersWithoutEvents(transaction, ids);
  return rows.length;
}

/**
 * Forgets what plays of held players have added to the sums, which stay as they are. Of a play that goes on for longer
 * than events are kept the rest counts as another one.
 */
async function forgetPlays(
  transaction: Db,
  players: readonly PlayPlayerRow[],
  plays: readonly string[],
): Promise<void> {
  const events = await countingEventsOf(transaction, plays);
  const byPlay = [...grouped(events, ({ play }) => play).values()];
  const shares = new Map<string, Parameters<typeof addToShares>[1][number]>();
  for (const play of byPlay) {
    for (const [name, cell] of playCells(play)) {
      const player_id = play[0]?.player_id ?? 0;
      const own = `${player_id} ${name}`;
      const { count = 0, seconds = 0 } = shares.get(own) ?? {};
      shares.set(own, {
        ...cell,
        player_id,
        count: count - cell.count,
        people: 0,
        seconds: seconds - cell.seconds,
      });
    }
  }
  await deleteShares(transaction, await addToShares(transaction, [...shares.values()]));
  await setCounts(transaction, events, 0);
  const own = grouped(byPlay, (play) => play[0]?.player_id ?? 0);
  await updatePlayers(
    transaction,
    players.flatMap((player) => {
      const forgotten: readonly StoredEvent[][] = own.get(player.id) ?? [];
      const before = visitorIn(player);
      return before && forgotten.length > 0
        ? [withVisitor(player, forgotten.reduce(visitorWithout, before))]
        : [];
    }),
  );
}
