import { getDesk } from "@panel/api-client/visits";
import { queryOptions } from "@tanstack/react-query";
import { experienceKeys } from "../../route/queries.ts";
import { visitsApi } from "../../shared/visits-api.ts";

/** So often the desk looks for what others hand over, in ms. */
const OTHERS = 20_000;

/** What is handed over for an experience. Asked again and again, since others hand over too. */
export const deskOf = (id: number) =>
  queryOptions({
    queryKey: [...experienceKeys.all, "desk", id],
    queryFn: ({ signal }) => getDesk(visitsApi, { gymId: id }, { signal }),
    staleTime: 0,
    refetchInterval: OTHERS,
  });
