import { useEffect } from "react";

/** Keeps the display on while the page is shown, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (isGone) await lock.release();
      } catch {
        // The system refuses, as when the battery is low.
      }
    };
    void ask();
    // The browser lets go of it when the page is hidden.
    const onVisible = () => void ask();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", onVisible);
      void lock?.release();
    };
  }, []);
}
