import { withoutEnd } from "./text-ends.ts";

/** Line ends of all systems, and those that word processors and Unicode have besides. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Tags are invisible copies of letters; with a black flag before them they are the flag of a region. */
const FLAG_OR_TAGS =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F})|[\u{E0000}-\u{E007F}]/gu;
/** Controls but tab and line feed, marks of direction, fillers that nobody sees, and what is no character. */
const REMOVED =
  /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
/** A joiner joins pictures into one, and letters behind a sign that mutes the vowel of Indic scripts; anywhere else it does nothing. */
const STRAY_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D])\u200D|\u200D(?![\p{Extended_Pictographic}\p{L}])/gu;

export interface CleanedText {
  text: string;
  /** How many characters are gone. Line ends, and letters that are composed now, are not counted. */
  removed: number;
}

/**
 * A text as it is stored: composed (NFC), without control characters and marks that nobody sees, each line ending with a
 * line feed. What joins emoji or letters stays.
 * @param lines whether it may have several lines; else line ends and tabs become blanks
 */
export function cleanedText(given: string, lines: boolean): CleanedText {
  let removed = 0;
  const gone = () => {
    removed += 1;
    return "";
  };
  const text = given
    .replace(LINE_ENDS, "\n")
    .replace(FLAG_OR_TAGS, (_found, flag: string | undefined) => flag ?? gone())
    .replace(REMOVED, gone)
    .replace(STRAY_JOINER, gone)
    .normalize();
  return { text: lines ? text : onOneLine(text), removed };
}

export function cleanText(text: string, lines: boolean): string {
  return cleanedText(text, lines).text;
}

/** A run of line ends, with the blanks around it, is one blank. */
function onOneLine(text: string): string {
  const parts = text.split(/[\t\n]+/);
  const last = parts.length - 1;
  return parts
    .map((part, index) => {
      const start = index === 0 ? part : part.replace(/^ +/, "");
      return index === last ? start : withoutEnd(start, / /);
    })
    .join(" ");
}
