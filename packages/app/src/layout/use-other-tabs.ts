import { useEffect } from "react";
import { lookAtOtherTabs } from "../session/session.ts";
import { hasUnsaved } from "../shared/editing/unsaved.ts";

/** Keeps the panel true to the one token of this browser, whichever tab has changed it. */
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
