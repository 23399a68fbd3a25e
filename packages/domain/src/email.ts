import { EMAIL_MAX } from "./session.ts";

/**
 * E-mail addresses that every part of the system accepts, from the user form to the mail server: a
 * local part of words and dots, of at most 64 characters, and a host with a top-level domain of letters, of at most 63
 * between two dots, as RFC 5321 and DNS have it. Other valid addresses
 * (with quotes, comments or accented letters) are refused, because some mail server would refuse them later.
 */
const EMAIL =
  /^(?=[^@]{1,64}@)[\w'+-]+(\.[\w'+-]+)*@([A-Za-z\d]([A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z]{2,63}$/;

/** Whether a text is an e-mail address that can receive mail and be used to sign in. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text);
}

/** Normalises an address for storage and comparison. Case does not matter. */
export function normalEmail(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}
