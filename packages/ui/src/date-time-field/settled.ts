import { dayOf } from "../date-field/iso.ts";
import { wholeYear } from "../date-field/written.ts";

const two = (number: number) => String(number).padStart(2, "0");

/**
 * The value of parts that are left, where it is another one than they would have by themselves: a year of two digits gets its
 * century, an hour alone is that hour sharp, and a day that does not exist stays as it is. A day whose time is open is returned
 * without one.
 * @param parts those that are filled in; hours are of twenty-four
 */
export function settledDayTime(parts: ReadonlyMap<string, number>): string | undefined {
  const [year, month, day] = [parts.get("year"), parts.get("month"), parts.get("day")];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const text = `${wholeYear(year)}-${two(month)}-${two(day)}`;
  const isOther = year < 100 || dayOf(text) === null;
  const [hour, minute] = [parts.get("hour"), parts.get("minute")];
  if (hour === undefined) return isOther && minute === undefined ? text : undefined;
  return isOther || minute === undefined ? `${text}T${two(hour)}:${two(minute ?? 0)}` : undefined;
}
