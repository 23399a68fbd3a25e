import { getGymkhanaTexts } from "@panel/api-client/panel";
import { textPlace, type TextInLanguage } from "@panel/domain/texts/texts";
import { queryOptions } from "@tanstack/react-query";
import { panelApi } from "../shared/connections.ts";
import { experienceKeys } from "./queries.ts";

/** The translations of an experience whose source has changed since they were made. */
export const outdatedTexts = (id: number) =>
  queryOptions({
    queryKey: [...experienceKeys.all, "outdated", id],
    queryFn: async ({ signal }): Promise<TextInLanguage[]> => {
      const { outdated } = await getGymkhanaTexts(
        panelApi,
        { gymId: id, outdatedOnly: 1 },
        { signal },
      );
      return outdated.flatMap(({ id: text, language }): TextInLanguage[] => {
        const place = textPlace(text);
        return place ? [{ point: place.point, path: place.path, language }] : [];
      });
    },
    enabled: id > 0,
  });
