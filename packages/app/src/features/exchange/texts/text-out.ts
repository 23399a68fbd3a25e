import {
  CONTENT_LANGUAGES,
  LANGUAGE,
  perLanguage,
  type ContentLanguage,
} from "@panel/domain/languages";
import { offeredTexts, type Offer } from "@panel/domain/text-files/offered-texts";
import type { TextFormat } from "@panel/domain/text-files/text-file";
import { offeredRows, writeTable } from "@panel/domain/text-files/text-table";
import type { TextsOut } from "@panel/files/write-xliff";
import type { TFunction } from "i18next";
import type { ExperienceTexts } from "../../../route/texts.ts";
import { fileName } from "../../../shared/file-name.ts";
import { sentNotes } from "./sent-notes.ts";
import { poFile, textSheet, xliffFile } from "./write-text-file.ts";

/** What an author asks for. */
export interface Sending {
  format: TextFormat;
  source: ContentLanguage;
  /** A workbook has all languages. */
  target: ContentLanguage;
  which: Offer;
}

/** How many texts would go out. */
export function sentCount(
  { texts, outdated }: ExperienceTexts,
  { format, source, target, which }: Sending,
): number {
  return format === "xlsx"
    ? offeredRows(texts, { source, which, outdated }).length
    : offeredTexts(texts, { source, target, which, outdated }).length;
}

/** The file that goes out, with its name. */
export async function sentFile(
  t: TFunction,
  experience: number,
  { texts, outdated }: ExperienceTexts,
  { format, source, target, which }: Sending,
): Promise<{ name: string; content: Blob }> {
  const title = texts.find(({ id }) => id === "experience/name")?.values.cas ?? "";
  const notesOf = sentNotes(t, texts);
  const tag = (language: ContentLanguage) => LANGUAGE[language].interface;

  if (format === "xlsx") {
    const rows = writeTable({
      experience,
      source,
      outdated,
      texts: offeredRows(texts, { source, which, outdated }),
      titles: {
        where: t("TEXT_FILES.columns.where"),
        limit: t("TEXT_FILES.columns.limit"),
        notes: t("TEXT_FILES.columns.notes"),
        comments: t("TEXT_FILES.columns.comments"),
        languages: perLanguage((language) => {
          const name = t(`LANGUAGES.${language}`).toLowerCase();
          const isSource = language === source;
          return `${tag(language)} (${isSource ? t("TEXT_FILES.columns.source", { name }) : name})`;
        }),
      },
      wordsOf: (text) => {
        const { where, words } = notesOf(text);
        return { where, limit: String(text.field.max ?? ""), notes: words };
      },
    });
    const languages = CONTENT_LANGUAGES.map(tag).join("-");
    return { name: `${fileName(title)}-${languages}.xlsx`, content: await textSheet(title, rows) };
  }
  const out: TextsOut = {
    experience,
    source,
    target,
    about: t("TEXT_FILES.about", { name: title }),
    texts: offeredTexts(texts, { source, target, which, outdated }),
    wordsOf: ({ text }) => notesOf(text),
  };
  const name = `${fileName(title)}-${tag(source)}-${tag(target)}`;
  if (format === "po") return { name: `${name}.po`, content: poFile(out) };
  const version = format === "xliff12" ? "1.2" : "2.0";
  return { name: `${name}.xlf`, content: xliffFile(version, out) };
}
