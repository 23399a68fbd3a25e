import { getGymkhanaTexts, type OutdatedText } from "@panel/api-client/panel";
import {
  outdatedKey,
  textPlace,
  type OutdatedSources,
  type RouteText,
} from "@panel/domain/texts/texts";
import { queryOptions } from "@tanstack/react-query";
import { experienceKeys } from "../../route/queries.ts";
import { panelApi } from "../../shared/connections.ts";

export interface StoredTexts {
  texts: RouteText[];
  outdated: OutdatedSources;
}

/** The texts of an experience. Fields that this version of the panel does not know are left out. */
export const storedTexts = (id: number) =>
  queryOptions({
    queryKey: [...experienceKeys.all, "texts", id],
    queryFn: async ({ signal }): Promise<StoredTexts> => {
      const { texts, outdated } = await getGymkhanaTexts(panelApi, { gymId: id }, { signal });
      return {
        texts: texts.flatMap(({ id: textId, ...values }): RouteText[] => {
          const place = textPlace(textId);
          return place ? [{ id: textId, ...place, values }] : [];
        }),
        outdated: sourcesOf(outdated),
      };
    },
    staleTime: 0,
  });

export function sourcesOf(outdated: readonly OutdatedText[]): OutdatedSources {
  return new Map(outdated.map(({ id, language, source }) => [outdatedKey(id, language), source]));
}
