import { useEffect, useState } from "react";

/** A pause in the typing, in ms, after which the server is asked. */
const PAUSE = 300;

/** The value as it was at the last pause. */
export function useDebouncedValue<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
