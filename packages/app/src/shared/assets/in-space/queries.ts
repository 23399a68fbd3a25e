import { listModelLinks } from "@panel/api-client/tryouts";
import { queryOptions } from "@tanstack/react-query";
import { tryoutsApi } from "../../tryouts-api.ts";

/** So often an open dialog looks whether the phone has sent anything, in ms; not while its window is hidden. */
const LOOK = 3000;

/** The user's links of a model. */
export const modelLinks = (idMod: number) =>
  queryOptions({
    queryKey: ["model-links", idMod],
    queryFn: ({ signal }) => listModelLinks(tryoutsApi, { idMod }, { signal }),
    staleTime: 0,
    refetchInterval: LOOK,
  });
