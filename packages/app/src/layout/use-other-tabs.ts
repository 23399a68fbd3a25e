import { useEffect } from "react";
import { hearOtherTabs, lookAtOtherTabs } from "../session/session.ts";
import { hasUnsaved } from "../shared/editing/unsaved.ts";

/** Updates this tab when another tab has changed the session; a page that the browser kept whole becomes visible too. */
export function useOtherTabs(): void {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === "visible") void lookAtOtherTabs(hasUnsaved());
    };
    const hear = (change: StorageEvent) => {
      if (document.visibilityState === "visible") void hearOtherTabs(change, hasUnsaved());
    };
    document.addEventListener("visibilitychange", check);
    addEventListener("focus", check);
    // What this device remembers of the session is changed by signing in and out, in whatever tab.
    addEventListener("storage", hear);
    return () => {
      document.removeEventListener("visibilitychange", check);
      removeEventListener("focus", check);
      removeEventListener("storage", hear);
    };
  }, []);
}
