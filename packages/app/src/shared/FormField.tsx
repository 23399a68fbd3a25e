import type { TranslationKey } from "@panel/i18n";
import { Field, type FieldProps } from "@panel/ui/field";
import { useTranslation } from "react-i18next";

interface FormFieldProps extends Omit<FieldProps, "error"> {
  /** The TanStack field whose first error is shown; its message is a translation key. */
  field: { name: string; state: { meta: { errors: readonly unknown[] } } };
  /** Values that the error text speaks of. */
  errorValues?: Record<string, string | number>;
}

/** A labelled control bound to a form field: its first error, translated, stands below. */
export function FormField({ field, errorValues, ...props }: FormFieldProps) {
  const { t } = useTranslation();
  const message = firstMessage(field.state.meta.errors);
  return <Field {...props} error={message && t(message, errorValues ?? {})} />;
}

function firstMessage(errors: readonly unknown[]): TranslationKey | undefined {
  const first: unknown = errors.find((error) => error !== undefined && error !== null);
  return (first as { message?: TranslationKey } | undefined)?.message;
}
