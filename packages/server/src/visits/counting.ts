import { setTimeout as pause } from "node:timers/promises";
import { eventsOfStep } from "@panel/domain/visits/visit-events";
import type { PlayRules } from "@panel/domain/play/route";
import type { PlayEvent } from "@panel/domain/plays/event";
import { AppError } from "../app-error.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { VisitRow, VisitStepRow } from "../db/visits-schema.ts";
import type { Incoming } from "../plays/incoming.ts";
import type { Pseudonyms } from "../plays/pseudonyms.ts";
import { holdExperiences, storeEvents } from "../plays/service.ts";
import type { PublishedRoutes } from "./published-routes.ts";
import { UNDO_MS } from "./visit-record.ts";
import * as repository from "./visits-repository.ts";

/** Visits of one transaction: on SQLite nothing is answered meanwhile. */
const VISITS = 20;

/** Pause after each of them, as a multiple of what it took. */
const SHARE = 3;

/** What of a visit beside its steps is counted, as bits. */
const ENDS = { started: 1, completed: 2, earned: 4, collected: 8 } as const;

/**
 * Adds what visits have done to the statistics, some time after their steps were stored: so that a visitor waits for their own
 * step alone. Events count by the version of the visit, whatever stands now.
 */
export async function countVisits(
  connection: Connection,
  routes: PublishedRoutes,
  pseudonyms: Pseudonyms,
  isStopped: () => boolean = () => false,
): Promise<void> {
  while (!isStopped()) {
    const begun = performance.now();
    const now = Date.now();
    const at = new Date(now).toISOString();
    const found = await repository.listUncounted(connection.db, at, VISITS);
    if (found.length === 0) return;
    // Read before the transaction: within it, no other connection may be waited for.
    const rules = new Map<number, PlayRules>();
    for (const { id, gymkhana_id, number } of found) {
      const route = await routes.rulesOf(gymkhana_id, number).catch(ifDeleted);
      if (route) rules.set(id, route.rules);
    }
    const ids = found.map(({ id }) => id);
    await connection.db
      .transaction()
      .execute((transaction) =>
        countSome(connection, transaction, { ids, rules, pseudonyms, now }),
      );
    if (found.length < VISITS) return;
    // Whoever sends steps goes first: counting takes a quarter of the time at most.
    await pause(SHARE * (performance.now() - begun));
  }
}

/** The versions of an experience that was deleted are gone: nothing of it counts any more. */
function ifDeleted(error: unknown): undefined {
  if (!(error instanceof AppError) || error.kind !== "not-found") throw error;
}

interface Counting {
  ids: readonly number[];
  /** By visit; none where the experience was deleted. */
  rules: ReadonlyMap<number, PlayRules>;
  pseudonyms: Pseudonyms;
  now: number;
}

async function countSome(
  connection: Connection,
  transaction: Db,
  { ids, rules, pseudonyms, now }: Counting,
): Promise<void> {
  const at = new Date(now).toISOString();
  const visits = await repository.lockUncounted(connection, transaction, ids, at);
  if (visits.length === 0) return;
  const experiences = visits.map(({ gymkhana_id }) => gymkhana_id);
  const there = await holdExperiences(connection, transaction, experiences);
  const events: Pick<Incoming, "row" | "player">[] = [];
  for (const visit of visits) {
    const played = there.has(visit.gymkhana_id) ? rules.get(visit.id) : undefined;
    const own = played && (await eventsOf(transaction, played, visit, now));
    for (const event of own?.events ?? []) events.push(rowOf(pseudonyms, visit, event, now));
    await repository.setCounted(transaction, {
      id: visit.id,
      counted_steps: own?.steps ?? visit.counted_steps,
      counted_ends: own?.ends ?? visit.counted_ends,
      count_at: own?.later ?? null,
    });
  }
  if (events.length > 0) await storeEvents(transaction, events);
}

type Counted = Pick<PlayEvent, "kind" | "at" | "point" | "right" | "language" | "gender">;

async function eventsOf(db: Db, rules: PlayRules, visit: VisitRow, now: number) {
  const steps = await repository.listSteps(db, visit.id, visit.counted_steps);
  return { ...eventsOfVisit(rules, visit, steps, now), steps: visit.counted_steps + steps.length };
}

/**
 * What is counted of a visit that was not counted yet, by what the visit says of it.
 * @param steps that were not counted, as they came
 */
export function eventsOfVisit(
  rules: PlayRules,
  visit: VisitRow,
  steps: readonly Pick<VisitStepRow, "kind" | "point_id" | "after">[],
  now: number,
): { events: Counted[]; ends: number; later: string | null } {
  const startedAt = Date.parse(visit.started_at);
  const events: Counted[] = [];
  let ends = visit.counted_ends;
  const addEnd = (end: keyof typeof ENDS, event: Counted) => {
    if (ends & ENDS[end]) return;
    ends |= ENDS[end];
    events.push(event);
  };
  const { language, gender } = visit;
  addEnd("started", { kind: "started", at: startedAt, language, gender });
  for (const { kind, point_id: point, after } of steps) {
    events.push(...eventsOfStep(rules, { kind, point, after }, startedAt));
  }
  const last = Math.max(startedAt, ...events.map(({ at }) => at));
  if (visit.ended_at !== null) addEnd("completed", { kind: "completed", at: last });
  if (visit.earned_at !== null) addEnd("earned", { kind: "prizeEarned", at: last });
  const collected = visit.collected_at === null ? undefined : Date.parse(visit.collected_at);
  // Until then it may be taken back.
  const isSure = collected !== undefined && now >= collected + UNDO_MS;
  if (isSure) addEnd("collected", { kind: "prizeCollected", at: collected });
  const isOpen = collected !== undefined && !isSure;
  const later = isOpen ? new Date(collected + UNDO_MS).toISOString() : null;
  return { events, ends, later };
}

function rowOf(
  pseudonyms: Pseudonyms,
  { id, gymkhana_id, player, play }: VisitRow,
  { kind, at, point, right, language, gender }: Counted,
  now: number,
): Pick<Incoming, "row" | "player"> {
  return {
    player,
    row: {
      gymkhana_id,
      hash: pseudonyms.event(gymkhana_id, "web", `${id} ${kind} ${point ?? 0}`),
      play,
      kind,
      point_id: point ?? null,
      is_right: right === undefined ? null : right ? 1 : 0,
      language: language ?? null,
      gender: gender ?? null,
      origin: kind === "started" ? "web" : null,
      at: Math.min(at, now),
      received_at: new Date(now).toISOString(),
    },
  };
}
