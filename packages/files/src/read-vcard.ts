import ICAL from "ical.js";
import { linesOf, type FilePerson, type LeftOut } from "./people-file.ts";
import { unquoted } from "./quoted-printable.ts";
import type { ReadOutcome } from "./read-outcome.ts";

/**
 * Reads the cards of an address book: vCard 2.1, 3.0 and 4.0. A card that cannot be read is noted, the others are read.
 * @param text decoded; texts of vCard 2.1 that name their encoding are decoded here
 */
export function readVcard(text: string): ReadOutcome<FilePerson[], "noCards", LeftOut> {
  const cards = cardsOf(text);
  if (cards.length === 0) return { outcome: "refused", reason: "noCards" };
  const value: FilePerson[] = [];
  const notes: LeftOut[] = [];
  for (const { line, lines } of cards) {
    try {
      const person = personOf(line, lines);
      if (person) value.push(person);
      else notes.push({ note: "noPerson", line });
    } catch {
      notes.push({ note: "unreadable", line });
    }
  }
  return { outcome: "read", value, notes };
}

/** The lines of each card, with the line on which it begins. */
function cardsOf(text: string): { line: number; lines: string[] }[] {
  const cards: { line: number; lines: string[] }[] = [];
  let open: { line: number; lines: string[] } | undefined;
  for (const [at, line] of linesOf(text).entries()) {
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      open = { line: at + 1, lines: [] };
      cards.push(open);
    }
    if (line.trim() !== "") open?.lines.push(line);
    if (/^END:VCARD\s*$/i.test(line)) open = undefined;
  }
  return cards;
}

/** Undefined for the card of a company or of a group. */
function personOf(line: number, lines: readonly string[]): FilePerson | undefined {
  const isOld = lines.some((each) => /^VERSION:2\.1\s*$/i.test(each));
  const card = new ICAL.Component(
    ICAL.parse((isOld ? modernLines(lines) : lines).join("\r\n")) as unknown[],
  );
  // Programs group properties: `item1.EMAIL`.
  const all = (name: string) =>
    card
      .getAllProperties()
      .filter((each) => each.name.replace(/^.*\./, "") === name)
      .toSorted((a, b) => preference(a) - preference(b));
  const texts = (name: string) =>
    all(name)
      .map((each) => plain(each.getFirstValue()))
      .filter(Boolean);
  const [family = "", given = "", additional = ""] = partsOf(all("n")[0]);
  const [kind = "individual"] = [...texts("kind"), ...texts("x-addressbookserver-kind")];
  const whole = texts("fn")[0] ?? "";
  const org: unknown = all("org")[0]?.getFirstValue();
  const company = plain(Array.isArray(org) ? org[0] : org);
  const isNamedSo = family + given === "" && whole !== "" && company === whole;
  if (!/^individual$/i.test(kind) || /^company$/i.test(texts("x-abshowas")[0] ?? "") || isNamedSo)
    return undefined;
  return {
    line,
    given: [given, additional].filter(Boolean).join(" "),
    family,
    whole,
    emails: texts("email"),
    phones: texts("tel").map((phone) => phone.replace(/^tel:/i, "")),
    city: partsOf(all("adr").find((each) => partsOf(each)[3]))[3] ?? "",
  };
}

/** The parts of a value that has several, each as one text. */
function partsOf(property: ICAL.Property | undefined): string[] {
  const value: unknown = property?.getFirstValue();
  return Array.isArray(value) ? value.map(plain) : [];
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(" ").trim();
  return typeof value === "string" ? value.trim() : "";
}

/** The lower the better: 1 to 100 in vCard 4, a type before. */
function preference(property: ICAL.Property): number {
  const said = Number(property.getParameter("pref"));
  if (said > 0) return said;
  return /\bpref\b/i.test(String(property.getParameter("type") ?? "")) ? 1 : 101;
}

/** The lines of a card of vCard 2.1 as 3.0 has them: without encodings, and with the names of their types. */
function modernLines(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    // A soft line end of quoted-printable; otherwise lines are folded as in 3.0.
    if (last !== undefined && /QUOTED-PRINTABLE[^:]*:.*=$/i.test(last)) {
      whole[whole.length - 1] = last.slice(0, -1) + line;
    } else whole.push(line);
  }
  return whole.map((line) => {
    const colon = line.indexOf(":");
    if (/^VERSION:/i.test(line)) return "VERSION:3.0";
    if (colon < 0 || /^\s/.test(line)) return line;
    const [name = "", ...params] = line.slice(0, colon).split(";");
    const value = line.slice(colon + 1);
    const isQuoted = params.some((param) => /QUOTED-PRINTABLE/i.test(param));
    const charset = params.find((param) => /^CHARSET=/i.test(param))?.slice(8);
    const kept = params
      .filter(
        (param) => !/^(?:CHARSET|ENCODING)=|^(?:QUOTED-PRINTABLE|8BIT|BASE64|7BIT)$/i.test(param),
      )
      .map((param) => (param.includes("=") ? param : `TYPE=${param}`));
    const text = isQuoted ? unquoted(value, charset).replaceAll(/\r\n?|\n/g, "\\n") : value;
    return `${[name, ...kept].join(";")}:${text}`;
  });
}
