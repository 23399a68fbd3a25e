import { useCallback, useEffect, useRef } from "react";

/** Tells whether the component is still shown, for work that may end after the reader has left it. */
export function useIsShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return useCallback(() => shown.current, []);
}
