import { isApiError } from "./api-error.ts";
import type { BoardEvent, EventScreen, TeamState } from "./generated/events/types.gen.ts";
import { getEventBoard, getEventScreen, getTeamState } from "./generated/events/operations.gen.ts";
import {
  zFollowEventBoardResponse,
  zFollowEventScreenResponse,
  zFollowTeamResponse,
} from "./generated/events/zod.gen.ts";
import type { AnswerCheck } from "./operation-spec.ts";
import { readEvents } from "./read-events.ts";
import type { Connection } from "./request.ts";

/** How long to wait, in milliseconds. */
export interface Pauses {
  /** For the first event, and for the comment that comes every 15 s. */
  readonly silence: number;
  /** Before a stream that ended is opened again: doubled each time up to the longest. */
  readonly shortest: number;
  readonly longest: number;
  /** Between two plain readings, where no stream gets through. */
  readonly reading: number;
}

const PAUSES: Pauses = { silence: 40_000, shortest: 5_000, longest: 60_000, reading: 10_000 };

interface Following<Event> {
  readonly id: string;
  readonly path: string;
  readonly input: object | undefined;
  readonly response: () => AnswerCheck<Event>;
  /** The same by an ordinary call. */
  read(signal: AbortSignal): Promise<Event>;
}

/** What no later try will mend. */
const isFinal = (error: unknown): boolean =>
  isApiError(error, "unauthenticated", "forbidden", "notFound", "refused", "invalidRequest");

/** Waits; ends early, without an error, where nobody follows any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done);
    if (signal.aborted) done();
  });
}

/**
 * Hands back the events of a stream, which is opened again whenever it ends: at once the first time, then by a timer. Where none
 * gets through, plain readings take its place meanwhile. Ends when the signal is aborted; rejects with an ApiError where no
 * later try will mend it, as when a link has ended.
 */
async function* followed<Event>(
  connection: Connection,
  { id, path, input, response, read }: Following<Event>,
  { signal, pauses = PAUSES }: { signal: AbortSignal; pauses?: Pauses | undefined },
): AsyncGenerator<Event, void, undefined> {
  const spec = { id, method: "GET", path, authenticated: true, response } as const;
  let wait = 0;
  while (!signal.aborted) {
    const opened = Date.now();
    let hasCome = false;
    try {
      for await (const event of readEvents(connection, spec, input, {
        signal,
        timeout: pauses.silence,
      })) {
        hasCome = true;
        yield event;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) throw error;
    }
    if (hasCome && Date.now() - opened >= pauses.shortest) wait = 0;
    const until = Date.now() + wait;
    wait = Math.min(pauses.longest, Math.max(pauses.shortest, wait * 2));
    while (!signal.aborted && Date.now() < until) {
      const plain = await read(signal).catch((error: unknown) => {
        if (isFinal(error)) throw error;
      });
      if (signal.aborted) return;
      if (plain !== undefined) yield plain;
      await pause(Math.min(pauses.reading, Math.max(0, until - Date.now())), signal);
    }
  }
}

interface FollowOptions {
  /** Ends it. */
  signal: AbortSignal;
  /** For tests. */
  pauses?: Pauses;
}

/** The board of an event: first the whole of it, then its changes; and the whole again after each interruption. */
export const followEventBoard = (
  connection: Connection,
  event: number,
  options: FollowOptions,
): AsyncGenerator<BoardEvent, void, undefined> =>
  followed(
    connection,
    {
      id: "followEventBoard",
      path: "/board/live",
      input: { event },
      response: zFollowEventBoardResponse,
      read: async (signal) => ({
        type: "board",
        board: await getEventBoard(connection, { event }, { signal }),
      }),
    },
    options,
  );

/** What the screen of the hall shows, each time it changes. */
export const followEventScreen = (
  connection: Connection,
  options: FollowOptions,
): AsyncGenerator<EventScreen, void, undefined> =>
  followed(
    connection,
    {
      id: "followEventScreen",
      path: "/screen/live",
      input: undefined,
      response: zFollowEventScreenResponse,
      read: (signal) => getEventScreen(connection, { signal }),
    },
    options,
  );

/** What a phone has to know of its team, each time it changes. */
export const followTeam = (
  connection: Connection,
  options: FollowOptions,
): AsyncGenerator<TeamState, void, undefined> =>
  followed(
    connection,
    {
      id: "followTeam",
      path: "/team/live",
      input: undefined,
      response: zFollowTeamResponse,
      read: (signal) => getTeamState(connection, {}, { signal }),
    },
    options,
  );
