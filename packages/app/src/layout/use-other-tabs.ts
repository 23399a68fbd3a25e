import { useEffect } from "react";
import { lookAtOtherTabs } from "../session/session.ts";
import { hasUnsaved } from "../shared/editing/unsaved.ts";

/** Updates this tab when another tab has changed the session; a page that the browser kept whole becomes visible too. */
export function useOtherTabs(): void {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === "visible") void lookAtOtherTabs(hasUnsaved());
    };
    document.addEventListener("visibilitychange", check);
    addEventListener("focus", check);
    // What this device remembers of the session is changed by signing in and out, in whatever tab.
    addEventListener("storage", check);
    return () => {
      document.removeEventListener("visibilitychange", check);
      removeEventListener("focus", check);
      removeEventListener("storage", check);
    };
  }, []);
}
