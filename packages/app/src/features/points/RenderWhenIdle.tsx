import { type ReactNode, startTransition, useEffect, useState } from "react";

/** Renders its content when the page is idle, in slices, so that what stands above it is there at once. */
export function RenderWhenIdle({ children, height }: { children: ReactNode; height: string }) {
  const [now, setNow] = useState(false);
  useEffect(() => {
    const show = () => startTransition(() => setNow(true));
    // Safari has no idle callbacks.
    if (!("requestIdleCallback" in globalThis)) {
      const timer = setTimeout(show);
      return () => clearTimeout(timer);
    }
    const id = requestIdleCallback(show, { timeout: 500 });
    return () => cancelIdleCallback(id);
  }, []);
  return now ? children : <div aria-hidden style={{ height }} />;
}
