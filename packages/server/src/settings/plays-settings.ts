import { z } from "zod";
import { OFFLINE_DAYS } from "@panel/domain/plays/event";

/** What concerns reports of plays. */
export interface PlaysSettings {
  /** Key of the hashes in place of players' ids; undefined where it is made once and kept. */
  secret: Uint8Array | undefined;
  /** For how many days events are kept after they came. */
  eventDays: number;
  /** What each key may send in a minute. */
  callsPerMinute: number;
  eventsPerMinute: number;
}

// An event that may still come again has to be known.
const LEAST = OFFLINE_DAYS + 1;
const DAYS = `expects a number of days from ${LEAST} to 3650`;

const A_MINUTE = "expects a whole number from 1 to 10000000";
const aMinute = z.coerce.number(A_MINUTE).int(A_MINUTE).min(1, A_MINUTE).max(10_000_000, A_MINUTE);

export const playsVariables = {
  PLAYS_SECRET: z.string().min(32, "expects at least 32 characters").optional(),
  PLAY_EVENT_DAYS: z.coerce.number(DAYS).int(DAYS).min(LEAST, DAYS).max(3650, DAYS).default(400),
  PLAY_CALLS_PER_MINUTE: aMinute.default(3000),
  PLAY_EVENTS_PER_MINUTE: aMinute.default(120_000),
};

type Given = z.infer<z.ZodObject<typeof playsVariables>>;

export function readPlays(given: Given): PlaysSettings {
  return {
    secret: given.PLAYS_SECRET ? new TextEncoder().encode(given.PLAYS_SECRET) : undefined,
    eventDays: given.PLAY_EVENT_DAYS,
    callsPerMinute: given.PLAY_CALLS_PER_MINUTE,
    eventsPerMinute: given.PLAY_EVENTS_PER_MINUTE,
  };
}
