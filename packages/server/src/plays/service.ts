import { changedCells, type CountedEvent } from "@panel/domain/plays/cells";
import { arrivalOf, clockCorrection, eventIdOf, readPlayEvent } from "@panel/domain/plays/event";
import type { PlayEvent } from "@panel/domain/plays/event";
import type { EventResult } from "@panel/api-client/plays-types";
import type { Connection, Db } from "../db/connection.ts";
import type { Pseudonyms } from "./pseudonyms.ts";
import * as repository from "./repository.ts";
import { addToSums } from "./sums-repository.ts";

type Result = EventResult["result"];

/** What an installation sends at once. */
export interface Report {
  installation: string;
  /** The device's clock when it sent; undefined where it did not say. */
  sentAt?: string | undefined;
  events: readonly unknown[];
}

export interface Plays {
  /** One answer for each event, in their order. */
  take(report: Report): Promise<EventResult[]>;
  /** @returns how many events were deleted */
  erase(player: string): Promise<number>;
}

/** An event under way into the database, with its place in the report. */
interface Incoming {
  place: number;
  event: PlayEvent;
  arrival: Result;
  row: Omit<repository.NewEvent, "player_id">;
  player: string;
}

export function createPlays(connection: Connection, pseudonyms: Pseudonyms): Plays {
  const { db } = connection;

  /** What is stored of an event and its player, without the times. */
  function stored(event: PlayEvent, installation: string) {
    const { experience, player, play, point, right } = event;
    return {
      player: pseudonyms.player(experience, player),
      row: {
        gymkhana_id: experience,
        hash: pseudonyms.event(experience, installation, event.id),
        play: pseudonyms.play(experience, player, play),
        kind: event.kind,
        point_id: point ?? null,
        is_right: right === undefined ? null : right ? (1 as const) : (0 as const),
        language: event.language ?? null,
        gender: event.gender ?? null,
      },
    };
  }

  return {
    async take({ installation, sentAt, events }) {
      const now = Date.now();
      const correction = clockCorrection(
        sentAt === undefined ? undefined : Date.parse(sentAt),
        now,
      );
      const results: Result[] = events.map(() => "malformed");
      const incoming: Incoming[] = [];
      for (const [place, value] of events.entries()) {
        const event = readPlayEvent(value);
        if (!event) continue;
        const at = event.at + correction;
        const arrival = arrivalOf(at, now);
        results[place] = arrival;
        if (arrival === "tooOld" || arrival === "inFuture") continue;
        const { player, row } = stored(event, installation);
        const times = { at: Math.min(at, now), received_at: new Date(now).toISOString() };
        incoming.push({ place, event, arrival, player, row: { ...row, ...times } });
      }
      if (incoming.length > 0) {
        const counted = await db
          .transaction()
          .execute((transaction) => count(connection, transaction, incoming));
        for (const [place, result] of counted) results[place] = result;
      }
      return events.map((value, place) => ({
        id: eventIdOf(value),
        result: results[place] ?? "malformed",
      }));
    },

    erase: (player) =>
      db.transaction().execute(async (transaction) => {
        const experiences = await repository.playedExperiences(transaction);
        const hashes = experiences.map((id) => pseudonyms.player(id, player));
        const players = await repository.holdPlayers(connection, transaction, "hash", hashes);
        const before = await repository.eventsOf(
          transaction,
          players.map(({ id }) => id),
        );
        const cells = players.flatMap(({ id, gymkhana_id: gymkhanaId }) =>
          changedCells(before.get(id) ?? [], []).map((cell) => ({ gymkhanaId, ...cell })),
        );
        await repository.deletePlayers(
          transaction,
          players.map(({ id }) => id),
        );
        await addToSums(transaction, cells);
        return [...before.values()].reduce((sum, events) => sum + events.length, 0);
      }),
  };
}

/** Stores the events that are new and adds them to the sums. Says what became of each, by its place. */
async function count(
  connection: Connection,
  transaction: Db,
  incoming: readonly Incoming[],
): Promise<Map<number, Result>> {
  const results = new Map<number, Result>();
  const here = await repository.lockExperiences(
    connection,
    transaction,
    incoming.map(({ event }) => event.experience),
  );
  const points = await repository.pointsOf(transaction, [...here]);
  const known = incoming.filter(({ place, event }) => {
    const isHere = here.has(event.experience);
    if (!isHere) results.set(place, "unknownExperience");
    const lacksPoint = event.point !== undefined && points.get(event.point) !== event.experience;
    if (isHere && lacksPoint) results.set(place, "unknownPoint");
    return isHere && !lacksPoint;
  });
  if (known.length === 0) return results;
  const ids = await repository.savePlayers(
    transaction,
    known.map(({ row, player }) => ({ gymkhana_id: row.gymkhana_id, hash: player })),
  );
  const before = await repository.eventsOf(transaction, [...ids.values()]);
  const rows = new Map<string, repository.NewEvent>();
  for (const { row, player } of known) {
    const id = ids.get(`${row.gymkhana_id} ${player}`);
    const name = `${row.gymkhana_id} ${row.hash}`;
    if (id !== undefined && !rows.has(name)) rows.set(name, { ...row, player_id: id });
  }
  const added = await repository.insertEvents(transaction, [...rows.values()]);
  const after = new Map<number, { gymkhanaId: number; events: CountedEvent[] }>();
  for (const { place, row, arrival } of known) {
    const name = `${row.gymkhana_id} ${row.hash}`;
    const stored = rows.get(name);
    // The second one of the same report is a repetition too.
    const isNew = stored !== undefined && added.delete(name);
    results.set(place, isNew ? arrival : "repeated");
    if (!isNew) continue;
    const player = after.get(stored.player_id) ?? {
      gymkhanaId: row.gymkhana_id,
      events: [...(before.get(stored.player_id) ?? [])],
    };
    player.events.push(repository.counted(stored));
    after.set(stored.player_id, player);
  }
  const cells = [...after].flatMap(([id, { gymkhanaId, events }]) =>
    changedCells(before.get(id) ?? [], events).map((cell) => ({ gymkhanaId, ...cell })),
  );
  await addToSums(transaction, cells);
  return results;
}
