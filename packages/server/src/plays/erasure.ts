import { visitorCells } from "@panel/domain/plays/visitor";
import { record, type AuditEntry } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { PlayPlayerRow } from "../db/plays-schema.ts";
import { visitorSums } from "./counting.ts";
import * as repository from "./erasure-repository.ts";
import { playedExperiences } from "./experiences-repository.ts";
import { inParts } from "./in-parts.ts";
import { countOldPlayers, visitorIn } from "./player-state.ts";
import type { Pseudonyms } from "./pseudonyms.ts";
import { holdPlayers, updatePlayers } from "./repository.ts";
import { cellOf, deleteShares, someShares } from "./shares-repository.ts";
import { addToSums } from "./sums-repository.ts";

export interface Erasure {
  player: string;
  /** The admin in whose branch's experiences the player is erased; null for all experiences. */
  adminId: number | null;
  /** Who asks for it, for the log. Who the player is, is in none. */
  by: Pick<AuditEntry, "subject" | "address" | "details">;
}

/**
 * Erases a player: at once nothing more is found or added by their id; then what is known of them goes little by little,
 * so that nobody waits long meanwhile.
 * @returns how many events were deleted
 */
export async function erasePlayer(
  connection: Connection,
  pseudonyms: Pseudonyms,
  { player, adminId, by }: Erasure,
): Promise<number> {
  const events = await connection.db.transaction().execute(async (transaction) => {
    const experiences = await playedExperiences(transaction, adminId);
    const hashes = experiences.map((id) => pseudonyms.player(id, player));
    return erasePlayers(connection, transaction, hashes, { event: "player-erase", ...by });
  });
  await deleteErased(connection);
  return events;
}

/**
 * Takes players by their pseudonyms out of what is found and counted; `deleteErased` deletes the rest.
 * @param by for the log, where there was anything of theirs
 * @returns how many events are deleted
 */
export async function erasePlayers(
  connection: Connection,
  transaction: Db,
  hashes: readonly string[],
  by: AuditEntry,
): Promise<number> {
  const held = await holdPlayers(connection, transaction, "hash", hashes);
  const players = await countOldPlayers(transaction, held);
  const count = await repository.countEvents(
    transaction,
    players.map(({ id }) => id),
  );
  await addToSums(
    transaction,
    players.flatMap((each) =>
      visitorSums(
        each,
        visitorCells(visitorIn(each)).map((cell) => ({ ...cell, count: -cell.count })),
      ),
    ),
  );
  await updatePlayers(transaction, players.map(asErased));
  if (count > 0) await record(transaction, { ...by, details: { ...by.details, events: count } });
  return count;
}

/** No player's hash has a space: nobody is found by it. */
function asErased(player: PlayPlayerRow): PlayPlayerRow {
  const hash = `erased ${player.id}`;
  return {
    ...player,
    hash,
    counted: 1,
    erased: 1,
    first_day: null,
    gender: null,
    gender_order: null,
  };
}

/** Takes players who were erased out of the sums and deletes their events, also those whose erasing was cut off. */
export async function deleteErased(
  connection: Connection,
  isStopped: () => boolean = () => false,
): Promise<void> {
  await inParts(connection, isStopped, (transaction) => deleteSome(connection, transaction));
}

/** Some 20 ms on SQLite, in which no request is answered. */
const ROWS = 200;

/** @returns whether nothing is left */
async function deleteSome(connection: Connection, transaction: Db): Promise<boolean> {
  const player = await repository.holdErased(connection, transaction);
  if (!player) return true;
  const shares = await someShares(transaction, player.id, ROWS);
  if (shares.length > 0) {
    await deleteShares(transaction, shares);
    const cells = shares.map((share) => {
      const { count, people, seconds, ...rest } = cellOf(share, player.gymkhana_id);
      return { ...rest, count: -count, people: -people, seconds: -seconds };
    });
    await addToSums(transaction, cells);
    return false;
  }
  if ((await repository.deleteSomeEvents(transaction, player, ROWS)) === 0) {
    await repository.deletePlayer(transaction, player.id);
  }
  return false;
}
