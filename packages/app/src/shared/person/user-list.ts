import { getMyUsers } from "@panel/api-client/panel";
import { queryOptions } from "@tanstack/react-query";
import { panelApi } from "../connections.ts";

export const userKeys = {
  all: ["users"] as const,
  list: () => [...userKeys.all, "list"] as const,
};

/** Fetches the users that the viewer manages: all for a super-admin, else those below the viewer in the tree. */
export const userList = () =>
  queryOptions({
    queryKey: userKeys.list(),
    queryFn: ({ signal }) => getMyUsers(panelApi, { signal }),
  });
