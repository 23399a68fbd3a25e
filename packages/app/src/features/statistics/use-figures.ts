import { dateLocale } from "@panel/domain/languages";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** Writes figures in the language in use. */
export interface Figures {
  number(value: number): string;
  /** @param share 1 is all of it */
  percent(share: number): string;
  /** To the minute from an hour on, to the second below two minutes. */
  duration(seconds: number): string;
  /** A day, `YYYY-MM-DD`. */
  day(date: string): string;
  month(date: string): string;
}

export function useFigures(): Figures {
  const { i18n } = useTranslation();
  return useMemo(() => figuresIn(i18n.language), [i18n.language]);
}

export function figuresIn(language: string): Figures {
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  /** A number and its unit stay on one line. */
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(language, { style: "unit", unit: name })
      .format(value)
      .replaceAll(" ", "\u00a0");
  const day = new Intl.DateTimeFormat(dateLocale(language), {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const month = new Intl.DateTimeFormat(dateLocale(language), {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return {
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    duration(seconds) {
      if (seconds < 120) return unit(Math.round(seconds), "second");
      const minutes = Math.round(seconds / 60);
      if (minutes < 60) return unit(minutes, "minute");
      const rest = minutes % 60;
      const hours = unit(Math.floor(minutes / 60), "hour");
      return rest === 0 ? hours : `${hours} ${unit(rest, "minute")}`;
    },
    day: (date) => day.format(new Date(`${date}T00:00:00Z`)),
    month: (date) => month.format(new Date(`${date}T00:00:00Z`)),
  };
}
