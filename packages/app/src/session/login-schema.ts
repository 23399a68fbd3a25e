import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from "@panel/domain/session";
import type { TranslationKey } from "@panel/i18n";
import * as z from "zod/mini";

const key = (message: TranslationKey) => message;

const loginSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.email(key("VALIDATION.invalidEmail")),
      z.maxLength(EMAIL_MAX, key("VALIDATION.invalidEmail")),
    ),
  password: z
    .string()
    .check(
      z.minLength(PASSWORD_MIN, key("VALIDATION.passwordTooShort")),
      z.maxLength(PASSWORD_MAX, key("ERRORS.incorrectCredentials")),
    ),
});

export type Credentials = z.infer<typeof loginSchema>;
export type CredentialErrors = { [Field in keyof Credentials]?: TranslationKey | undefined };

/** What is wrong with each field, or undefined when nothing is. */
export function credentialErrors(values: Credentials): CredentialErrors | undefined {
  const checked = loginSchema.safeParse(values);
  if (checked.success) return undefined;
  const errors: CredentialErrors = {};
  for (const { path, message } of checked.error.issues) {
    errors[path[0] as keyof Credentials] ??= message as TranslationKey;
  }
  return errors;
}
