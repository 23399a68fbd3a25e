import { personName } from "@panel/domain/person-name";
import { getUserChildren, hasSharedGyms } from "@panel/api-client/panel";
import { queryOptions } from "@tanstack/react-query";
import { panelApi } from "../../../shared/connections.ts";

/** Users who may be chosen as collaborators, sorted by name; null if the account does not share experiences. */
export const colleagues = (userId: number) =>
  queryOptions({
    queryKey: ["colleagues", userId],
    queryFn: async ({ signal }) => {
      const shared = await hasSharedGyms(panelApi, { userId }, { signal });
      if (!shared.hasSharedGyms) return null;
      const { children } = await getUserChildren(panelApi, { userId }, { signal });
      return children
        .map(({ id, name, surname }) => ({ value: String(id), label: personName(name, surname) }))
        .toSorted((a, b) => a.label.localeCompare(b.label));
    },
  });
