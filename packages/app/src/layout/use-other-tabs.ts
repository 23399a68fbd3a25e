import { useEffect } from "react";
import { lookAtOtherTabs } from "../session/session.ts";
import { hasUnsaved } from "../shared/editing/unsaved.ts";

/** Updates this tab when another tab has changed the session. */
export function useOtherTabs(): void {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === "visible") void lookAtOtherTabs(hasUnsaved());
    };
    document.addEventListener("visibilitychange", check);
    addEventListener("focus", check);
    return () => {
      document.removeEventListener("visibilitychange", check);
      removeEventListener("focus", check);
    };
  }, []);
}
