import type { CsvRow } from "./csv.ts";
import { addressName, emailsIn, textBeside, type NamedEmail } from "./editor-emails.ts";
import { titleOf } from "./editor-headers.ts";
import { isEmail } from "./email.ts";
import { foldText } from "./fold-text.ts";
import { withoutEnds } from "./text-ends.ts";

/* People of a text that is no table: what mail programs and chats copy, numbered lists, signatures. */

/** Who a mail is from and to. */
const MAIL_HEAD =
  /^\s*(?:para|per a|per|cc|cco|bcc|de|from|to|a|reply-to|responder a|respon a|remitente|remitent|assistents|asistentes|attendees)\s*:\s*/i;
/** Other lines above a mail. */
const MAIL_LINE =
  /^(?:date|sent|subject|mime-version|content-type|message-id|received|fecha|enviado|asunto|data|enviat|assumpte)\s*:/i;
/** Among so many lines at the beginning of a text those of a mail are looked for. */
const HEAD_WITHIN = 12;

/** Whether a text begins as a mail does: with who it is from or to, and when or about what. */
export function isMail(rows: readonly CsvRow[], delimiter: string): boolean {
  const lines = rows.slice(0, HEAD_WITHIN).map(({ cells }) => cells.join(delimiter));
  return lines.some((line) => MAIL_HEAD.test(line)) && lines.some((line) => MAIL_LINE.test(line));
}

/** The number or the dash of a line in a list. */
export const LIST_MARK = /^\s*(?:[-–—•*·▪◦‣>]+|\(?\d{1,3}\s?[.)º:-]+)\s+/u;
/** When a message of a chat was written, and by whom: `[27/11/26, 9:12:33] Marta: …`, `27/11/26, 9:12 - Marta: …`. */
const MESSAGE =
  /^[\u200E\u200F\s]*\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? +\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s*[ap]\.?\s?m\.?)?(?:\]| -)[\s~]*([^:\s~][^:]{0,80}):/iu;
/** The first line of a message in other chats: `Marta López — hoy a las 12:30`, `Marta, [27/11/26 9:12]`, `Marta  9:12 AM`. */
const MESSAGE_HEAD =
  /^([^:[\]—]{2,80}?)(?:,? \[|,? ?— | {2})(?:\p{L}[^:]{0,20} )?[\d/. -]{0,12}\d{1,2}:\d{2}(?: ?[ap]m)?\]?$/iu;
/** Somebody of an appointment in a calendar's file. */
const ATTENDEE = /^(?:ATTENDEE|ORGANIZER)\b[^:]{0,200}?CN="?([^";:]{1,80})[^:]{0,200}:mailto:/i;
/** What stands between a name and an address. */
const BETWEEN = /[\s:;,()<>[\]"|=–—/→➔➜*-]/u;
/** Who wrote an answered mail, and when: `El lun, 27 nov 2026 a las 9:12, Marta (<…>) escribió:`. */
const WROTE =
  /^[>\s]*(?:el|on|le|am|em|il|a|op)\s[^<@]{0,60}?\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?\s?m\.?)?,?\s+(?=\S[^:]*@)/iu;
const NAME_TEXT = /^(?=.*\p{L}.*\p{L})[\p{L}\p{M}'’´·.,ªº\s-]{2,80}$/u;
/** They are written small inside of names. */
const SMALL = new Set(
  "de del della di da das do dos la las los lo el els les van von der den i y e d".split(" "),
);

/** How well a text serves as the name of an address: not at all, as it is written, or by words that are in the address. */
function nameRank(text: string, email: string): 0 | 1 | 2 {
  if (!NAME_TEXT.test(text)) return 0;
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (words.length > 7) return 0;
  const local = addressName(email);
  if (words.some((word) => word.length > 2 && local.includes(foldText(word)))) {
    return words.every(isNameWord) || words.length < 5 ? 2 : 0;
  }
  return words.every(isNameWord) ? 1 : 0;
}

const isNameWord = (word: string) =>
  SMALL.has(foldText(word)) || /^(?:[dl]['’])?\p{Lu}/u.test(word);

/** The words at the end of a text that are written like a name: `el correu de la Marta Vila` gives `Marta Vila`. */
function nameAtEnd(text: string): string {
  const words = text.split(/\s+/);
  let start = words.length;
  while (start > 0 && isNameWord(words[start - 1] ?? "")) start -= 1;
  const name = words.slice(start);
  while (SMALL.has(foldText(name[0] ?? ""))) name.shift();
  return name.join(" ");
}

interface Line {
  line: number;
  /** Without the mark of a list, the head of a mail and the beginning of a message. */
  text: string;
  /** Who wrote the message. */
  sender: string;
  /** The line stands in a list. */
  isMarked: boolean;
  /** It says who wrote the lines below. */
  isHead: boolean;
}

function lineOf({ cells, line }: CsvRow, delimiter: string): Line {
  const whole = cells.join(delimiter).trim().replace(ATTENDEE, "$1: ");
  const [start = "", sender = ""] = MESSAGE.exec(whole) ?? [];
  const message = whole.slice(start.length).trimStart();
  const head = MESSAGE_HEAD.exec(whole)?.[1];
  if (head !== undefined)
    return { line, text: head.trim(), sender: "", isMarked: false, isHead: true };
  const isMarked = !start && LIST_MARK.test(message);
  const text = message.replace(LIST_MARK, "").replace(WROTE, "").replace(MAIL_HEAD, "");
  return { line, text, sender: sender.trim(), isMarked, isHead: false };
}

/** What joins the last of several people to those before. */
const JOINED = /^(?:y|e|i|and|et|und|o|u|or|&)\s+(?=\p{Lu})/u;

/** The name that stands beside an address in its line: before it, else behind it. */
function nameBeside(before: string, after: string, email: string): string {
  const [left, right] = [before, after].map((text) =>
    withoutEnds(text, BETWEEN).replace(JOINED, ""),
  ) as [string, string];
  for (const text of [left, right]) {
    const parts = text.split(/[,;|–—]\s| -\s/).map((part) => part.trim());
    const told = parts.filter((part) => nameRank(part, email) === 2);
    // A function or a company beside the name, rather than `Surname, Name`.
    if (parts.length > 1 && told.length === 1 && /\S\s\S/.test(told[0] ?? "")) return told[0] ?? "";
    if (parts.length < 3 && nameRank(text, email) > 0) return text;
  }
  const end = nameAtEnd(left);
  return nameRank(end, email) === 2 ? end : "";
}

/** The addresses of a line with the names beside them; who wrote a message is asked about one that may be of somebody else. */
function peopleOf({ text, sender }: Line): NamedEmail[] {
  const found = emailsIn(text);
  let at = 0;
  return found.map((one, index) => {
    const start = text.indexOf(one.text, at);
    const end = start + one.text.length;
    const next = found[index + 1];
    const until = next ? text.indexOf(next.text, end) : text.length;
    const before = text.slice(at, start);
    // What stands between two addresses is the name of the second one.
    const after = next ? "" : text.slice(end, until);
    at = end;
    if (one.name) return one;
    const isAlone = found.length === 1 && withoutEnds(before + after, BETWEEN) === "";
    const isSender = sender !== "" && (isAlone || nameRank(sender, one.email) === 2);
    return { ...one, name: isSender ? sender : nameBeside(before, after, one.email) };
  });
}

/** Lines one after the other, with nothing between them. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  let last = -1;
  for (const line of lines) {
    const isRule = /^[-_=*\s]{2,}$/.test(line.text);
    if (line.line !== last + 1 || isRule || blocks.length === 0) blocks.push([]);
    if (!isRule) blocks.at(-1)?.push(line);
    last = line.line;
  }
  return blocks;
}

/** The lines that name a person whose address stands alone in another one. */
function nameInLines(lines: readonly Line[], email: string): Line | undefined {
  const ranked = lines.filter(({ text, sender }) => !sender && nameRank(text, email) > 0);
  const told = ranked.find(({ text }) => nameRank(text, email) === 2);
  const [only, ...more] = ranked.filter(({ isHead }) => !isHead);
  return told ?? (more.length === 0 ? only : undefined);
}

/** How many lines of a title and a value make a list of people. */
const LABELLED = 2;

/**
 * The table of a text of records, each value behind its title in a line of its own: `Nom: Marta`, `Correu: …`. Undefined if
 * most lines are none of these, or none is an address.
 */
export function labelledRows(rows: readonly CsvRow[], delimiter: string): CsvRow[] | undefined {
  const titles: string[] = [];
  const records: { line: number; values: Map<string, string> }[] = [];
  let count = 0;
  let last = 0;
  for (const { cells, line } of rows) {
    const [, title = "", value = ""] =
      /^([^:]{1,40}):\s(.*)$/.exec(cells.join(delimiter).trim()) ?? [];
    const isKnown = titleOf(title).meaning !== undefined;
    let record = records.at(-1);
    if (!record || line > last + 1 || record.values.has(title)) {
      record = { line, values: new Map() };
      records.push(record);
    }
    last = line;
    if (title === "") continue;
    count += Number(isKnown);
    record.values.set(title, value.trim());
    if (!titles.includes(title)) titles.push(title);
  }
  const hasEmail = titles.some((title) => titleOf(title).meaning === "email");
  if (!hasEmail || count < LABELLED || 2 * count < rows.length) return undefined;
  const people = records.filter(({ values }) => values.size > 0);
  return [
    { line: people[0]?.line ?? 1, cells: titles, broken: false },
    ...people.map(({ line, values }) => ({
      line,
      cells: titles.map((title) => values.get(title) ?? ""),
      broken: false,
    })),
  ];
}

/**
 * People of any text with addresses, one a row: their names stand beside the address, or in the lines around it. Names that
 * cannot be told are left to be asked. Undefined if there is no address.
 */
export function peopleInText(rows: readonly CsvRow[], delimiter: string): CsvRow[] | undefined {
  const people: string[][] = [];
  for (const block of blocksOf(rows.map((row) => lineOf(row, delimiter)))) {
    const found = block.map(peopleOf);
    const first = found.findIndex((each) => each.length > 0);
    // An address above its name, in a block that begins with it.
    const isBelow = first === 0 && found[0]?.[0]?.name === "";
    let last = 0;
    block.forEach((line, at) => {
      const own = found[at] ?? [];
      for (const { name, email } of own) {
        const span = isBelow ? block.slice(at + 1, nextFound(found, at)) : block.slice(last, at);
        const around = name === "" && own.length === 1 ? nameInLines(span, email) : undefined;
        people.push([name || (around?.text ?? ""), email]);
      }
      // Somebody of a list whose address is not told is a person to look at.
      if (own.length === 0 && line.isMarked && nameRank(line.text, "") > 0)
        people.push([line.text, ""]);
      if (own.length > 0) last = at + 1;
    });
  }
  if (!people.some(([, email = ""]) => isEmail(email))) return undefined;
  return people.map((cells, at) => ({ line: at + 1, cells, broken: false }));
}

function nextFound(found: readonly (readonly NamedEmail[])[], after: number): number {
  const next = found.findIndex((each, place) => place > after && each.length > 0);
  return next < 0 ? found.length : next;
}

/** People of a list of addresses, `Name <mail>; mail`, one a row; undefined if there is more in it. */
export function addressRows(rows: readonly CsvRow[], delimiter: string): CsvRow[] | undefined {
  const people: CsvRow[] = [];
  for (const { cells, line } of rows) {
    const text = cells.join(delimiter).replace(WROTE, "").replace(MAIL_HEAD, "");
    const found = emailsIn(text);
    if (found.length === 0 || /[^\s,;|"']/.test(textBeside(text, found))) return undefined;
    if (found.some(isOfColumns)) return undefined;
    for (const { name, email } of found) people.push({ line, cells: [name, email], broken: false });
  }
  if (people.length === rows.length) return people;
  // A line of several people has no number of its own for each.
  return people.map((row, at) => ({ ...row, line: at + 1 }));
}

/** Whether what stands before an address are cells of their own rather than `Surname, Name`. */
function isOfColumns({ name, text }: NamedEmail): boolean {
  const [last = "", first = "", ...more] = name.split(",");
  const words = new Set(foldText(last).split(/\s+/));
  const isTwice = foldText(first)
    .split(/\s+/)
    .some((word) => word && words.has(word));
  return isTwice || more.length > 0 || /\S[\t|]/.test(text.trim());
}
