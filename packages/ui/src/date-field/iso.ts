import { type CalendarDate, parseDate, parseTime, Time } from "@internationalized/date";

function orNull<Value>(parse: (text: string) => Value, text: string | undefined): Value | null {
  if (!text) return null;
  try {
    return parse(text);
  } catch {
    return null;
  }
}

/** Parses "2026-11-21" as a date without a time zone; null when blank or when there is no such day. */
export function dayOf(text: string | undefined): CalendarDate | null {
  return orNull(parseDate, text);
}

/** Parses "09:30" as a time of day; seconds are dropped, null when invalid. */
export function timeOf(text: string | undefined): Time | null {
  const time = orNull(parseTime, text);
  return time && new Time(time.hour, time.minute);
}

export function dayText(day: CalendarDate | null): string {
  return day?.toString() ?? "";
}

export function timeText(time: Time | null): string {
  return time?.toString().slice(0, "HH:MM".length) ?? "";
}
