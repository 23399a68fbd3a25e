import type { TeamState } from "@panel/api-client/events";
import type { RefusedStep, VisitStep } from "@panel/api-client/visits";
import { asCounted } from "@panel/domain/events/team-log";
import type { PlayRules } from "@panel/domain/play/route";
import type { PlayedStep } from "../game/game.ts";
import { unsentSteps } from "../visit/visit-steps.ts";
import { messageAgain, newsOf, withNews } from "./news.ts";
import type { HeardState, StoredTeam } from "./stored-team.ts";

/* What a phone makes of what it hears of its team. The log is the server's (docs/play.md); own steps that it has not answered
   are played behind it. */

/** What the server has said, and of which steps. */
export interface Heard {
  readonly state: TeamState;
  /** Numbers of the steps that were sent. */
  readonly sent?: readonly number[];
  readonly refused?: readonly RefusedStep[];
}

/** When event or team ended, in milliseconds since 1970; undefined while they go on. */
export function endOf({ event, team }: HeardState): number | undefined {
  const ends = [event.endedAt, team.endedAt].filter((end) => end !== null);
  return ends.length > 0 ? Math.min(...ends.map((end) => Date.parse(end))) : undefined;
}

/** When the play began, in milliseconds since 1970; undefined before. */
export const startOf = ({ visit }: HeardState): number | undefined =>
  visit ? Date.parse(visit.startedAt) : undefined;

/** Own steps from before the end. Those behind it come back where the end is put off. */
function inTime({ state, own }: Pick<StoredTeam, "state" | "own">) {
  const [start, end] = [startOf(state), endOf(state)];
  return start === undefined || end === undefined
    ? own
    : own.filter(({ after }) => start + after <= end);
}

/** The steps of the play on this phone: the log, and behind it its own. */
export function playedSteps(
  rules: PlayRules,
  team: Pick<StoredTeam, "state" | "log" | "own">,
): readonly PlayedStep[] {
  const counted = team.log.map((step) => asCounted(rules, step));
  return [...counted, ...inTime(team)];
}

/** The steps that the server has not answered, as they are sent. */
export const unsentOf = (
  rules: PlayRules,
  team: Pick<StoredTeam, "state" | "own">,
): readonly VisitStep[] => unsentSteps(rules, { steps: inTime(team), settled: [] });

/** Adds a step that this phone took. */
export function withStep(team: StoredTeam, step: PlayedStep): StoredTeam {
  const number = team.last + 1;
  // Whoever goes on has seen what the others did.
  const news = team.news.filter(({ kind }) => kind !== "done" && kind !== "already");
  return { ...team, own: [...team.own, { ...step, number }], last: number, news };
}

/** Whether an answer was overtaken by a later one. A server that was set back counts anew: then only the clock tells. */
const isOvertaken = (state: TeamState, by: HeardState) =>
  state.revision < by.revision && Date.parse(state.now) < Date.parse(by.now);

/**
 * The team after what the server has said.
 * @param isBack whether the phone is back from offline
 */
export function heardBy(team: StoredTeam, heard: Heard, isBack: boolean): StoredTeam {
  const { sent = [], refused = [] } = heard;
  const { steps, ...newest } = heard.state;
  const isOld = isOvertaken(heard.state, team.state);
  const state = isOld ? team.state : newest;
  const log = isOld ? team.log : (steps ?? team.log);
  const early = new Set(
    refused.filter(({ why }) => why === "inFuture").map(({ number }) => number),
  );
  const counted = log.filter(({ phone }) => phone === team.phone).map(({ number }) => number);
  const answered = new Set([...counted, ...sent.filter((number) => !early.has(number))]);
  const own = team.own.filter(({ number }) => !answered.has(number));
  const again = isBack ? messageAgain(team, state) : undefined;
  const told = newsOf(team, { state, log }, refused);
  return {
    ...team,
    state,
    log,
    own,
    news: withNews(team.news, again ? [...told, again] : told),
    last: Math.max(team.last, ...counted),
    again: again?.id ?? team.again,
  };
}
