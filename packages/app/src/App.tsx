import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "react-router-dom";
import { UiWords } from "./layout/UiWords.tsx";
import { router } from "./router.tsx";
import { queryClient } from "./shared/query-client.ts";

export function App() {
  return (
    <UiWords>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiWords>
  );
}
