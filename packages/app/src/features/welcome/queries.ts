import { isApiError } from "@panel/api-client";
import { getOverview, type Overview } from "@panel/api-client/panel";
import { queryOptions } from "@tanstack/react-query";
import { panelApi } from "../../shared/connections.ts";

/** What a back end without an overview answers. */
const NOTHING: Overview = { pendingUsers: 0 };

/** What the viewer did last and what waits for it; fetched at each visit, since every other screen changes it. */
export const overview = () =>
  queryOptions({
    queryKey: ["overview"],
    queryFn: ({ signal }) =>
      getOverview(panelApi, { signal }).catch((error: unknown) => {
        if (isApiError(error, "notFound")) return NOTHING;
        throw error;
      }),
    staleTime: 0,
  });
