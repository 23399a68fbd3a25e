import {
  isTextId,
  MARK_COMMENT,
  UNITS_MAX,
  type FileUnit,
  type UnreadableReason,
} from "@panel/domain/text-files/text-file";
import { parsePo, type PoItem } from "pofile-ts";
import type { ReadOutcome } from "./read-outcome.ts";
import { PO_EXPERIENCE, SOURCE_HEADER } from "./write-po.ts";

/** How the header of a catalogue names its encoding. */
export const PO_ENCODING = /^"Content-Type:[^"]*charset=([\w-]+)/im;

/** Whether a text is a catalogue of gettext. */
export const isPo = (text: string): boolean =>
  /^\s*(?:#|msgid\b|msgctxt\b|domain\b)/.test(text) &&
  /^[ \t]{0,9}(?:#~)?[ \t]{0,9}msgid[ \t]{1,9}"/m.test(text);

const STRING = String.raw`"(?:[^"\\]|\\.)*"`;
/** What a line of a catalogue is: blank, a comment, or a string with or without its keyword. */
const LINE = new RegExp(
  String.raw`^\s*(?:#.*|(?:(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?|domain)\s*)?${STRING}\s*)?$`,
);
const OBSOLETE = /^\s*#~[ \t]?/;

/**
 * Reads a catalogue of gettext (PO or its template, POT). Entries that their program has taken out of use are read as ones
 * that are not finished.
 */
export function readPo(text: string): ReadOutcome<FileUnit[], UnreadableReason> {
  const lines = text.split(/\r\n?|\n/);
  const broken = lines.findIndex((line) => !LINE.test(line.replace(OBSOLETE, "")));
  // The parser reads what it can, and leaves out the rest.
  if (broken >= 0) return { outcome: "refused", reason: "brokenPo", params: { line: broken + 1 } };
  const isObsolete = (line: string) => OBSOLETE.test(line);
  const { headers, items } = parsePo(lines.filter((line) => !isObsolete(line)).join("\n"));
  const obsolete = lines.filter(isObsolete).map((line) => line.replace(OBSOLETE, ""));
  const all = [
    ...items.map((item) => ({ item, isOld: false })),
    // By themselves: the parser takes those that stand behind others for entries in use.
    ...itemsOf(obsolete).map((item) => ({ item, isOld: true })),
  ];
  if (all.length > UNITS_MAX)
    return { outcome: "refused", reason: "tooMany", params: { most: UNITS_MAX } };
  const of = {
    experience: experienceOf(headers[PO_EXPERIENCE]),
    sourceLanguage: headers[SOURCE_HEADER] ?? "",
    language: headers.Language ?? "",
  };
  const value = all.map(({ item, isOld }, index) => ({ index, ...of, ...unitOf(item, isOld) }));
  return { outcome: "read", value, notes: [] };
}

/** Entries out of use may have no blank line between them. */
function itemsOf(lines: readonly string[]): PoItem[] {
  if (lines.length === 0) return [];
  const parted = lines.map((line, at) =>
    /^\s*msg(?:ctxt|id)\s/.test(line) && !/^\s*(?:msgctxt|#)/.test(lines[at - 1] ?? "")
      ? `\n${line}`
      : line,
  );
  return parsePo(`msgid ""\nmsgstr ""\n\n${parted.join("\n")}`).items;
}

type UnitContent = Omit<FileUnit, "index" | "experience" | "sourceLanguage" | "language">;

function unitOf(item: PoItem, isOld: boolean): UnitContent {
  const { msgid, msgctxt, msgstr, references, comments, extractedComments, flags } = item;
  const [target = "", ...plurals] = msgstr;
  const isUnfinished = isOld || flags["fuzzy"] === true;
  return {
    id: [msgctxt ?? "", ...references].map((id) => id.trim()).find(isTextId) ?? "",
    source: msgid,
    target,
    state: target === "" ? "untranslated" : isUnfinished ? "needsReview" : "translated",
    mark: extractedComments
      .find((said) => said.startsWith(MARK_COMMENT))
      ?.slice(MARK_COMMENT.length),
    isPartial: false,
    isUneven: isUnfinished && target !== "",
    // Of several numbers only the first is taken.
    codes: plurals.some((text) => text !== "" && text !== target) ? ["msgstr[1]"] : [],
    notes: comments.map((said) => said.trim()).filter(Boolean),
  };
}

function experienceOf(header: string | undefined): number | undefined {
  return header !== undefined && /^[1-9]\d{0,9}$/.test(header) ? Number(header) : undefined;
}
