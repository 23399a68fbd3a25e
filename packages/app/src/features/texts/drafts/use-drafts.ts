import type { TextDrafts } from "@panel/api-client/panel";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Desk } from "../desk.ts";
import { draftsByKey, draftsKey, textDrafts } from "./queries.ts";

/** The machine drafts of an experience, handed to its desk; undefined without a language model. */
export function useDrafts(id: number, desk: Desk) {
  const queryClient = useQueryClient();
  const { data } = useQuery(textDrafts(id));
  useEffect(() => {
    if (data) desk.receiveDrafts(draftsByKey(data.drafts));
  }, [desk, data]);

  // A run that ends while somebody looks on is told, until it is put away.
  const run = data?.run ?? undefined;
  const [watched, setWatched] = useState<string>();
  if (run?.state === "running" && run.startedAt !== watched) setWatched(run.startedAt);

  if (!data?.available) return undefined;
  return {
    run,
    /** Those that drafts can be made in. */
    languages: data.languages,
    /** Whether the server translates itself, by rules. */
    byRules: data.byRules === true,
    ended: run && run.state !== "running" && run.startedAt === watched ? run : undefined,
    putAway: () => setWatched(undefined),
    /** Takes what a call has answered. */
    take: (drafts: TextDrafts) => queryClient.setQueryData(draftsKey(id), drafts),
  };
}

export type DraftsOfDesk = NonNullable<ReturnType<typeof useDrafts>>;
