import type { Fields, FormModel } from "@panel/domain/experience/field";
import { settledForm, valueAt, valuesOf } from "@panel/domain/experience/fields";

/** Normalises the values of the form as saving does, such as trimming white space, shows and returns them. */
export function settleForm<F extends Fields>(
  fields: F,
  values: FormModel<F>,
  setFieldValue: (path: never, value: never) => void,
): FormModel<F> {
  const settled = settledForm(fields, values);
  for (const { path, field } of valuesOf(fields)) {
    const value = valueAt(settled, path);
    const typed = field.kind === "text" || field.kind === "number";
    if (typed && value !== valueAt(values, path)) setFieldValue(path as never, value as never);
  }
  return settled;
}
