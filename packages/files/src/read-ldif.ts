import { linesOf, type FilePerson, type LeftOut } from "./people-file.ts";
import type { ReadOutcome } from "./read-outcome.ts";

/** Reads the entries of a directory or an address book in LDIF (RFC 2849). Entries of other things than people are noted. */
export function readLdif(text: string): ReadOutcome<FilePerson[], "noEntries", LeftOut> {
  const value: FilePerson[] = [];
  const notes: LeftOut[] = [];
  for (const { line, lines } of entriesOf(text)) {
    const all = valuesOf(lines);
    const of = (...names: string[]) => names.flatMap((name) => all.get(name) ?? []).filter(Boolean);
    const person = {
      line,
      given: of("givenname")[0] ?? "",
      family: of("sn", "surname")[0] ?? "",
      whole: of("cn", "displayname", "commonname")[0] ?? "",
      emails: of("mail", "rfc822mailbox", "mozillasecondemail"),
      phones: of("mobile", "cellphone", "telephonenumber", "homephone"),
      city: of("l", "localityname", "mozillahomelocalityname")[0] ?? "",
    };
    const isPerson = person.emails.length > 0 || person.given !== "" || person.family !== "";
    const isGroup = of("objectclass").some((each) => /^groupof|^mailgroup|^posixgroup/i.test(each));
    if (isPerson && !isGroup) value.push(person);
    else notes.push({ note: "noPerson", line });
  }
  if (value.length + notes.length === 0) return { outcome: "refused", reason: "noEntries" };
  return { outcome: "read", value, notes };
}

/** The lines of each entry, unfolded, without comments. */
function entriesOf(text: string): { line: number; lines: string[] }[] {
  const entries: { line: number; lines: string[] }[] = [];
  let open: { line: number; lines: string[] } | undefined;
  let isComment = false;
  for (const [at, line] of linesOf(text).entries()) {
    const isFolded = line.startsWith(" ");
    if (!isFolded) isComment = line.startsWith("#");
    if (line.trim() === "") open = undefined;
    else if (isComment) continue;
    else if (isFolded && open) open.lines.push(`${open.lines.pop() ?? ""}${line.slice(1)}`);
    else if (open) open.lines.push(line);
    else if (/^dn::?/i.test(line)) entries.push((open = { line: at + 1, lines: [line] }));
  }
  return entries;
}

/** The values of attributes by their names in small letters, without options: `cn;lang-ca`. */
function valuesOf(lines: readonly string[]): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const line of lines) {
    const [, name = "", mark = "", text = ""] =
      /^([\w.-]+)(?:;[\w;.-]+)?:([:<]?)(.*)$/.exec(line) ?? [];
    // A value that stands in another file is not there.
    if (name === "" || mark === "<") continue;
    const key = name.toLowerCase();
    const value = mark === ":" ? decoded(text.trim()) : text.trim();
    values.set(key, [...(values.get(key) ?? []), value]);
  }
  return values;
}

function decoded(base64: string): string {
  try {
    return new TextDecoder().decode(
      Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
    );
  } catch {
    return "";
  }
}
