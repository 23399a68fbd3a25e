import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { weekPlays } from "./queries.ts";

export interface PlaysOfWeek {
  /** For sorting: undefined where the number is withheld, or not known. */
  count: number | undefined;
  /** The number, or a dash where it is withheld. */
  short: string;
  /** The same as a sentence. */
  text: string;
}

/** Tells the plays of an experience in the last week; undefined while they are not known. */
export function useWeekPlays(): (id: number) => PlaysOfWeek | undefined {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(weekPlays());
  const known = useMemo(() => data && new Map(data.map(({ id, plays }) => [id, plays])), [data]);
  return useCallback(
    (id) => {
      if (!known) return undefined;
      const plays = known.get(id) ?? (known.has(id) ? null : 0);
      if (plays === null)
        return { count: undefined, short: "—", text: t("EXPERIENCES.weekPlaysFew") };
      return {
        count: plays,
        short: new Intl.NumberFormat(i18n.language).format(plays),
        text: t("EXPERIENCES.weekPlaysCount", { count: plays }),
      };
    },
    [known, t, i18n.language],
  );
}
