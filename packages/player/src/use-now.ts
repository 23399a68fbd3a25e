import { useEffect, useState } from "react";

/** Now by a clock, anew each second; another clock is read at once. */
export function useNow(clock: () => number): number {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return clock();
}
