import { isEmail } from "@panel/domain/email";
import { PASSWORD_MAX, PASSWORD_MIN } from "@panel/domain/session";
import type { TranslationKey } from "@panel/i18n";

export interface Credentials {
  email: string;
  password: string;
}

export type CredentialErrors = { [Field in keyof Credentials]?: TranslationKey | undefined };

/**
 * Returns the error of each field, or undefined if there is none. It does not use zod, which would add
 * more bytes to the login screen than everything else on it.
 */
export function credentialErrors({ email, password }: Credentials): CredentialErrors | undefined {
  const errors: CredentialErrors = {};
  if (!isEmail(email.trim())) errors.email = "VALIDATION.invalidEmail";
  if (password.length < PASSWORD_MIN) errors.password = "VALIDATION.passwordTooShort";
  if (password.length > PASSWORD_MAX) errors.password = "ERRORS.incorrectCredentials";
  return errors.email || errors.password ? errors : undefined;
}
