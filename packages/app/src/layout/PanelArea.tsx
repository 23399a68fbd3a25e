import { QueryClientProvider } from "@tanstack/react-query";
import { cleanedText } from "@panel/domain/clean-text";
import { pastedCells } from "@panel/domain/pasted-cells";
import { foldText } from "@panel/domain/fold-text";
import { listenToInsertions } from "@panel/ui/field";
import { UiLabelsProvider } from "@panel/ui/labels";
import { createPath, RouterProvider } from "react-router-dom";
import "../panel.css";
import { router } from "../router.tsx";
import { queryClient } from "../shared/query-client.ts";
import { useEffect } from "react";
import { hearOtherTabs, lookAtOtherTabs } from "../session/session.ts";
import { hasUnsaved } from "../shared/editing/unsaved.ts";

/** Updates this tab when another tab has changed the session; a page that the browser kept whole becomes visible too. */
function useOtherTabs(): void {
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

/** What texts are taken in and searched by; the public screens do without. */
const TEXTS = {
  fold: foldText,
  clean: (text: string, lines: boolean, areCells: boolean) =>
    cleanedText(areCells ? pastedCells(text) : text, lines),
  insertions: listenToInsertions,
};

/** Root component of the panel, for signed-in users. */
export function PanelArea() {
  useOtherTabs();
  return (
    <QueryClientProvider client={queryClient}>
      <UiLabelsProvider labels={TEXTS}>
        <RouterProvider router={router} />
      </UiLabelsProvider>
    </QueryClientProvider>
  );
}

/** Updates the router when the address was changed without it. */
export async function goInside(address: string): Promise<void> {
  if (createPath(router.state.location) !== address) {
    await router.navigate(address, { replace: true });
  }
}
