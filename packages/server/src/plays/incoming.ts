import { arrivalOf, clockCorrection, readPlayEvent } from "@panel/domain/plays/event";
import type { PlayEvent } from "@panel/domain/plays/event";
import type { EventResult } from "@panel/api-client/plays-types";
import type { Pseudonyms } from "./pseudonyms.ts";
import type { NewEvent } from "./repository.ts";

export type Result = EventResult["result"];

/** What an installation sends at once. */
export interface Report {
  installation: string;
  /** The admin of whose branch the experiences are that it may report of; null for all experiences. */
  adminId: number | null;
  /** The device's clock when it sent; undefined where it did not say. */
  sentAt?: string | undefined;
  events: readonly unknown[];
}

/** An event under way into the database, with its place in the report. */
export interface Incoming {
  place: number;
  event: PlayEvent;
  arrival: Result;
  row: Omit<NewEvent, "player_id">;
  player: string;
}

/** Reads a report: what is answered to each event so far, and those that may count. */
export function readReport(
  { installation, sentAt, events }: Report,
  pseudonyms: Pseudonyms,
  now: number,
): { results: Result[]; incoming: Incoming[] } {
  const correction = clockCorrection(sentAt === undefined ? undefined : Date.parse(sentAt), now);
  const results: Result[] = events.map(() => "malformed");
  const incoming: Incoming[] = [];
  for (const [place, value] of events.entries()) {
    const event = readPlayEvent(value);
    if (!event) continue;
    const at = event.at + correction;
    const arrival = arrivalOf(at, now);
    results[place] = arrival;
    if (arrival === "tooOld" || arrival === "inFuture") continue;
    const { experience, player, play, point, right } = event;
    incoming.push({
      place,
      event,
      arrival,
      player: pseudonyms.player(experience, player),
      row: {
        gymkhana_id: experience,
        hash: pseudonyms.event(experience, installation, event.id),
        play: pseudonyms.play(experience, player, play),
        kind: event.kind,
        point_id: point ?? null,
        is_right: right === undefined ? null : right ? 1 : 0,
        language: event.language ?? null,
        gender: event.gender ?? null,
        origin: null,
        at: Math.min(at, now),
        received_at: new Date(now).toISOString(),
      },
    });
  }
  return { results, incoming };
}
