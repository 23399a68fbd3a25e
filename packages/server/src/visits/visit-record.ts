import { hasEarnedPrize, hasEnded } from "@panel/domain/play/play";
import type { VisitState } from "@panel/domain/visits/visit-step";
import type { Visit } from "@panel/api-client/visits-types";
import type { Db } from "../db/connection.ts";
import type { VisitRow } from "../db/visits-schema.ts";
import { lotteryPathOf } from "../plays/play-numbers.ts";
import type { PublishedRoute } from "./published-routes.ts";

/** For how long a prize that was handed over may be taken back, in ms. */
export const UNDO_MS = 10 * 60_000;

/** A visit that goes on is counted once it has paused for so long, in ms. */
const QUIET_MS = 60_000;
export const countLater = (now: Date): string => new Date(now.getTime() + QUIET_MS).toISOString();

export const stateOf = ({ state }: Pick<VisitRow, "state">): VisitState =>
  JSON.parse(state) as VisitState;

/** The number of a play as people read it. */
export const readable = (playNumber: string): string =>
  playNumber.match(/.{1,4}/g)?.join("-") ?? "";

/** A number as it is stored, from one that was typed or read. */
export const typedNumber = (typed: string): string =>
  typed.replace(/[^a-z0-9]/gi, "").toUpperCase();

/** Path of the draw in which an earned prize takes part; undefined where it is handed over. */
export async function lotteryOf(
  db: Db,
  { gymkhana_id: id, earned_at }: Pick<VisitRow, "gymkhana_id" | "earned_at">,
  { isDrawn }: Pick<PublishedRoute, "isDrawn">,
): Promise<string | undefined> {
  return isDrawn && earned_at !== null ? lotteryPathOf(db, id) : undefined;
}

/** In the contract's Visit. */
export function visitRecord(
  row: VisitRow,
  { steps, play }: VisitState,
  { rules }: Pick<PublishedRoute, "rules">,
  lottery?: string,
): Visit {
  const earned = hasEarnedPrize(rules, play);
  return {
    play: readable(row.play_number),
    number: row.number,
    startedAt: row.started_at,
    endsAt: row.ends_at,
    anywhere: row.anywhere === 1,
    steps,
    reached: play.visits.map(({ point }) => point),
    score: play.score,
    ended: hasEnded(rules, play),
    prize: row.collected_at === null ? (earned ? "earned" : "none") : "collected",
    ...(earned && lottery !== undefined ? { lottery } : {}),
  };
}
