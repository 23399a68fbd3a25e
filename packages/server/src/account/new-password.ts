import { Refusal } from "../app-error.ts";
import { isCommonPassword, type PasswordOwner } from "./common-passwords.ts";

/**
 * Refuses a password that many people know or try first.
 * @param defaultPassword of users who are activated by hand
 */
export function refuseWellKnown(
  password: string,
  owner: PasswordOwner,
  defaultPassword: string | undefined,
): void {
  if (password.normalize("NFC") === defaultPassword?.normalize("NFC")) {
    throw new Refusal(
      "ERRORS.isDefaultPassword",
      "The password is the one of users who are activated by hand",
    );
  }
  if (isCommonPassword(password, owner)) {
    throw new Refusal("ERRORS.commonPassword", "The password is one of the most used ones");
  }
}
