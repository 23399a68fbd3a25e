import type { CountedEvent } from "@panel/domain/plays/cells";
import { dateOf, dayAt } from "@panel/domain/plays/days";
import { cellsOf } from "@panel/domain/plays/player-cells";
import type { PlayReport } from "@panel/api-client/panel-types";
import { notFound } from "../app-error.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { EventRow } from "../db/events-schema.ts";
import type { PlaySumRow } from "../db/plays-schema.ts";
import { countsOf } from "../plays/counts.ts";
import { countedReport } from "../plays/report.ts";
import type { Viewer } from "../viewer.ts";
import { eventsOfVisit } from "../visits/counting.ts";
import type { PublishedRoutes } from "../visits/published-routes.ts";
import { teamSteps, teamVisits } from "../visits/team-visits.ts";
import { findWatched } from "./actor.ts";
import { versionOf, type CountedEvent as Event } from "./event-record.ts";
import { findEvent, listUnsummed, updateEvent } from "./events-repository.ts";
import { listTeams } from "./teams-repository.ts";

/* The statistics of one event, counted as those of its experience are. */

type EventSum = Pick<PlaySumRow, "measure" | "key" | "count" | "people" | "seconds">;

/** Until so long after the end prizes are handed over; then sums are stored, weeks before the plays are deleted. */
const SUMMED_AFTER = 7 * 24 * 60 * 60_000;
const AT_ONCE = 100;

/** @throws AppError not-found, or forbidden, as the board */
export async function reportOf(
  db: Db,
  routes: PublishedRoutes,
  viewer: Viewer,
  experienceId: number,
  eventId: number,
): Promise<PlayReport> {
  const event = await findWatched(db, viewer, eventId);
  if (event.gymkhana_id !== experienceId) throw notFound();
  const today = dayAt(Date.now());
  const sums = event.sums === null ? await sumsOf(db, routes, event) : storedSums(event.sums);
  const counts = countsOf(
    0,
    today,
    sums.map((sum) => ({ ...sum, size: 0, start: 0 })),
    [],
  );
  const { names } = await routes.rulesOf(experienceId, versionOf(event));
  const points = names.map(({ id }) => id);
  return { period: 0, today: dateOf(today), plays: [], ...countedReport(counts, points) };
}

/** Stores the sums of events that ended some days ago. */
export async function sumUpEvents(
  { db }: Connection,
  routes: PublishedRoutes,
  { isStopped = () => false, now = new Date() }: { isStopped?: () => boolean; now?: Date } = {},
): Promise<void> {
  const before = new Date(now.getTime() - SUMMED_AFTER).toISOString();
  for (const { id } of await listUnsummed(db, before, AT_ONCE)) {
    if (isStopped()) return;
    const event = await findEvent(db, id);
    // Of a deleted experience nothing is told any more.
    const sums = event ? await sumsOf(db, routes, event) : [];
    await updateEvent(db, id, { sums: JSON.stringify(sums) });
  }
}

const storedSums = (sums: NonNullable<EventRow["sums"]>): EventSum[] =>
  JSON.parse(sums) as EventSum[];

/** Each team is one player with one play. */
async function sumsOf(db: Db, routes: PublishedRoutes, event: Event): Promise<EventSum[]> {
  const teams = await listTeams(db, event.id);
  const ids = teams.map(({ id }) => id);
  const visits = [...(await teamVisits(db, ids)).values()];
  const { rules } = await routes.rulesOf(event.gymkhana_id, versionOf(event));
  const steps = await teamSteps(db, visits);
  const sums = new Map<string, EventSum>();
  for (const visit of visits) {
    // As if nothing of it had been counted.
    const uncounted = { ...visit, counted_steps: 0, counted_ends: 0 };
    const own = eventsOfVisit(rules, uncounted, steps.get(visit.id) ?? [], Date.now());
    const events = own.events.map(({ kind, at, point, right, language }): CountedEvent => ({
      kind,
      at,
      play: visit.play,
      point: point ?? null,
      right: right ?? null,
      language: language ?? null,
      gender: null,
      origin: "web",
    }));
    for (const { measure, key, count, people, seconds } of cellsOf(events).values()) {
      const name = `${measure} ${key}`;
      const sum = sums.get(name) ?? { measure, key, count: 0, people: 0, seconds: 0 };
      sum.count += count;
      sum.people += people;
      sum.seconds += seconds;
      sums.set(name, sum);
    }
  }
  return [...sums.values()];
}
