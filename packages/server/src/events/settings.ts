import { cleanText } from "@panel/domain/clean-text";
import { scheduleProblem, type EventTimes } from "@panel/domain/events/schedule";
import { EVENT_LIMITS } from "@panel/domain/events/teams";
import type { EventSettings } from "@panel/api-client/events-types";
import { badRequest, Refusal } from "../app-error.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { EventRow } from "../db/events-schema.ts";
import { dueAt } from "./event-record.ts";
import { countUnderWay, lockAccount } from "./events-repository.ts";

type Columns = Pick<
  EventRow,
  | "name"
  | "starts_at"
  | "ends_at"
  | "minutes"
  | "rules"
  | "phones"
  | "names_by_teams"
  | "ranking"
  | "places"
  | "hidden_minutes"
>;

/** What a new event has where nobody says otherwise. */
export const DEFAULTS: Columns & Pick<EventRow, "started_at" | "ended_at"> = {
  name: "",
  starts_at: null,
  ends_at: null,
  minutes: null,
  rules: "",
  phones: 1,
  names_by_teams: 0,
  ranking: "end",
  places: 0,
  hidden_minutes: 0,
  started_at: null,
  ended_at: null,
};

/** What may still change of an event that is over. */
export const LATER: ReadonlySet<string> = new Set(["name", "ranking"]);

export const started = () => new Refusal("EVENTS.started", "The event has started");
export const over = () => new Refusal("EVENTS.over", "The event is over");

/** Settings as they are stored; those that are not given are left out. */
export function columnsOf(given: EventSettings): Partial<Columns> {
  const { name, startsAt, endsAt, minutes, rules, phones, ranking, hiddenMinutes } = given;
  const own = name === undefined ? undefined : cleanText(name, false).trim();
  if (own === "") throw badRequest("The event has no name", { fields: ["name"] });
  const flagOf = (value: boolean | undefined) => (value === undefined ? undefined : value ? 1 : 0);
  const columns = {
    name: own,
    starts_at: startsAt,
    ends_at: endsAt,
    minutes,
    rules: rules === undefined ? undefined : cleanText(rules, true).trim(),
    phones,
    names_by_teams: flagOf(given.namesByTeams),
    ranking,
    places: flagOf(given.places),
    hidden_minutes: hiddenMinutes,
  };
  const known = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as Partial<Columns>;
}

const PROBLEMS = {
  startsInPast: "The start is in the past",
  endsBeforeStart: "The end is not after the start",
  tooLong: "An event takes 24 hours at most",
} as const;

/** @throws Refusal where the times of an event do not follow each other */
export function requireTimes(times: EventTimes): void {
  const start = times.startedAt ?? times.startsAt;
  // Of one that has begun, the start is as it is.
  const problem = scheduleProblem(
    { ...times, startsAt: start },
    times.startedAt === null ? Date.now() : -Infinity,
  );
  if (problem) throw new Refusal(`EVENTS.${problem}`, PROBLEMS[problem]);
}

/**
 * Holds the account, so that no other event of it is set for the same time meanwhile.
 * @throws Refusal where it has as many events at that time as it may have
 */
export async function requireRoom(
  connection: Connection,
  transaction: Db,
  accountId: number,
  times: EventTimes,
  ownId: number,
): Promise<void> {
  const start = times.startedAt ?? times.startsAt;
  const due = dueAt(times);
  if (start === null || due === null) return;
  await lockAccount(connection, transaction, accountId);
  const from = new Date(start).toISOString();
  const others = await countUnderWay(transaction, accountId, from, due, ownId);
  if (others >= EVENT_LIMITS.underWay) {
    throw new Refusal("EVENTS.underWayLimit", "The account has 10 events at that time");
  }
}
