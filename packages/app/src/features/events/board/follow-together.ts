import { isApiError, type Connection } from "@panel/api-client";
import { getEventBoard, type BoardEvent } from "@panel/api-client/events";
import { followEventBoard } from "@panel/api-client/follow-event";

/** Whose board it is: who looks at it, and how it is asked for. */
export interface BoardAccess {
  readonly connection: Connection;
  /** Id of the event. */
  readonly event: number;
  /** Tells tabs in which others look at the same event, perhaps with other rights. */
  readonly viewer: string;
  /** Makes a call; staff signs in again where the session has expired. */
  run<T>(call: () => Promise<T>): Promise<T>;
  /** Asks whose session has expired to sign in again, and tells whether that was done. Links have no such way. */
  regain?(error: unknown): Promise<boolean>;
}

interface FollowOptions {
  /** Ends it. */
  signal: AbortSignal;
  onEvent(event: BoardEvent): void;
}

/**
 * Follows a board with one stream for all tabs of this browser: the tab that has the lock opens it and tells the others, and
 * the next one takes over when that tab is closed. Without locks, as on a page without encryption, each tab has its own.
 * Rejects with an ApiError that no later try will mend.
 */
export async function followTogether(
  { connection, event, viewer }: Pick<BoardAccess, "connection" | "event" | "viewer">,
  { signal, onEvent }: FollowOptions,
): Promise<void> {
  const lead = async (tell: (change: BoardEvent) => void) => {
    for await (const change of followEventBoard(connection, event, { signal })) tell(change);
  };
  if (!("locks" in navigator)) return lead(onEvent);
  const name = `event-board ${event} ${viewer}`;
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }: MessageEvent<BoardEvent>) => onEvent(data));
  const leadAll = () =>
    lead((change) => {
      onEvent(change);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
      channel.postMessage(change);
    });
  try {
    const isTaken = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await leadAll();
      return lock === null;
    });
    if (!isTaken) return;
    const board = await getEventBoard(connection, { event }, { signal }).catch((error: unknown) => {
      if (isApiError(error, "unauthenticated", "forbidden", "notFound", "refused")) throw error;
    });
    if (board) onEvent({ type: "board", board });
    await navigator.locks.request(name, { signal }, leadAll);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    channel.close();
  }
}
