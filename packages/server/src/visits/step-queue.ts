import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { hasEarnedPrize, hasEnded } from "@panel/domain/play/play";
import { takeVisitStep, type ReportedStep, type VisitState } from "@panel/domain/visits/visit-step";
import type { RefusedStep } from "@panel/api-client/visits-types";
import { unauthenticatedVisit } from "./visit-tokens.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { VisitRow, VisitStepRow } from "../db/visits-schema.ts";
import type { PublishedRoute, PublishedRoutes } from "./published-routes.ts";
import { countLater, stateOf } from "./visit-record.ts";
import * as repository from "./visits-repository.ts";

/** Steps that one call reports of a visit. */
export interface StepsOfVisit {
  readonly visitId: number;
  readonly phone: string;
  readonly steps: readonly ReportedStep[];
  /** What the phone's clock said when it sent them, in milliseconds since the start; only teams are asked. */
  readonly sentAfter?: number | undefined;
  /** A point that the staff passes for a team. */
  readonly passed?: number | undefined;
}

/** A visit after its steps. */
export interface PlayedSteps {
  readonly row: VisitRow;
  readonly state: VisitState;
  readonly route: PublishedRoute;
  readonly refused: readonly RefusedStep[];
  /** How many of those that were sent count. */
  readonly added: number;
}

/** Plays the steps of teams, of which several phones write into one log. */
export interface TeamSteps {
  /** Reads what is known of the teams of some visits, which are locked. */
  open(transaction: Db, visits: readonly VisitRow[]): Promise<TeamRound>;
}

export interface TeamRound {
  /** @param before the visit after earlier calls of the round */
  take(
    visit: { row: VisitRow; route: PublishedRoute; before: PlayedSteps | undefined },
    call: StepsOfVisit,
    now: Date,
  ): { played: PlayedSteps; added: readonly VisitStepRow[] };
  /** Stores what has changed of the teams, last of all. */
  close(): Promise<void>;
  /** Is called once all is stored. */
  tell(): void;
}

/**
 * Stores steps of visits. Calls that arrive within a few milliseconds share one transaction: what a commit costs is the wait for
 * the disk, however much it holds. A call is answered once its own steps are on the disk.
 */
export interface StepQueue {
  /** @throws AppError unauthenticated where there is no such visit any more */
  take(steps: StepsOfVisit): Promise<PlayedSteps>;
}

/** How long a call waits for others, in ms. */
const WAIT = 4;
/** Calls of one transaction: on SQLite nothing else is answered meanwhile. */
const CALLS = 100;

type RoutesByVisit = ReadonlyMap<number, PublishedRoute>;

/** Visits of which it is kept which version they play: some 100 bytes each. */
const KEPT_VERSIONS = 20_000;

interface Waiting extends StepsOfVisit {
  readonly resolve: (played: PlayedSteps) => void;
  readonly reject: (error: unknown) => void;
}

export function createStepQueue(
  connection: Connection,
  routes: PublishedRoutes,
  teams: TeamSteps,
): StepQueue {
  const versions = new LRUCache<number, repository.VisitVersion>({ max: KEPT_VERSIONS });
  let waiting: Waiting[] = [];

  /** What is played, read before the transaction: within it, no other connection may be waited for. */
  async function routesOf(calls: readonly StepsOfVisit[]): Promise<RoutesByVisit> {
    const ids = [...new Set(calls.map(({ visitId }) => visitId))];
    const unknown = ids.filter((id) => !versions.has(id));
    for (const version of await repository.listVersions(connection.db, unknown)) {
      versions.set(version.id, version);
    }
    const found: [number, PublishedRoute][] = [];
    for (const id of ids) {
      const version = versions.get(id);
      if (version) found.push([id, await routes.rulesOf(version.gymkhana_id, version.number)]);
    }
    return new Map(found);
  }
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    try {
      while (waiting.length > 0) {
        await pause(WAIT);
        const some = waiting.slice(0, CALLS);
        waiting = waiting.slice(CALLS);
        await settle(some);
      }
    } finally {
      isRunning = false;
    }
  }

  /** What fails with others may succeed alone: nobody is refused for what another one sent. */
  async function settle(some: readonly Waiting[]): Promise<void> {
    try {
      const { played, round } = await store(connection, await routesOf(some), some, teams);
      round.tell();
      for (const [index, { resolve, reject }] of some.entries()) {
        const own = played[index];
        if (own) resolve(own);
        else reject(unauthenticatedVisit());
      }
    } catch (error) {
      if (some.length === 1) some[0]?.reject(error);
      else for (const one of some) await settle([one]);
    }
  }

  return {
    take: (steps) =>
      new Promise((resolve, reject) => {
        waiting.push({ ...steps, resolve, reject });
        if (!isRunning) run().catch(reject);
      }),
  };
}

/** @returns in the order of the calls; undefined where there is no such visit any more */
async function store(
  connection: Connection,
  routes: RoutesByVisit,
  calls: readonly StepsOfVisit[],
  teams: TeamSteps,
): Promise<{ played: (PlayedSteps | undefined)[]; round: TeamRound }> {
  return connection.db.transaction().execute(async (transaction) => {
    const ids = calls.map(({ visitId }) => visitId);
    const rows = await repository.lockVisits(connection, transaction, ids);
    const round = await teams.open(
      transaction,
      [...rows.values()].filter(({ team_id }) => team_id !== null),
    );
    const now = new Date();
    const changed = new Map<number, PlayedSteps>();
    const added: VisitStepRow[] = [];
    const played: (PlayedSteps | undefined)[] = [];
    for (const call of calls) {
      const before = changed.get(call.visitId);
      const row = before?.row ?? rows.get(call.visitId);
      const route = routes.get(call.visitId);
      if (!row || !route || Date.parse(row.ends_at) <= now.getTime()) {
        played.push(undefined);
        continue;
      }
      const own =
        row.team_id === null
          ? takeSteps(route, row, before?.state ?? stateOf(row), call, now)
          : round.take({ row, route, before }, call, now);
      changed.set(row.id, own.played);
      added.push(...own.added);
      played.push(own.played);
    }
    for (const { row } of changed.values()) await repository.saveVisit(transaction, row);
    await repository.insertSteps(transaction, added);
    await round.close();
    return { played, round };
  });
}

/** Plays the steps of one call, and gives those that count. */
function takeSteps(
  route: PublishedRoute,
  row: VisitRow,
  before: VisitState,
  { phone, steps }: StepsOfVisit,
  now: Date,
): { played: PlayedSteps; added: VisitStepRow[] } {
  const { rules } = route;
  const context = {
    phone,
    elapsed: now.getTime() - Date.parse(row.started_at),
    isAnywhere: row.anywhere === 1,
  };
  let state = before;
  const refused: RefusedStep[] = [];
  const added: VisitStepRow[] = [];
  for (const step of steps) {
    const { visit, refusal } = takeVisitStep(rules, state, step, context);
    state = visit;
    if (refusal) {
      refused.push({ number: step.number, why: refusal });
      continue;
    }
    added.push({
      visit_id: row.id,
      place: state.steps,
      phone,
      number: step.number,
      kind: step.kind,
      point_id: step.point,
      after: state.after,
    });
  }
  const played = playedRow(route, row, state, now);
  return { played: { row: played, state, route, refused, added: added.length }, added };
}

/** What is stored of a visit after steps. */
export function playedRow(
  { rules }: PublishedRoute,
  row: VisitRow,
  state: VisitState,
  now: Date,
): VisitRow {
  const at = now.toISOString();
  const endedAt = row.ended_at ?? (hasEnded(rules, state.play) ? at : null);
  const earnedAt = row.earned_at ?? (hasEarnedPrize(rules, state.play) ? at : null);
  return {
    ...row,
    state: JSON.stringify(state),
    last_at: at,
    ended_at: endedAt,
    earned_at: earnedAt,
    // A whole visit costs little more to count than one of its steps.
    count_at: endedAt === null ? countLater(now) : at,
  };
}
