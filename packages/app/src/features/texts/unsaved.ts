import { CONTENT_LANGUAGES, type ContentLanguage } from "@panel/domain/languages";
import { outdatedKey, type OutdatedSources } from "@panel/domain/texts/texts";

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
  /** Machine drafts that are thrown away, with their texts. */
  thrown: Readonly<Record<string, string>>;
  /** Name of the experience, by which an unsaved draft is listed. */
  name?: string;
}

export const NOTHING: Unsaved = { texts: {}, right: {}, thrown: {} };

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
  const { texts = {}, right = {}, thrown = {} } = kept as Partial<Record<keyof Unsaved, object>>;
  const ofCells = <T>(entries: object, accepts: (value: unknown) => value is T) =>
    Object.fromEntries(
      Object.entries(entries).filter(
        (entry): entry is [string, T] => isCellKey(entry[0]) && accepts(entry[1]),
      ),
    );
  return {
    texts: ofCells(texts, isTypedText),
    right: ofCells(right, isText),
    thrown: ofCells(thrown, isText),
  };
}

const isCellKey = (key: string) =>
  CONTENT_LANGUAGES.some((language) => cellOf(key).language === language);

const isText = (value: unknown) => typeof value === "string";

function isTypedText(value: unknown): value is TypedText {
  const { read, value: text } = (value ?? {}) as Partial<TypedText>;
  return typeof read === "string" && typeof text === "string";
}

/** What one call has saved. */
export interface SavedPart {
  sent: Pick<Unsaved, "texts" | "right">;
  /** Texts that somebody else has changed since they were read, with what is stored; undefined where it is gone. */
  conflicts: readonly (Cell & { current?: string })[];
  /** All outdated translations then. */
  outdated: OutdatedSources;
}

/** What is unsaved, in short. */
export interface Summary {
  unsaved: number;
  /** Keys of what is typed and stored nowhere any more, since its point is gone. */
  gone: readonly string[];
  /** What is typed over something that somebody else has stored since. */
  conflicts: readonly Cell[];
}
