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
}

/** A visit after its steps. */
export interface PlayedSteps {
  readonly row: VisitRow;
  readonly state: VisitState;
  readonly route: PublishedRoute;
  readonly refused: readonly RefusedStep[];
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

export function createStepQueue(connection: Connection, routes: PublishedRoutes): StepQueue {
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
      const played = await store(connection, await routesOf(some), some);
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
): Promise<(PlayedSteps | undefined)[]> {
  return connection.db.transaction().execute(async (transaction) => {
    const ids = calls.map(({ visitId }) => visitId);
    const rows = await repository.lockVisits(connection, transaction, ids);
    const now = new Date();
    const changed = new Map<number, PlayedSteps>();
    const added: VisitStepRow[] = [];
    const played: (PlayedSteps | undefined)[] = [];
    for (const call of calls) {
      const row = changed.get(call.visitId)?.row ?? rows.get(call.visitId);
      const route = routes.get(call.visitId);
      if (!row || !route || Date.parse(row.ends_at) <= now.getTime()) {
        played.push(undefined);
        continue;
      }
      const before = changed.get(row.id)?.state ?? stateOf(row);
      const own = takeSteps(route, row, before, call, now, added);
      changed.set(row.id, own);
      played.push(own);
    }
    await saveAll(transaction, changed.values(), added);
    return played;
  });
}

/** Plays the steps of one call; those that count are added to `added`. */
function takeSteps(
  route: PublishedRoute,
  row: VisitRow,
  before: VisitState,
  { phone, steps }: StepsOfVisit,
  now: Date,
  added: VisitStepRow[],
): PlayedSteps {
  const { rules } = route;
  const context = {
    phone,
    elapsed: now.getTime() - Date.parse(row.started_at),
    isAnywhere: row.anywhere === 1,
  };
  let state = before;
  const refused: RefusedStep[] = [];
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
  const at = now.toISOString();
  const isEnded = row.ended_at ?? (hasEnded(rules, state.play) ? at : null);
  const isEarned = row.earned_at ?? (hasEarnedPrize(rules, state.play) ? at : null);
  const played = { ...row, state: JSON.stringify(state), last_at: at };
  // A whole visit costs little more to count than one of its steps.
  const countAt = isEnded === null ? countLater(now) : at;
  return {
    row: { ...played, ended_at: isEnded, earned_at: isEarned, count_at: countAt },
    state,
    route,
    refused,
  };
}

async function saveAll(
  transaction: Db,
  played: Iterable<PlayedSteps>,
  added: readonly VisitStepRow[],
): Promise<void> {
  for (const { row } of played) await repository.saveVisit(transaction, row);
  await repository.insertSteps(transaction, added);
}
