import type { ContentLanguage, PerLanguage } from "@panel/domain/languages";

/** The texts of a form, each in every language. */
export type TextsOf<Field extends string> = Readonly<Record<Field, Readonly<PerLanguage<string>>>>;

/** What a copy has put into a field, and what stood there. */
export interface CopiedText<Field extends string> {
  field: Field;
  before: string;
  after: string;
}

/** Whether something is written in a language. */
export function isWrittenIn<Field extends string>(
  texts: TextsOf<Field>,
  fields: readonly Field[],
  language: ContentLanguage,
): boolean {
  return fields.some((field) => texts[field][language].trim() !== "");
}

/** What a copy writes: what is blank in the source stays as it is in the target. */
export function copiedTexts<Field extends string>(
  texts: TextsOf<Field>,
  fields: readonly Field[],
  source: ContentLanguage,
  target: ContentLanguage,
): CopiedText<Field>[] {
  return fields
    .map((field) => ({ field, before: texts[field][target], after: texts[field][source] }))
    .filter(({ before, after }) => after.trim() !== "" && after !== before);
}

/** What undoing gives back: a text that was written on since stays. */
export function untouched<Field extends string>(
  texts: TextsOf<Field>,
  copied: readonly CopiedText<Field>[],
  target: ContentLanguage,
): CopiedText<Field>[] {
  return copied.filter(({ field, after }) => texts[field][target] === after);
}
