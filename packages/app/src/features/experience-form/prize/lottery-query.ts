import { isApiError } from "@panel/api-client";
import { getLottery, type Lottery } from "@panel/api-client/panel";
import { queryOptions } from "@tanstack/react-query";
import { experienceKeys } from "../../../route/queries.ts";
import { panelApi } from "../../../shared/connections.ts";

/** The draw of an experience; null where its prize is not drawn, and where the back end draws none. */
export const lotteryOf = (id: number) =>
  queryOptions({
    queryKey: [...experienceKeys.all, "lottery", id],
    queryFn: async ({ signal }): Promise<Lottery | null> => {
      try {
        return await getLottery(panelApi, { gymId: id }, { signal });
      } catch (error) {
        if (isApiError(error, "notFound")) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
