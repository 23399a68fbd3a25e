/*
 * Days, months, numbers, times and sums as values: "Tuesday to Sunday" has Friday in it, "summer" has
 * August, "sala cuarta" is room 4. Each is a term that index and question have in common.
 */

const DAYS: readonly (readonly string[])[] = [
  ["lunes", "dilluns", "monday", "mondays", "mon"],
  ["martes", "dimarts", "tuesday", "tuesdays", "tue", "tues"],
  ["miercoles", "dimecres", "wednesday", "wednesdays", "wed"],
  ["jueves", "dijous", "thursday", "thursdays", "thu", "thurs"],
  ["viernes", "divendres", "friday", "fridays", "fri"],
  ["sabado", "sabados", "dissabte", "dissabtes", "saturday", "saturdays", "sat"],
  ["domingo", "domingos", "diumenge", "diumenges", "sunday", "sundays", "sun"],
];
const MONTHS: readonly (readonly string[])[] = [
  ["enero", "gener", "january", "jan"],
  ["febrero", "febrer", "february", "feb"],
  ["marzo", "marc", "march"],
  ["abril", "april"],
  ["mayo", "maig"],
  ["junio", "juny", "june"],
  ["julio", "juliol", "july"],
  ["agosto", "agost", "august"],
  ["septiembre", "setiembre", "setembre", "september"],
  ["octubre", "october"],
  ["noviembre", "novembre", "november"],
  ["diciembre", "desembre", "december"],
];
const SEASONS: readonly (readonly [words: readonly string[], months: readonly number[]])[] = [
  [
    ["verano", "estiu", "summer"],
    [7, 8],
  ],
  [
    ["invierno", "hivern", "winter"],
    [12, 1, 2],
  ],
  [
    ["primavera", "spring"],
    [4, 5],
  ],
  [
    ["otono", "tardor", "autumn"],
    [10, 11],
  ],
];
/** Feasts by their date; the names of eves and other days of theirs are left to the documents. */
const FEASTS: readonly (readonly [words: readonly string[], date: string])[] = [
  [["navidad", "nadal", "christmas", "xmas"], "25-12"],
  [["nochebuena"], "24-12"],
  [["nochevieja"], "31-12"],
  [["reyes", "reis", "epiphany"], "6-1"],
];
const WEEKEND = /\b(?:fin(?:es)? de semana|finde|caps? de setmana|weekends?)\b/g;
const WEEKDAYS = /\b(?:entre semana|entre setmana|laborables?|feiners?|weekdays?)\b/g;
const SUNDAYS_TOO = /\bfesti(?:vos?|us?)\b/;
const HIGH_SEASON = /\btemporada alta\b|\bhigh season\b/;
const LOW_SEASON = /\btemporada baixa\b|\btemporada baja\b|\blow season\b/;
const EVERY_DAY = /\b(?:todos los dias|cada dia|tots els dies|every day|daily)\b/g;
const NEW_YEAR = /\b(?:ano nuevo|any nou|new year)/g;
const ORDINALS: readonly (readonly string[])[] = [
  ["primera", "primer", "primero", "first", "1st"],
  ["segunda", "segundo", "segona", "segon", "second", "2nd"],
  ["tercera", "tercero", "tercer", "third", "3rd"],
  ["cuarta", "cuarto", "quarta", "quart", "fourth", "4th"],
  ["quinta", "quinto", "cinquena", "cinque", "fifth", "5th"],
  ["sexta", "sexto", "sisena", "sise", "sixth", "6th"],
  ["septima", "septimo", "setena", "sete", "seventh", "7th"],
  ["octava", "octavo", "vuitena", "vuite", "eighth", "8th"],
  ["novena", "noveno", "nove", "ninth", "9th"],
  ["decima", "decimo", "desena", "dese", "tenth", "10th"],
];
const CARDINALS: readonly (readonly string[])[] = [
  ["one"],
  ["two", "dues"],
  ["tres", "three"],
  ["cuatro", "quatre", "four"],
  ["cinco", "cinc", "five"],
  ["seis", "sis", "six"],
  ["siete", "set", "seven"],
  ["ocho", "vuit", "eight"],
  ["nueve", "nou", "nine"],
];
const LARGEST = 40;
/** A range of more is not one of rooms or years of school. */
const WIDEST = 12;

const TIME =
  /\b\d{1,2}[:.]\d{2}(?!\d)(?: ?[ap]\.?m\b)?|\b\d{1,2} ?(?:h\b|[ap]m\b)|\ba las? [a-z]+/g;
const TIME_SPAN =
  /\d{1,2}[:.]\d{2} ?(?:[ap]\.?m\.? ?)?(?:h ?)?(?:–|—|-|a|to|to the|until|hasta|fins a) ?(?:las |les )?\d{1,2}[:.]\d{2}/;
const MONEY = /\d ?(?:€|£|\$|euros?\b|eur\b|p\b|centimos?\b|centims?\b|cents?\b)|[€£$] ?\d/;
/** An hour of a day, or from one to another. */
const HOUR = String.raw`(\d{1,2})(?:[:.]([0-5]\d))?(?!\d)(?: ?h\b)?(?: ?([ap])\.?m\b)?`;
const HOURS = new RegExp(
  String.raw`(?<![\d.,:€£])${HOUR}(?: ?(?:–|—|-|a|to|to the|until|hasta|fins a|y las|i les|hasta las|fins a les) ?(?:las? |les )?${HOUR})?`,
  "g",
);
const PARTS_OF_DAY: readonly (readonly [RegExp, from: number, to: number])[] = [
  [/\b(?:noche|nit|night|tonight|evening|vespre)\b/, 20, 23],
  [/\b(?:tarde|tarda|afternoon)\b/, 14, 20],
  [/\b(?:(?:la|de|por la|esta) manana|mati|morning)\b/, 8, 13],
];
const PERCENT = /\d ?%/;
const SPAN =
  /\b(?:\d+|una?|dos|dues|tres|cuatro|quatre|two|three|four|half an|an|one) ?(?:dias?|dies|days?|horas?|hores|hours?|h\b|min\b|minut|semanas?|setmanes|setmana|weeks?|mes(?:es|os)?\b|months?)/;
const PHONE = /\b\d{2,5}(?: \d{2,4}){2,4}\b|\b\d{9}\b/;
const MAIL = /@[\w-]+\./;

const values = new Map<string, readonly string[]>();
const numberOf = (lists: readonly (readonly string[])[], name: string) => {
  for (const [at, list] of lists.entries()) {
    for (const word of list) values.set(word, [...(values.get(word) ?? []), `#${name}${at + 1}`]);
  }
};
numberOf(DAYS, "d");
numberOf(MONTHS, "m");
numberOf(ORDINALS, "n");
numberOf(CARDINALS, "n");
for (const [words, months] of SEASONS) {
  for (const word of words)
    values.set(
      word,
      months.map((month) => `#m${month}`),
    );
}
for (const [words, date] of FEASTS) for (const word of words) values.set(word, [`#${date}`]);

const dayName = DAYS.flat().join("|");
const monthName = MONTHS.flat().join("|");
const TO = String.raw`\.? ?(?:a|al|hasta|fins a|to|through|-|–|—) ?(?:el )?`;
const DAY_RANGE = new RegExp(String.raw`\b(${dayName})${TO}(${dayName})\b`, "g");
const MONTH_RANGE = new RegExp(
  String.raw`\b(${monthName})${TO}(?:\d{1,2} (?:de |d')?)?(${monthName})\b`,
  "g",
);
const DATE = new RegExp(
  String.raw`\b(\d{1,2}) (?:de |d')?(${monthName})\b|\b(${monthName}) (\d{1,2})\b`,
  "g",
);
/** 25 and 26 December; from 12 to 30 January. */
const SAME_MONTH = new RegExp(
  String.raw`\b((?:\d{1,2}, )*\d{1,2}) ?(y|i|e|and|a|al|to|-|–|&) (?:el )?(\d{1,2}) (?:de |d'|of )?(${monthName})\b`,
  "g",
);
const NUMBER_RANGE = /(?<![\d:.,])(\d{1,2}) ?(?:a|to|-|–) ?(\d{1,2})(?![\d:.,]|\s?[€£%h])/g;

/** Numbers that are names, as of a room, and no measures or dates. */
const NUMBER = new RegExp(
  String.raw`(?<![\d.,:])\d{1,2}(?![\d.,:]*\d)(?! ?(?:%|º? ?c\b|min|h\b|hor|hour|k?m\b|kg\b|metr|kilo|ano|any|year|dia|day|mes|month|person|people|pers|punto|peld|step|eur|€|£|\$|pm|am|(?:de |d')?(?:${monthName})))`,
  "g",
);

const indexIn = (lists: readonly (readonly string[])[], word: string) =>
  lists.findIndex((list) => list.includes(word));

/** From one to another, over the end of the week or year too. */
function span(from: number, to: number, size: number): number[] {
  const length = ((to - from + size) % size) + 1;
  return Array.from({ length }, (_, at) => ((from + at) % size) + 1);
}

/** The value of a word that stands for one; empty for others. @param word folded */
export function valuesOf(word: string): readonly string[] {
  return values.get(word) ?? [];
}

/**
 * What stands in a text as values of several words, and kinds of values.
 * @param text folded, in lower case
 */
export function valuesIn(text: string): Set<string> {
  const found = new Set<string>();
  const add = (name: string, numbers: readonly number[]) => {
    for (const number of numbers) found.add(`#${name}${number}`);
  };
  for (const [, from = "", to = ""] of text.matchAll(DAY_RANGE)) {
    add("d", span(indexIn(DAYS, from), indexIn(DAYS, to), 7));
  }
  for (const [, from = "", to = ""] of text.matchAll(MONTH_RANGE)) {
    add("m", span(indexIn(MONTHS, from), indexIn(MONTHS, to), 12));
  }
  for (const [, day, month = "", before = "", after] of text.matchAll(DATE)) {
    found.add("#date");
    found.add(`#${day ?? after}-${indexIn(MONTHS, month || before) + 1}`);
  }
  for (const [, first = "", by = "", last = "", month = ""] of text.matchAll(SAME_MONTH)) {
    const days = first.split(", ").map(Number);
    const [from = 0, to] = [days.at(-1), Number(last)];
    const isRange = /^(?:al?|to|-|–)$/.test(by) && from < to;
    const between = isRange ? Array.from({ length: to - from }, (_, at) => from + at) : days;
    for (const day of between) found.add(`#${day}-${indexIn(MONTHS, month) + 1}`);
  }
  for (const [, from = "", to = ""] of text.matchAll(NUMBER_RANGE)) {
    const [low, high] = [Number(from), Number(to)];
    if (low < high && high - low <= WIDEST && high <= LARGEST)
      add("n", span(low - 1, high - 1, LARGEST));
  }
  for (const [number] of text.matchAll(NUMBER)) {
    if (Number(number) <= LARGEST) found.add(`#n${Number(number)}`);
  }
  if (text.search(WEEKEND) >= 0) add("d", [6, 7]);
  if (text.search(WEEKDAYS) >= 0) add("d", [1, 2, 3, 4, 5]);
  if (text.search(EVERY_DAY) >= 0) add("d", [1, 2, 3, 4, 5, 6, 7]);
  if (SUNDAYS_TOO.test(text)) add("d", [7]);
  if (HIGH_SEASON.test(text)) found.add("#high");
  if (LOW_SEASON.test(text)) found.add("#low");
  if (text.search(NEW_YEAR) >= 0) found.add("#1-1");
  if (text.search(TIME) >= 0) found.add("#time");
  if (TIME_SPAN.test(text)) found.add("#timespan");
  if (MONEY.test(text)) found.add("#money");
  if (PERCENT.test(text)) found.add("#percent");
  if (SPAN.test(text)) found.add("#span");
  if (PHONE.test(text)) found.add("#telephone");
  if (MAIL.test(text)) found.add("#mailbox");
  return found;
}

const hourOf = (hour: string, half: string | undefined): number =>
  (half === "p" && Number(hour) < 12 ? Number(hour) + 12 : Number(hour)) % 24;

/** Over midnight too. */
const hoursFrom = (from: number, to: number): number[] =>
  Array.from({ length: ((((to - from) % 24) + 24) % 24) + 1 }, (_, at) => (from + at) % 24);

/** The hours of a day that stand in a text, each of a span from one to another. @param text folded, in lower case */
export function hoursIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, hour = "", minutes, half, end, endMinutes, endHalf] of text.matchAll(HOURS)) {
    const isTime =
      minutes !== undefined ||
      half !== undefined ||
      endMinutes !== undefined ||
      endHalf !== undefined;
    if (!isTime || Number(hour) > 24) continue;
    const from = hourOf(
      hour,
      half ?? (end === undefined || Number(end) < Number(hour) ? undefined : endHalf),
    );
    const to = end === undefined ? from : hourOf(end, endHalf);
    const isWhole = end !== undefined && (endMinutes ?? "00") === "00" && to !== from;
    for (const each of hoursFrom(from, isWhole ? to + 23 : to)) found.add(`#h${each}`);
  }
  return found;
}

const ASKED_TIME =
  /\b(?:a las?|a les|at|las|les|sobre las|cap a les|arrive at) (\d{1,2})(?:[:.]([0-5]\d))?(?: ?([ap])\.?m\b)?(?: de la (tarde|tarda|noche|nit))?(?! ?[€£%/])|\b(\d{1,2})(?:[:.][0-5]\d)? ?([ap])m\b|\b(\d{1,2})[:.][0-5]\d\b/;
/** Before it nothing is open: 5 is five in the afternoon. */
const EARLIEST = 8;

/** The hour that a question tells, or those of the part of a day. @param text folded, in lower case */
export function hoursAsked(text: string): readonly string[] {
  const match = ASKED_TIME.exec(text);
  if (match) {
    const [, said, , half, part, other, otherHalf, bare] = match;
    const hour = hourOf(
      said ?? other ?? bare ?? "",
      part === undefined ? (half ?? otherHalf) : "p",
    );
    return hour > 0 && hour < EARLIEST ? [`#h${hour}`, `#h${hour + 12}`] : [`#h${hour}`];
  }
  const found = PARTS_OF_DAY.find(([pattern]) => pattern.test(text));
  return found ? hoursFrom(found[1], found[2]).map((hour) => `#h${hour}`) : [];
}

/** A moment as a clock on the spot shows it, as values. */
export function valuesNow(now: Date, timeZone: string, daysOn: number): string[] {
  const there = new Date(now.getTime() + daysOn * 86_400_000);
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    month: "numeric",
    day: "numeric",
  }).formatToParts(there);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return [`#d${indexIn(DAYS, part("weekday").toLowerCase()) + 1}`];
}
