import { dateLocale } from "./languages.ts";

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether a text is a time of day as `HH:MM`. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/**
 * A day of the calendar in a language, the same in every time zone: 4 de marzo de 2027.
 * @param day as `YYYY-MM-DD`
 */
export function dayText(
  language: string,
  day: string,
  dateStyle: "long" | "medium" = "long",
): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), { dateStyle, timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
