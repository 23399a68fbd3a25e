import { isApiError } from "@panel/api-client";
import { useCallback, useEffect, useRef, useState } from "react";

/** After so long without news it is asked plainly, in ms: then it is known whether the server is still reached. */
const QUIET = 60_000;
/** So often that is looked at, in ms. */
const LOOK = 10_000;

/** Something that is followed. Keep it stable. */
export interface Source<Event> {
  /** Follows it until the signal is aborted; rejects with an ApiError that no later try will mend. */
  follow(options: { signal: AbortSignal; onEvent(event: Event): void }): Promise<void>;
  /** The same by an ordinary call. */
  read(signal?: AbortSignal): Promise<Event>;
  /** Asks whose session has expired to sign in again, and tells whether that was done. Links have no such way. */
  regain?: ((error: unknown) => Promise<boolean>) | undefined;
}

/** Follows something while the screen is shown. @param onEvent keep it stable */
export function useFollowed<Event>(source: Source<Event>, onEvent: (event: Event) => void) {
  const [error, setError] = useState<unknown>();
  const [isLost, setLost] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const heardAt = useRef(0);

  const take = useCallback(
    (event: Event) => {
      heardAt.current = Date.now();
      setLost(false);
      onEvent(event);
    },
    [onEvent],
  );

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    heardAt.current = Date.now();
    const follow = () => source.follow({ signal, onEvent: take });
    follow()
      .catch(async (failure: unknown) => {
        const isSession = isApiError(failure, "unauthenticated");
        if (!isSession || signal.aborted || !(await source.regain?.(failure))) throw failure;
        await follow();
      })
      .catch((failure: unknown) => {
        if (!signal.aborted) setError(failure);
      });
    const timer = setInterval(() => {
      if (Date.now() - heardAt.current < QUIET) return;
      source.read(signal).then(take, () => {
        if (!signal.aborted) setLost(true);
      });
    }, LOOK);
    return () => {
      clearInterval(timer);
      ended.abort();
    };
  }, [source, take, attempt]);

  return {
    /** Why it is followed no more; no later try will mend it. */
    error,
    /** Whether the server has not been heard for a while. */
    isLost,
    /** Reads it, as after something was done where the stream is cut; else the stream tells it, or the next look. */
    refresh: useCallback(() => void source.read().then(take, () => undefined), [source, take]),
    /** Follows it again, after an error. */
    retry: () => {
      setError(undefined);
      setAttempt((before) => before + 1);
    },
  };
}
