import type { DateLabels } from "@panel/ui/date-field";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** Labels shared by all date and time fields, of which none has days that cannot be chosen. */
export function useDateLabels(): Omit<DateLabels, "unavailable"> {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      openCalendar: t("DATES.openCalendar"),
      calendar: t("DATES.calendar"),
      previousMonth: t("DATES.previousMonth"),
      nextMonth: t("DATES.nextMonth"),
      today: t("DATES.today"),
      empty: t("DATES.empty"),
      incomplete: t("DATES.incomplete"),
    }),
    [t],
  );
}
