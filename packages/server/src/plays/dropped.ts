import type { Connection, Db } from "../db/connection.ts";
import * as repository from "./dropped-repository.ts";
import { inParts } from "./in-parts.ts";

/** Some 20 ms on SQLite, in which no request is answered. */
const ROWS = 200;
const PLAYERS = 20;
const BLOCKS = 20;

/**
 * Deletes what is known of plays of experiences that were deleted. Nobody is shown or adds anything of them any more; it
 * goes little by little, so that nobody waits long meanwhile.
 */
export async function deleteDropped(
  connection: Connection,
  isStopped: () => boolean = () => false,
): Promise<void> {
  await inParts(connection, isStopped, (transaction) => deleteSome(connection, transaction));
}

/** @returns whether nothing is left */
async function deleteSome(connection: Connection, transaction: Db): Promise<boolean> {
  const experienceId = await repository.holdDropped(connection, transaction);
  if (experienceId === undefined) return true;
  const players = await repository.somePlayers(transaction, experienceId, PLAYERS);
  if (players.length === 0) await repository.deleteSomeSums(transaction, experienceId, BLOCKS);
  else if ((await repository.deleteSomeOf(transaction, players, ROWS)) === 0) {
    await repository.deletePlayers(transaction, players);
  }
  return false;
}
