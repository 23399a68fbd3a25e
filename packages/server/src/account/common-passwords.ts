import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The passwords that are tried first: the most used ones of the leaks of the last years, and the
 * same in Spanish and Catalan, with the years and digits that people put behind them. In lower
 * case and in alphabetical order.
 */
const LIST = join(import.meta.dirname, "common-passwords.txt");

/** Rows of the keyboard and other sequences that people type along. */
const WALKS = [
  "01234567890123456789",
  "98765432109876543210",
  "abcdefghijklmnñopqrstuvwxyz",
  "qwertyuiopasdfghjklñzxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
];
/** A text repeated until it is long enough is no longer to guess than the text once. */
const REPEATED = /^(.{1,4})\1+$/su;

let known: ReadonlySet<string> | undefined;

/** Whether a password is one of those that attackers try first, in any case of its letters. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(readFileSync(LIST, "utf8").split(/\s+/));
  const plain = password.normalize("NFC").toLowerCase();
  return known.has(plain) || REPEATED.test(plain) || WALKS.some((walk) => walk.includes(plain));
}
