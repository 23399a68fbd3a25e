import type { AssetMedia } from "@panel/api-client/panel";
import { librariesOf } from "@panel/domain/asset-policies";
import { hasRight } from "@panel/domain/policies";
import type { Role } from "@panel/domain/roles";
import { useQueries, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useUser } from "../../session/use-session.ts";
import { assetMedia } from "../../shared/assets/queries.ts";
import { adminChatbots } from "../../route/admin-chatbots.ts";
import { keptWalks } from "../../route/kept-walks.ts";
import { outdatedTexts } from "../../route/outdated-texts.ts";
import { experienceRecord } from "../../route/queries.ts";
import { checkedAssets } from "./checked-assets.ts";
import { useCheckState } from "../../route/check/check-context.ts";
import type { CheckInputs, CheckStore } from "./check-store.ts";
import { knownAssets } from "./known-assets.ts";

/** Gives the check what the panel knows beside the forms: what is stored, assets and chatbots. */
export function useCheckInputs(store: CheckStore): void {
  const user = useUser();
  const experienceId = useCheckState((state) => state.experienceId);
  // The form fetches the record; the check reads what has arrived.
  const { data: record } = useQuery({
    ...experienceRecord(experienceId ?? 0),
    refetchOnMount: false,
  });
  const assets = useKnownAssets(experienceId, user.role);
  const usesBots = record?.mappoints.some(({ IdChatbot }) => IdChatbot) ?? false;
  const { data: bots } = useQuery({
    ...adminChatbots(user.id),
    enabled: usesBots && hasRight(user.role, "select-chatbot"),
  });

  const { data: walks } = useQuery(keptWalks(experienceId ?? 0));
  const { data: outdated } = useQuery(outdatedTexts(experienceId ?? 0));

  useEffect(() => {
    if (experienceId === undefined) return;
    store.setInputs({
      stored: experienceId === 0 ? null : record,
      assets,
      bots: bots?.map(({ id, active }) => ({ id, active })),
      walks,
      outdated,
    });
  }, [store, experienceId, record, assets, bots, walks, outdated]);
}

/** The assets in use, those of the libraries and those that are in none; null if they cannot be fetched. */
function useKnownAssets(experienceId: number | undefined, role: Role): CheckInputs["assets"] {
  const strangers = useCheckState((state) => state.strangers);
  const { data, error } = useQuery({
    ...checkedAssets(experienceId ?? 0, librariesOf(role)),
    enabled: experienceId !== undefined,
  });
  const answers = useQueries({ queries: strangers.map((id) => assetMedia(id)), combine });
  return useMemo(() => {
    const asked = strangers.map((id, index) => ({
      id,
      media: answers[index]?.media,
      error: answers[index]?.error,
    }));
    if (data) return knownAssets(data, asked);
    return error ? null : undefined;
  }, [data, error, strangers, answers]);
}

const combine = (all: UseQueryResult<AssetMedia>[]) =>
  all.map(({ data, error }) => ({ media: data, error }));
