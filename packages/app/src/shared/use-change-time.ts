import { dateLocale, momentFormat } from "@panel/domain/languages";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** When something was changed, in the reader's zone: today the time, else the day, with the year if it is another one. */
export function useChangeTime(): { short(iso: string): string; full(iso: string): string } {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(dateLocale(i18n.language), options);
    const today = new Intl.RelativeTimeFormat(i18n.language, { numeric: "auto" }).format(0, "day");
    const time = format({ timeStyle: "short" });
    const day = format({ day: "numeric", month: "short" });
    const otherYear = format({ day: "numeric", month: "short", year: "numeric" });
    const full = momentFormat(i18n.language, "full");
    return {
      short: (iso) => {
        const at = new Date(iso);
        const now = new Date();
        if (at.toDateString() === now.toDateString()) return `${today}, ${time.format(at)}`;
        return (at.getFullYear() === now.getFullYear() ? day : otherYear).format(at);
      },
      full: (iso) => full(new Date(iso)),
    };
  }, [i18n.language]);
}
