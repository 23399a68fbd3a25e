import { QueryClientProvider } from "@tanstack/react-query";
import { createPath, RouterProvider } from "react-router-dom";
import "../panel.css";
import { router } from "../router.tsx";
import { queryClient } from "../shared/query-client.ts";
import { useOtherTabs } from "./use-other-tabs.ts";

/** Root component of the panel, for signed-in users. */
export function PanelArea() {
  useOtherTabs();
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

/** Updates the router when the address was changed without it. */
export async function goInside(address: string): Promise<void> {
  if (createPath(router.state.location) !== address) {
    await router.navigate(address, { replace: true });
  }
}
