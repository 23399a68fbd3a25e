import { QueryClientProvider } from "@tanstack/react-query";
import { createPath, RouterProvider } from "react-router-dom";
import { router } from "../router.tsx";
import { queryClient } from "../shared/query-client.ts";
import { useOtherTabs } from "./use-other-tabs.ts";

/** Everything behind the sign-in. */
export function PanelArea() {
  useOtherTabs();
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

/** Brings the router to an address that was reached without it. */
export async function goInside(address: string): Promise<void> {
  if (createPath(router.state.location) !== address) {
    await router.navigate(address, { replace: true });
  }
}
