import { dateLocale, momentFormat } from "@panel/domain/languages";
import { timeZoneInWords } from "@panel/domain/time-zone";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** Moments of an event in words, on the clocks of a place. @param zone its IANA name */
export function useEventTime(zone: string) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    const full = momentFormat(language, "long", zone);
    const time = new Intl.DateTimeFormat(dateLocale(language), {
      timeStyle: "short",
      timeZone: zone,
    });
    const day = new Intl.DateTimeFormat(dateLocale(language), {
      dateStyle: "long",
      timeZone: zone,
    });
    return {
      /** Day and time. */
      full: (iso: string) => full(new Date(iso)),
      time: (iso: string) => time.format(new Date(iso)),
      day: (iso: string) => day.format(new Date(iso)),
      /** What people call the zone, with its name. */
      zone: (at: Date) => {
        const words = timeZoneInWords(zone, language, at);
        return words === zone ? zone : `${words}, ${zone}`;
      },
    };
  }, [language, zone]);
}
