import { useEffect, useState } from "react";

/** How long the value must not change, in ms. */
const PAUSE = 300;

/** Returns the value after it has not changed for a while. */
export function useDebouncedValue<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
