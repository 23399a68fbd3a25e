import { getMyUsers } from "@panel/api-client/panel";
import { queryOptions } from "@tanstack/react-query";
import { panelApi } from "../../shared/connections.ts";

export const userKeys = {
  all: ["users"] as const,
  list: () => [...userKeys.all, "list"] as const,
};

/** The viewer's own users: everybody for a super-admin, else all below in the tree. */
export const userList = () =>
  queryOptions({
    queryKey: userKeys.list(),
    queryFn: ({ signal }) => getMyUsers(panelApi, { signal }),
  });
