import { EMAIL_MAX } from "./session.ts";

/**
 * The addresses that every part takes, from the form that creates somebody to the mail server: a
 * local part of words and points, a host with a top-level name of letters. No others of those that
 * mail knows (quotes, comments, letters with accents): somebody would refuse them later on.
 */
const EMAIL = /^[\w'+-]+(\.[\w'+-]+)*@([A-Za-z\d]([A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z]{2,}$/;

/** Whether a text is an e-mail address that mail can be sent to and somebody can sign in with. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text);
}

/** The form that addresses are stored and compared in: case does not tell two apart. */
export function normalEmail(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}
