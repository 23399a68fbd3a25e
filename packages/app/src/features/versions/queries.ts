import { getGymkhanaVersions } from "@panel/api-client/panel";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { versionKeys } from "../../route/version-content.ts";
import { panelApi } from "../../shared/connections.ts";

/** The versions of an experience, the latest first, as many as are asked for. */
export const versionList = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...versionKeys(id), "list"],
    queryFn: ({ signal, pageParam }) =>
      getGymkhanaVersions(
        panelApi,
        { gymId: id, ...(pageParam === undefined ? {} : { before: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ versions, more }) => (more ? versions.at(-1)?.number : undefined),
    staleTime: 0,
  });
