import { useEffect, useState } from "react";

/** True once `active` has been true for `delay` milliseconds, so that something shorter is never shown. */
export function useDelayed(active: boolean, delay: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setPassed(true), delay);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [active, delay]);
  return active && passed;
}
