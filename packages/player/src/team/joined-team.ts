import type { CountedStep } from "@panel/api-client/visits";
import type { TeamState } from "@panel/api-client/events";
import type { StoredTeam } from "./stored-team.ts";

/* A team and its event, as tests and stories have them. */

/** When the event began. */
export const START = Date.UTC(2026, 4, 2, 8);

interface StateOptions {
  readonly revision?: number;
  readonly now?: number;
  readonly steps?: CountedStep[];
  readonly teamEndedAt?: number | null;
  readonly event?: Partial<TeamState["event"]>;
  readonly changes?: Partial<TeamState>;
}

const moment = (at: number) => new Date(at).toISOString();

/** What the server says. */
export function stateOf(options: StateOptions = {}): TeamState {
  const { revision = 1, now = START, steps = [], teamEndedAt = null, event, changes } = options;
  return {
    revision,
    now: moment(now),
    event: {
      name: "Festa major",
      route: "BCN888",
      state: "underWay",
      startsAt: moment(START),
      endsAt: moment(START + 2 * 3600_000),
      startedAt: moment(START),
      endedAt: null,
      rules: "Torneu a la plaça abans de les dotze.",
      phones: 3,
      namesByTeams: true,
      places: false,
      ranking: "always",
      ...event,
    },
    team: {
      number: 1,
      name: "Els linxs",
      phones: 2,
      endedAt: teamEndedAt === null ? null : moment(teamEndedAt),
    },
    visit: {
      play: "4K7Q-9XTB-2M0Z-WE1R",
      number: 4,
      startedAt: moment(START),
      endsAt: moment(START + 30 * 24 * 3600_000),
      anywhere: false,
      steps: steps.length,
      reached: [],
      score: 0,
      ended: false,
      prize: "none",
    },
    visitToken: `visit.7.${"a".repeat(43)}`,
    steps,
    score: 0,
    adjustments: [],
    messages: [],
    ranking: null,
    ...changes,
  };
}

/** A phone that has joined. */
export function joinedTeam(changes: Partial<StoredTeam> = {}): StoredTeam {
  const { steps: _, ...state } = stateOf();
  return {
    code: "7KR4WTB",
    token: `team.9.${"b".repeat(43)}`,
    phone: "Zk3x9QpL",
    state,
    log: [],
    own: [],
    last: 0,
    seed: 3,
    sharesPlace: undefined,
    toldPlace: true,
    news: [],
    again: 0,
    ahead: 0,
    seen: START,
    ...changes,
  };
}
