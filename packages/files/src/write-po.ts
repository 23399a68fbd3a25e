import { LANGUAGE } from "@panel/domain/languages";
import { MARK_COMMENT, textMark } from "@panel/domain/text-files/text-file";
import { createItem, stringifyPo } from "pofile-ts";
import type { TextsOut } from "./write-xliff.ts";

/** Header with the id of the experience. */
export const PO_EXPERIENCE = "X-Explorar-Experience";
/** Header with the language of the sources, as Poedit writes it. */
export const SOURCE_HEADER = "X-Source-Language";

/**
 * Writes texts for translators as a catalogue of gettext. The id of a text is its context, since texts of different
 * places may be the same, and stands among its references, which programs keep that drop contexts.
 */
export function writePo({ experience, source, target, about, texts, wordsOf }: TextsOut): string {
  const items = texts.map((offered) => {
    const { text, state } = offered;
    const { group, notes } = wordsOf(offered);
    return {
      ...createItem(),
      msgctxt: text.id,
      msgid: offered.source,
      msgstr: [offered.target],
      references: [text.id],
      extractedComments: [group, ...notes, `${MARK_COMMENT}${textMark(offered.target)}`].flatMap(
        (said) => said.split("\n"),
      ),
      flags: {
        ...(state === "needsReview" ? { fuzzy: true } : {}),
        // As Weblate reads it; other programs keep it.
        ...(text.field.max === undefined ? {} : { [`max-length:${text.field.max}`]: true }),
      },
    };
  });
  return stringifyPo({
    comments: about.split("\n"),
    headers: {
      "Project-Id-Version": "Explorar",
      Language: LANGUAGE[target].interface,
      "MIME-Version": "1.0",
      "Content-Type": "text/plain; charset=UTF-8",
      "Content-Transfer-Encoding": "8bit",
      "Plural-Forms": "nplurals=2; plural=(n != 1);",
      "X-Generator": "Explorar",
      [SOURCE_HEADER]: LANGUAGE[source].interface,
      [PO_EXPERIENCE]: String(experience),
    },
    items,
  });
}
