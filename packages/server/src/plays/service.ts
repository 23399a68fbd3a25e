import { setImmediate } from "node:timers/promises";
import { isActive } from "@panel/domain/experience/state";
import { eventIdOf } from "@panel/domain/plays/event";
import type { EventResult } from "@panel/api-client/plays-types";
import { chunks } from "../db/chunks.ts";
import type { Connection, Db } from "../db/connection.ts";
import { countEvents } from "./counting.ts";
import { erasePlayer, type Erasure } from "./erasure.ts";
import * as experiences from "./experiences-repository.ts";
import { playNumbers } from "./play-numbers.ts";
import { readReport, type Incoming, type Report, type Result } from "./incoming.ts";
import { countOldPlayers } from "./player-state.ts";
import type { Pseudonyms } from "./pseudonyms.ts";
import * as repository from "./repository.ts";

/** Events of one transaction: on SQLite no request is answered meanwhile. */
const EVENTS_AT_ONCE = 100;

/** What an event that counts, now or from before, is answered with. */
const COUNTED: ReadonlySet<Result> = new Set(["accepted", "late", "repeated"]);

export interface Plays {
  /** One answer for each event, in their order. */
  take(report: Report): Promise<EventResult[]>;
  /** @returns how many events were deleted */
  erase(erasure: Erasure): Promise<number>;
}

export function createPlays(connection: Connection, pseudonyms: Pseudonyms): Plays {
  return {
    async take(report) {
      const { results, incoming } = readReport(report, pseudonyms, Date.now());
      for (const some of chunks(incoming, EVENTS_AT_ONCE)) {
        const counted = await connection.db
          .transaction()
          .execute((transaction) => count(connection, transaction, some, report.adminId));
        for (const [place, result] of counted) results[place] = result;
        // SQLite answers without a turn of the event loop: others would wait for the whole report.
        await setImmediate();
      }
      const counted = incoming.filter(({ place }) => COUNTED.has(results[place] ?? "malformed"));
      const numbers = await playNumbers(connection.db, pseudonyms, counted);
      return report.events.map((value, place) => ({
        id: eventIdOf(value),
        result: results[place] ?? "malformed",
        ...numbers.get(place),
      }));
    },

    erase: (erasure) => erasePlayer(connection, pseudonyms, erasure),
  };
}

/** Stores the events that are new and adds them to the sums. Says what became of each, by its place. */
async function count(
  connection: Connection,
  transaction: Db,
  incoming: readonly Incoming[],
  adminId: number | null,
): Promise<Map<number, Result>> {
  const { results, known } = await knownEvents(connection, transaction, incoming, adminId);
  if (known.length === 0) return results;
  const isNew = await storeEvents(transaction, known);
  for (const { place, row, arrival } of known) {
    // The second one of the same report is a repetition too.
    results.set(place, isNew.delete(`${row.gymkhana_id} ${row.hash}`) ? arrival : "repeated");
  }
  return results;
}

/** Which of some experiences are there; none of them is deleted until the transaction ends. */
export async function holdExperiences(
  connection: Connection,
  transaction: Db,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const held = await experiences.lockExperiences(connection, transaction, ids, null);
  return new Set(held.keys());
}

/**
 * Stores events of experiences that are held, as far as they are new, and adds these to the sums.
 * @returns which are new, by experience and hash with a space between
 */
export async function storeEvents(
  transaction: Db,
  known: readonly Pick<Incoming, "row" | "player">[],
): Promise<Set<string>> {
  const saved = await repository.savePlayers(
    transaction,
    known.map(({ row, player }) => ({ gymkhana_id: row.gymkhana_id, hash: player })),
  );
  const players = await countOldPlayers(transaction, [...saved.values()]);
  const rows = new Map<string, repository.NewEvent>();
  for (const { row, player } of known) {
    const id = saved.get(`${row.gymkhana_id} ${player}`)?.id;
    const name = `${row.gymkhana_id} ${row.hash}`;
    if (id !== undefined && !rows.has(name)) rows.set(name, { ...row, player_id: id });
  }
  const added = await repository.insertEvents(transaction, [...rows.values()]);
  const events = [...rows].filter(([name]) => added.has(name)).map(([, row]) => row);
  await countEvents(transaction, players, events.map(repository.stored));
  return added;
}

/** Sorts out what is of no experience or point that is there, or happened while the experience was not active. */
async function knownEvents(
  connection: Connection,
  transaction: Db,
  incoming: readonly Incoming[],
  adminId: number | null,
): Promise<{ results: Map<number, Result>; known: Incoming[] }> {
  const results = new Map<number, Result>();
  const here = await experiences.lockExperiences(
    connection,
    transaction,
    incoming.map(({ event }) => event.experience),
    adminId,
  );
  const points = await experiences.pointsOf(transaction, [...here.keys()]);
  const known = incoming.filter(({ place, event, row }) => {
    const experience = here.get(event.experience);
    if (!experience) {
      results.set(place, "unknownExperience");
      return false;
    }
    if (!wasActive(experience, row.at)) {
      results.set(place, "inactiveExperience");
      return false;
    }
    const isPointHere = event.point === undefined || points.get(event.point) === experience.id;
    if (!isPointHere) results.set(place, "unknownPoint");
    return isPointHere;
  });
  return { results, known };
}

/** What happened before an experience was switched off counts, also where it comes later. */
function wasActive({ state, active_until }: experiences.ReportedExperience, at: number): boolean {
  return isActive(state) || (active_until !== null && at < Date.parse(active_until));
}
