import { getGymkhanaHistory } from "@panel/api-client/panel";
import { queryOptions } from "@tanstack/react-query";
import { panelApi } from "../../../shared/connections.ts";
import { experienceKeys } from "../../../route/queries.ts";

/** How many versions an archive of an experience carries, and how many do not fit. */
export const historySize = (gymId: number) =>
  queryOptions({
    queryKey: [...experienceKeys.all, "history", gymId],
    queryFn: ({ signal }) => getGymkhanaHistory(panelApi, { gymId, sizeOnly: 1 }, { signal }),
    // Any save makes another version.
    staleTime: 0,
  });

/** The versions as they go into the archive. */
export async function historyText(gymId: number, signal: AbortSignal): Promise<string> {
  const { text } = await getGymkhanaHistory(panelApi, { gymId }, { signal });
  return text;
}
