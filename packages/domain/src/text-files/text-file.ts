import { Unreadable } from "../unreadable.ts";
import type { ContentLanguage } from "../languages.ts";

/** The formats in which texts go out to translators. */
export const TEXT_FORMATS = ["xliff20", "xliff12", "po", "xlsx"] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** How far a translation is, in the order of the work. */
export const UNIT_STATES = [
  "untranslated",
  "needsReview",
  "translated",
  "reviewed",
  "final",
] as const;
export type UnitState = (typeof UNIT_STATES)[number];

/** Largest file of texts in bytes. */
export const TEXT_FILE_BYTES = 20 * 1024 * 1024;
/** Units of a file that are read; an experience with its points has some thousands at most. */
export const UNITS_MAX = 20_000;
/** How deep elements may stand within each other. */
export const DEPTH_MAX = 200;

/** One text of a file, in two languages, as the file has it. */
export interface FileUnit {
  /** Place in the file, from 0. */
  readonly index: number;
  /** As the file names the text; "" where it does not. */
  readonly id: string;
  /** The experience that the file was written for, where it still says so. */
  readonly experience: number | undefined;
  readonly source: string;
  readonly target: string;
  /** Tags of the languages; "" where the file does not name them. */
  readonly sourceLanguage: string;
  readonly language: string;
  /** Undefined where the file does not say. */
  readonly state: UnitState | undefined;
  /** `textMark` of the translation that went out, where the file still has it. */
  readonly mark: string | undefined;
  /** Only some of its segments are translated. */
  readonly isPartial: boolean;
  /** A segment of it is its source again, or the file says of one among others that it is not done. */
  readonly isUneven: boolean;
  /** The translation is no text in its sheet, but a number, a day or an error. */
  readonly isValue?: true;
  /** Tag that the translation has of its own, where it says another language than the file. */
  readonly targetLanguage?: string;
  /** Codes in the translation that stand for no text, as they are called in the file. */
  readonly codes: readonly string[];
  /** What translators have written down beside it. */
  readonly notes: readonly string[];
}

/** What is read of a file. */
export interface FileTexts {
  readonly units: readonly FileUnit[];
  /** Titles of the columns that hold something and are not read. */
  readonly unread: readonly string[];
}

export type UnreadableReason =
  | "empty"
  | "damaged"
  | "format"
  /** A format of other programs: its `name`. */
  | "otherFormat"
  | "columns"
  | "tooLarge"
  | "brokenXml"
  | "brokenPo"
  | "doctype"
  | "tooDeep"
  | "tooMany";

/** Why a file of texts cannot be read. */
export class UnreadableTexts extends Unreadable<UnreadableReason> {}

const LANGUAGES: Readonly<Record<string, ContentLanguage>> = {
  es: "cas",
  spa: "cas",
  cas: "cas",
  ca: "cat",
  cat: "cat",
  // Valencian is Catalan here.
  val: "cat",
  en: "eng",
  eng: "eng",
};

/** The language of a tag such as `ca`, `en-GB`, `es_ES`, `ca@valencia` or `cat`; undefined if it is none of the content's. */
export function languageOfTag(tag: string): ContentLanguage | undefined {
  const [primary = ""] = tag.trim().toLowerCase().split(/[-_@]/);
  return Object.hasOwn(LANGUAGES, primary) ? LANGUAGES[primary] : undefined;
}

/** Whether an id is one of this program's, such as `experience/name`, rather than the number of a unit in another's file. */
export const isTextId = (id: string): boolean => /^(?:experience|point)\//.test(id);

/** What stands before the mark of the translation that went out, in a comment of a format without attributes. */
export const MARK_COMMENT = "explorar:mark=";

/** A short mark of a text, by which a file tells later whether the text is still what went out. */
export function textMark(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
