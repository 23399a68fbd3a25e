import { useEffect } from "react";
import { lookAtOtherTabs } from "../session/session.ts";
import { hasUnsaved } from "../shared/editing/unsaved.ts";

/** Follows changes of the session that other tabs make. */
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
