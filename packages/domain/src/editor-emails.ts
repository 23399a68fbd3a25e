import { foldText } from "./fold-text.ts";
import { isEmail, normalEmail } from "./email.ts";
import { withoutEnd, withoutEnds } from "./text-ends.ts";

/** An address with the name before it, if there is one. */
export interface NamedEmail {
  name: string;
  email: string;
  /** What is written, from the name on. */
  text: string;
}

/** What parts addresses without brackets. */
const WORDS = /[^\s<>[\];,"'()]+/g;
/** What programs write before an address: `mailto:`, `SMTP:`. */
const SCHEME = /^(?:mailto|smtp):/i;

/**
 * The addresses of a text as mail programs copy them: `Name <mail>; mail`. It takes a time that grows with the length of
 * the text alone: anybody may send one of megabytes.
 */
export function emailsIn(text: string): NamedEmail[] {
  if (!text.includes("@")) return [];
  const found: NamedEmail[] = [];
  let at = 0;
  for (const bracketed of text.matchAll(/<([^<>]*)>/g)) {
    const email = addressOf((bracketed[1] ?? "").trim());
    if (email === undefined || /\s/.test(email)) continue;
    const end = bracketed.index + bracketed[0].length;
    const before = text.slice(at, bracketed.index);
    const quoted = quotedAt(before);
    const bare = bareIn(quoted === undefined ? before : before.slice(0, quoted));
    const last = bare.at(-1);
    const nameAt = Math.max(quoted ?? nameStart(before), last ? last.at + last.text.length : 0);
    for (const { text: word, email: own } of bare) found.push({ text: word, name: "", email: own });
    found.push({
      text: text.slice(at + nameAt, end),
      name: nameIn(before.slice(nameAt)),
      email: normalEmail(email),
    });
    at = end;
  }
  for (const { text: word, email } of bareIn(text.slice(at)))
    found.push({ text: word, name: "", email });
  return found;
}

/** A name without the marks around it; a bracket at its end is of the address, and what ends with a colon says what they are. */
const nameIn = (text: string) =>
  withoutEnds(withoutEnd(text.slice(text.lastIndexOf(": ") + 1), /[\s([]/), /[\s,;"']/).replaceAll(
    /\s+/g,
    " ",
  );

/** Where the name begins that a text ends with: behind what is in no name. */
function nameStart(before: string): number {
  return Math.max(...["<", ">", ";", "@"].map((mark) => before.lastIndexOf(mark))) + 1;
}

/** Where the quotes begin of a name that holds what is in no other: `"Soler; Nuria" <mail>`. */
function quotedAt(before: string): number | undefined {
  const start = nameStart(before);
  if (start === 0 || !before.includes('"', start)) return undefined;
  const quote = before.lastIndexOf('"', start - 1);
  return quote === -1 ? undefined : quote;
}

/** Addresses without brackets. */
function bareIn(text: string): { at: number; text: string; email: string }[] {
  if (!text.includes("@")) return [];
  return [...text.matchAll(WORDS)].flatMap(({ index, 0: word }) => {
    const email = addressOf(word);
    return email === undefined ? [] : [{ at: index, text: word, email: normalEmail(email) }];
  });
}

/** What could be an address, without the scheme that some programs copy with it. */
function addressOf(text: string): string | undefined {
  const bare = text.replace(SCHEME, "");
  return [bare, text].find((each) => each.slice(1, -1).includes("@"));
}

/** A text without the addresses in it. */
export function textBeside(text: string, found: readonly NamedEmail[]): string {
  const rest: string[] = [];
  let at = 0;
  for (const { text: part } of found) {
    const start = text.indexOf(part, at);
    rest.push(text.slice(at, start));
    at = start + part.length;
  }
  return rest.join("") + text.slice(at);
}

/** The address of a cell: of `Name <mail>` and `mailto:mail` the mail, of several the first. */
export function editorEmail(cell: string): string {
  const inBrackets = /<([^<>]+)>/.exec(cell)?.[1] ?? cell;
  const address = inBrackets.trim().replace(SCHEME, "");
  const first = address.split(/[;,\s]+/).find(Boolean) ?? "";
  return normalEmail(isEmail(first) ? first : address);
}

/** Several people in one cell: `Ana y Luis`. */
const SEVERAL_NAMES = /\p{L}[^\S\n]*(?:[;/&+\n]|\s(?:y|i|e|and|et|eta)\s)\s*\p{L}/iu;

/** Between several values of one person in a cell, as Google writes them. */
export const OF_ONE_PERSON = " ::: ";

/**
 * The address of a row's person. An old address beside the new one is left out; but the whole cell, which is no address, if
 * they may be of several people.
 */
export function oneEmail(cell: string, name: string): string {
  const [own = ""] = cell.split(OF_ONE_PERSON);
  const all = emailsIn(own);
  const different = new Set(all.map(({ email }) => email)).size;
  const ofSeveral =
    different > 2 || (different > 1 && (all.some((one) => one.name) || SEVERAL_NAMES.test(name)));
  return ofSeveral ? own : editorEmail(own);
}

/** What stands before the @ of an address, folded, to compare it with names; "" where there is no address. */
export const addressName = (email: string): string => foldText(email.split("@")[0] ?? "");
