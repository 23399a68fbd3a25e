import {
  type CalendarDate,
  type CalendarDateTime,
  parseDate,
  parseDateTime,
  parseTime,
  Time,
} from "@internationalized/date";

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

/** Parses "2026-11-21T09:30" as a day with its time, without a time zone; seconds are dropped, null when either is missing or invalid. */
export function dayTimeOf(text: string | undefined): CalendarDateTime | null {
  if (!text?.includes("T")) return null;
  return orNull(parseDateTime, text)?.set({ second: 0, millisecond: 0 }) ?? null;
}

export function dayText(day: CalendarDate | null): string {
  return day?.toString() ?? "";
}

export function timeText(time: Time | null): string {
  return time?.toString().slice(0, "HH:MM".length) ?? "";
}

export function dayTimeText(moment: CalendarDateTime | null): string {
  return moment?.toString().slice(0, "YYYY-MM-DDTHH:MM".length) ?? "";
}
