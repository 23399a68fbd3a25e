import { CONTENT_LANGUAGES, type ContentLanguage } from "@panel/domain/languages";
import { outdatedKey } from "@panel/domain/texts/texts";

/** A text as it is typed and not saved. */
export interface TypedText {
  /** What was stored when it was begun. */
  read: string;
  value: string;
  /** Of a source: that its translations stay valid. */
  isCorrection?: true;
}

/** What is unsaved, by `outdatedKey`. */
export interface Unsaved {
  texts: Readonly<Record<string, TypedText>>;
  /** Translations that are said to be still right, and for which source. */
  right: Readonly<Record<string, string>>;
  /** Name of the experience, by which an unsaved draft is listed. */
  name?: string;
}

export const NOTHING: Unsaved = { texts: {}, right: {} };

/** One text in one language. */
export interface Cell {
  id: string;
  language: ContentLanguage;
}

export const keyOf = ({ id, language }: Cell) => outdatedKey(id, language);

/** The cell with such a key. */
export function cellOf(key: string): Cell {
  const at = key.indexOf(":");
  return { language: key.slice(0, at) as ContentLanguage, id: key.slice(at + 1) };
}

/** Reads what an earlier visit has left unsaved; undefined where it is of another shape. */
export function recoveredUnsaved(kept: unknown): Unsaved | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const { texts = {}, right = {} } = kept as Partial<Record<keyof Unsaved, object>>;
  const ofCells = <T>(entries: object, accepts: (value: unknown) => value is T) =>
    Object.fromEntries(
      Object.entries(entries).filter(
        (entry): entry is [string, T] => isCellKey(entry[0]) && accepts(entry[1]),
      ),
    );
  return {
    texts: ofCells(texts, isTypedText),
    right: ofCells(right, (value) => typeof value === "string"),
  };
}

const isCellKey = (key: string) =>
  CONTENT_LANGUAGES.some((language) => cellOf(key).language === language);

function isTypedText(value: unknown): value is TypedText {
  const { read, value: text } = (value ?? {}) as Partial<TypedText>;
  return typeof read === "string" && typeof text === "string";
}
