import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** How a team is called: by its number once its name was deleted, 30 days after the end. */
export function useTeamName(): (team: { name: string; number: number }) => string {
  const { t } = useTranslation();
  return useCallback(({ name, number }) => name || t("EVENT_DAY.teamNumber", { number }), [t]);
}
