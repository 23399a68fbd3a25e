import { isBlank, valueAt } from "@panel/domain/experience/fields";
import type { ContentLanguage } from "@panel/domain/languages";

/** The value of a field in one language: a text, or the words of a word search. */
export type Written = string | readonly string[];

/** One field changed by a copy: its path, the copied value and the value before it. */
export interface CopiedText<Field extends string> {
  field: Field;
  before: Written;
  after: Written;
}

const written = (values: object, field: string, language: ContentLanguage) =>
  valueAt(values, `${field}.${language}`) as Written;
const isSame = (a: Written, b: Written) => JSON.stringify(a) === JSON.stringify(b);

/** Whether any of the fields has a text in a language. */
export function isWrittenIn(
  values: object,
  fields: readonly string[],
  language: ContentLanguage,
): boolean {
  return fields.some((field) => !isBlank(written(values, field, language)));
}

/** The changes that a copy makes. An empty text in the source leaves the target unchanged. */
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

/** The values that undo restores. A text that was edited after the copy is left as it is. */
export function untouched<Field extends string>(
  values: object,
  copied: readonly CopiedText<Field>[],
  target: ContentLanguage,
): CopiedText<Field>[] {
  return copied.filter(({ field, after }) => isSame(written(values, field, target), after));
}
