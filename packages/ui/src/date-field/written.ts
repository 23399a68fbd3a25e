import { westernDigits } from "../style/western-digits.ts";

/** Months by the first letters of their names in Spanish, Catalan and English. */
const MONTHS = [
  "ene gen jan",
  "feb",
  "mar",
  "abr apr",
  "may mai",
  "jun",
  "jul",
  "ago aug",
  "sep set",
  "oct",
  "nov",
  "dic des dec",
].map((names) => names.split(" "));

/** In which order a locale writes the parts of a day. */
export function hasMonthFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(new Date(2026, 0, 2));
  return parts.find(({ type }) => type !== "literal")?.type === "month";
}

const two = (text: string | number) => String(text).padStart(2, "0");
/** A year of two digits is one of this century. */
export const wholeYear = (year: string | number): string =>
  Number(year) < 100 ? `20${two(Number(year))}` : String(year).padStart(4, "0");
const iso = (year: string, month: string | number, day: string) =>
  `${wholeYear(year)}-${two(month)}-${two(Number(day))}`;

/** Characters of the longest written day, with a time, as long names of months and zones go. */
const WRITTEN_MAX = 120;

/**
 * Reads a day as people write and copy it: `1/3/27`, `2026-12-24`, `24 de diciembre de 2026`. The result has the form of a day
 * also where there is no such day, such as the 31st of February. Undefined for any other text.
 * @param monthFirst whether numbers alone have the month first
 */
export function writtenDay(text: string, monthFirst: boolean): string | undefined {
  if (text.length > WRITTEN_MAX) return undefined;
  const plain = westernDigits(text)
    .normalize("NFKC")
    .toLowerCase()
    // The invisible marks of direction that an Arabic date has between its numbers.
    .replaceAll(/[\u200E\u200F\u061C]/g, "")
    .replaceAll(/[‐‑–—−]/g, "-")
    .trim()
    // oxlint-disable-next-line regexp/no-super-linear-move -- The text has at most WRITTEN_MAX characters.
    .replace(/[t ,]+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[.\d]*z|[+-]\d{2}:?\d{2})?(?: ?h\.?)?$/, "");
  const ordered =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(plain) ?? /^(20\d\d)(\d\d)(\d\d)$/.exec(plain);
  if (ordered) return iso(ordered[1] ?? "", Number(ordered[2]), ordered[3] ?? "");
  const numbers = /^(\d{1,2}) ?[-/. ] ?(\d{1,2}) ?[-/. ] ?(\d{4}|\d{2})$/.exec(plain);
  if (numbers) {
    const [, one = "", other = "", year = ""] = numbers;
    // A number above 12 is no month, in whichever place.
    const isMonthFirst = Number(one) > 12 ? false : Number(other) > 12 ? true : monthFirst;
    return isMonthFirst ? iso(year, Number(one), other) : iso(year, Number(other), one);
  }
  return namedDay(plain);
}

/** A day whose month is written as a word. */
function namedDay(text: string): string | undefined {
  const words = text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .split(/[^a-z0-9]+/)
    .map((word) => word.replace(/^(\d+)(?:st|nd|rd|th|r|n|t|e|o)$/, "$1"));
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const months = words.flatMap((word) => {
    const at = MONTHS.findIndex((names) => names.some((name) => word.startsWith(name)));
    // Of the names of days, this one begins like a month.
    return at < 0 || word === "martes" ? [] : [at + 1];
  });
  const [month, ...more] = months;
  const [day, year] = numbers;
  if (month === undefined || more.length > 0 || numbers.length !== 2 || !day || !year)
    return undefined;
  return day.length <= 2 && (year.length === 2 || year.length === 4)
    ? iso(year, month, day)
    : undefined;
}

/**
 * Reads a time of day as people write and copy it: `9`, `930`, `9:30`, `9.30 h`, `9:30 pm`. The result has the form of a time also
 * where there is no such time. Undefined for any other text.
 */
export function writtenTime(text: string): string | undefined {
  const plain = westernDigits(text)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s.]+/g, (gap) => (gap.includes(".") ? "." : " "))
    .trim();
  const found =
    /^(\d{1,2})(?: ?[:.h'] ?(\d{2}))?(?::\d{2})?(?: ?(?:h|hs|hrs|horas?|hores?|hours?|o'clock)\.?)?(?: ?([ap])\.? ?m\.?)?$/.exec(
      plain,
    ) ?? /^(\d{1,2})(\d{2})(?: ?h\.?)?(?: ?([ap])\.? ?m\.?)?$/.exec(plain);
  if (!found) return undefined;
  const [, hour = "", minutes = "00", half] = found;
  const twelve = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === "p" ? 12 : 0);
  return `${two(half === undefined ? Number(hour) : twelve)}:${minutes}`;
}

/**
 * Reads a day with its time as people write and copy them: `24/12/2026 10:30`, `24 de diciembre de 2026, a las 9`. The result has
 * the form of a day with its time, or of a day alone, also where there are no such. Undefined for any other text, also for a time
 * with its zone, which no place's clock may show.
 */
export function writtenDayTime(text: string, monthFirst: boolean): string | undefined {
  const plain = text.normalize("NFKC").trim();
  if (/:\d{2}(?:[.,]\d+)? ?(?:z|[+-]\d{1,2}:?(?:\d{2})?)$/i.test(plain)) return undefined;
  for (const gap of plain.matchAll(/(?<=\d)t(?=\d)|[\s,]+/gi)) {
    const day = writtenDay(plain.slice(0, gap.index), monthFirst);
    const rest = plain.slice(gap.index + gap[0].length).replace(LEADING, "");
    const time = writtenTime(rest.replace(/(:\d{2}:\d{2})[.,]\d+$/, "$1"));
    if (day && time) return `${day}T${time}`;
  }
  return writtenDay(plain, monthFirst);
}

/** What stands between a day and its time. */
const LEADING = /^(?:[-–·|] ?|a las? |a les? |at |om )/i;

/** A day that does not exist, as it is written in the locale's order; other texts as they are. */
export function shownDay(text: string, monthFirst: boolean): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year) return text;
  const parts = [day, month].map(Number);
  return [...(monthFirst ? parts.toReversed() : parts), year].join("/");
}

/** A day with its time that do not exist, as they are written in the locale's order; other texts as they are. */
export function shownDayTime(text: string, monthFirst: boolean): string {
  const [day = "", time] = text.split("T");
  return [shownDay(day, monthFirst), time].filter(Boolean).join(" ");
}
