import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from "@panel/domain/session";
import type { TranslationKey } from "@panel/i18n";
import * as z from "zod/mini";

const key = (message: TranslationKey) => message;

export const loginSchema = z.object({
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
