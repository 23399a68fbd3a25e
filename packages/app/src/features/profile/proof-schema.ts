import { PASSWORD_MAX, PASSWORD_MIN } from "@panel/domain/session";
import type { TranslationKey } from "@panel/i18n";
import * as z from "zod/mini";

const required: TranslationKey = "VALIDATION.required";
const tooShort: TranslationKey = "VALIDATION.passwordTooShort";
const tooLong: TranslationKey = "VALIDATION.passwordTooLong";
const different: TranslationKey = "VALIDATION.passwordsDoNotMatch";
const same: TranslationKey = "ERRORS.samePassword";
/** The shortest code, that of an app. */
const CODE_MIN = 6;

interface Asked {
  code: boolean;
  newPassword: boolean;
}

/** What shows that it is the user, and a new password where one is set. Messages are translation keys. */
export function proofSchema(asked: Asked) {
  const text = z.string();
  const newPassword = asked.newPassword
    ? text.check(z.minLength(PASSWORD_MIN, tooShort), z.maxLength(PASSWORD_MAX, tooLong))
    : text;
  const isCode = (code: string) => !asked.code || code.replaceAll(/[\s-]/g, "").length >= CODE_MIN;
  return z
    .object({
      password: text.check(z.minLength(1, required)),
      code: text.check(z.refine(isCode, required)),
      newPassword,
      confirmPassword: text,
    })
    .check(
      z.refine((values) => !asked.newPassword || values.newPassword === values.confirmPassword, {
        error: different,
        path: ["confirmPassword"],
        // All errors are shown at once.
        when: () => true,
      }),
      z.refine((values) => values.newPassword === "" || values.newPassword !== values.password, {
        error: same,
        path: ["newPassword"],
        when: () => true,
      }),
    );
}
