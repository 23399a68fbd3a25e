import { isApiError } from "@panel/api-client";
import { QueryCache, QueryClient } from "@tanstack/react-query";
import { checkSession, signInAgain } from "../session/session.ts";
import { hasUnsaved } from "./editing/unsaved.ts";

/**
 * Queries are retried only after transient failures. If the session has expired,
 * the user is sent to the login screen, or signs in over the screen if it holds unsaved input.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (!isApiError(error, "unauthenticated")) return;
      if (!hasUnsaved()) return void checkSession();
      void signInAgain(error).then((signedIn) => (signedIn ? query.fetch() : undefined));
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) =>
        failures < 2 && isApiError(error, "network", "timeout", "unavailable"),
    },
  },
});
