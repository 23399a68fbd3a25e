import { isEmail, normalEmail } from "./email.ts";

/** An address with the name before it, if there is one. */
export interface NamedEmail {
  name: string;
  email: string;
  /** What is written, from the name on. */
  text: string;
}

/** The addresses of a text as mail programs copy them: `Name <mail>; mail`. */
export function emailsIn(text: string): NamedEmail[] {
  const found = text.matchAll(
    /(?:((?:"[^"]*")?[^<>;@]*)<\s*(?:mailto:)?([^<>\s]+@[^<>\s]+)\s*>)|(?:mailto:)?([^\s<>;,"'()]+@[^\s<>;,"'()]+)/gi,
  );
  return [...found].map(([whole, name = "", bracketed, bare]) => ({
    text: whole,
    name: name.replaceAll(/^[\s,;"']+|[\s,;"']+$/g, "").replaceAll(/\s+/g, " "),
    email: normalEmail(bracketed ?? bare ?? ""),
  }));
}

/** The address of a cell: of `Name <mail>` and `mailto:mail` the mail, of several the first. */
export function editorEmail(cell: string): string {
  const inBrackets = /<([^<>]+)>/.exec(cell)?.[1] ?? cell;
  const address = inBrackets.trim().replace(/^mailto:/i, "");
  const first = address.split(/[;,\s]+/).find(Boolean) ?? "";
  return normalEmail(isEmail(first) ? first : address);
}

/** Several people in one cell: `Ana y Luis`. */
const SEVERAL_NAMES = /\p{L}[^\S\n]*(?:[;/&+\n]|\s(?:y|i|e|and|et|eta)\s)\s*\p{L}/iu;

/**
 * The address of a row's person. An old address beside the new one is left out; but the whole cell, which is no address, if
 * they may be of several people.
 */
export function oneEmail(cell: string, name: string): string {
  // Google divides the addresses of one person so.
  const [own = ""] = cell.split(" ::: ");
  const all = emailsIn(own);
  const different = new Set(all.map(({ email }) => email)).size;
  const ofSeveral =
    different > 2 || (different > 1 && (all.some((one) => one.name) || SEVERAL_NAMES.test(name)));
  return ofSeveral ? own : editorEmail(own);
}
