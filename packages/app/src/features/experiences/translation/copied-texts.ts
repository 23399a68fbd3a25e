import { isBlank, valueAt } from "@panel/domain/experience/rows";
import type { ContentLanguage } from "@panel/domain/languages";

/** What is written in a field in one language: a text, or the words of a word search. */
export type Written = string | readonly string[];

/** What a copy has put into a field, by its path, and what stood there. */
export interface CopiedText<Field extends string> {
  field: Field;
  before: Written;
  after: Written;
}

const written = (values: object, field: string, language: ContentLanguage) =>
  valueAt(values, `${field}.${language}`) as Written;
const isSame = (a: Written, b: Written) => JSON.stringify(a) === JSON.stringify(b);

/** Whether something is written in a language. */
export function isWrittenIn(
  values: object,
  fields: readonly string[],
  language: ContentLanguage,
): boolean {
  return fields.some((field) => !isBlank(written(values, field, language)));
}

/** What a copy writes: what is blank in the source stays as it is in the target. */
export function copiedTexts<Field extends string>(
  values: object,
  fields: readonly Field[],
  source: ContentLanguage,
  target: ContentLanguage,
): CopiedText<Field>[] {
  return fields
    .map((field) => ({
      field,
      before: written(values, field, target),
      after: written(values, field, source),
    }))
    .filter(({ before, after }) => !isBlank(after) && !isSame(after, before));
}

/** What undoing gives back: a text that was written on since stays. */
export function untouched<Field extends string>(
  values: object,
  copied: readonly CopiedText<Field>[],
  target: ContentLanguage,
): CopiedText<Field>[] {
  return copied.filter(({ field, after }) => isSame(written(values, field, target), after));
}
