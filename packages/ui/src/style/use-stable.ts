import { useCallback, useLayoutEffect, useRef } from "react";

/** A stable callback that calls the latest one given, so that what it is passed to does not render again when it changes. */
export function useStable<Arguments extends unknown[]>(act: (...given: Arguments) => void) {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...given: Arguments) => newest.current(...given), []);
}
