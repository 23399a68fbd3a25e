import {
  getGymkhanaTexts,
  type OutdatedText,
  type RouteText as WrittenText,
} from "@panel/api-client/panel";
import { perLanguage } from "@panel/domain/languages";
import {
  outdatedKey,
  textPlace,
  type OutdatedSources,
  type RouteText,
} from "@panel/domain/texts/texts";
import { queryOptions } from "@tanstack/react-query";
import { panelApi } from "../shared/connections.ts";
import { experienceKeys } from "./queries.ts";

export interface ExperienceTexts {
  texts: RouteText[];
  outdated: OutdatedSources;
}

/** Every text of an experience and its points as they are stored, in each language. */
export const experienceTexts = (id: number) =>
  queryOptions({
    queryKey: [...experienceKeys.all, "texts", id],
    queryFn: ({ signal }) => getGymkhanaTexts(panelApi, { gymId: id }, { signal }),
    select: textsOf,
  });

function textsOf(stored: { texts: WrittenText[]; outdated: OutdatedText[] }): ExperienceTexts {
  return {
    // A newer server may have texts that this panel does not know.
    texts: stored.texts.flatMap((text) => {
      const place = textPlace(text.id);
      return place
        ? [{ ...place, id: text.id, values: perLanguage((language) => text[language]) }]
        : [];
    }),
    outdated: sourcesOf(stored.outdated),
  };
}

/** The sources that outdated translations were made from. */
export function sourcesOf(outdated: readonly OutdatedText[]): OutdatedSources {
  return new Map(outdated.map(({ id, language, source }) => [outdatedKey(id, language), source]));
}
