import { WORD_LENGTH_MAX, WORDS_MAX } from "@panel/domain/experience/challenge";
import type { TextWords } from "@panel/files/write-xliff";
import type { RouteText } from "@panel/domain/texts/texts";
import type { TFunction } from "i18next";
import { textNames } from "./text-names.ts";

/** What a translator reads beside a text: where it stands, its limit, and what of words there may be. */
interface SentNotes extends TextWords {
  where: string;
  /** Of a word search; empty of other texts. */
  words: string;
}

/** Writes the notes that go out with texts. */
export function sentNotes(
  t: TFunction,
  texts: readonly RouteText[],
): (text: RouteText) => SentNotes {
  const nameOf = textNames(t, texts);
  return (text) => {
    const { max, kind } = text.field;
    const name = nameOf(text);
    const where = t("TEXT_FILES.where", { ...name });
    const limit = max === undefined ? "" : t("TEXT_FILES.limit", { max });
    const words =
      kind === "words" ? t("TEXT_FILES.words", { most: WORDS_MAX, length: WORD_LENGTH_MAX }) : "";
    return { group: name.group, where, words, notes: [where, limit, words].filter(Boolean) };
  };
}

/** The notes of texts that went out, as some programs give them back: those of a text, and the name of its group. */
export function ownNotes(
  t: TFunction,
  texts: readonly RouteText[],
): (text: RouteText) => readonly string[] {
  const notesOf = sentNotes(t, texts);
  return (text) => {
    const { group, notes } = notesOf(text);
    return [group, ...notes];
  };
}
