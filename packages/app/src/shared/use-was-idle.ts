import { startTransition, useEffect, useState } from "react";

/** Whether the page has been idle since the component was mounted, and has thus been painted with it. */
export function useWasIdle(): boolean {
  const [was, setWas] = useState(false);
  useEffect(() => {
    const tell = () => startTransition(() => setWas(true));
    // Safari has no idle callbacks.
    if (!("requestIdleCallback" in globalThis)) {
      const timer = setTimeout(tell);
      return () => clearTimeout(timer);
    }
    const id = requestIdleCallback(tell, { timeout: 500 });
    return () => cancelIdleCallback(id);
  }, []);
  return was;
}
