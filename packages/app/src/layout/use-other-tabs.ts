import { useEffect } from "react";
import { lookAtOtherTabs } from "../session/session.ts";
import { hasUnsaved } from "../shared/editing/unsaved.ts";

/** Updates this tab when another tab has changed the session. */
export function useOtherTabs(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void lookAtOtherTabs(hasUnsaved());
    };
    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("focus", look);
    };
  }, []);
}
