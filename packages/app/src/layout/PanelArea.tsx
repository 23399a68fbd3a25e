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
import { useOtherTabs } from "./use-other-tabs.ts";

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
