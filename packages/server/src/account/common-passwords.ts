import { readFileSync } from "node:fs";
import { join } from "node:path";
import { normalEmail } from "@panel/domain/email";
import type { User } from "../db/schema.ts";
import { withoutEnds } from "@panel/domain/text-ends";

/**
 * The passwords that are tried first: the most used ones of the leaks of the last years, and the same in Spanish and
 * Catalan. In lower case and in alphabetical order. Read when the first password is chosen, not at the start.
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
/** What this product is about, in its three languages. */
const OWN_WORDS = [
  "explora",
  "explorar",
  "explorador",
  "exploradora",
  "exploracion",
  "exploracio",
  "explore",
  "explorer",
  "gymkhana",
  "gymkana",
  "gimkana",
  "gincana",
  "gimcana",
  "yincana",
  "ginkana",
  "experiencia",
  "experiencies",
];
/** Digits and signs that people put around a word; with more of them it is their own. */
const AROUND_MAX = 8;
/** Shorter parts of a name stand in too many other words. */
const OWN_WORD_MIN = 3;
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/** Whose password it is to be. */
export type PasswordOwner = Pick<User, "email" | "name" | "surname" | "entity">;

let known: ReadonlySet<string> | undefined;

/**
 * Whether a password is one of those that attackers try first: one of the list, the name of the product, of the owner or
 * of the owner's company, whatever the case of its letters and with digits or signs around it.
 */
export function isCommonPassword(password: string, owner?: PasswordOwner): boolean {
  known ??= new Set(readFileSync(LIST, "utf8").split(/\s+/));
  const plain = password.normalize("NFC").toLowerCase();
  if (known.has(plain) || REPEATED.test(plain)) return true;
  if (WALKS.some((walk) => walk.includes(plain))) return true;
  const own = new Set(OWN_WORDS.concat(owner ? wordsOf(owner) : []));
  return [plain, ...wordInside(plain)]
    .flatMap((word) => [word, lettersOf(word)])
    .some((word) => known?.has(word) || own.has(word));
}

/** The word that stands between digits and signs, as it is and with look-alikes read as letters. */
function wordInside(plain: string): string[] {
  const word = withoutEnds(plain, /[^\p{L}]/u);
  if (word === "" || plain.length - word.length > AROUND_MAX) return [];
  return [word, Array.from(word, (letter) => LOOK_ALIKES[letter] ?? letter).join("")];
}

/** Without accents, and without what stands between the letters. */
const lettersOf = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, "");

function wordsOf({ email, name, surname, entity }: PasswordOwner): string[] {
  const [local = "", domain = ""] = normalEmail(email).split("@");
  const [first = ""] = surname.split(" ");
  const names = [surname, first].flatMap((last) => [`${name}${last}`, `${last}${name}`]);
  const texts = [name, surname, entity, local, domain];
  const parts = texts.flatMap((text) => text.split(/[^\p{L}\d]+/u));
  return [email, ...names, ...texts, ...parts]
    .map(lettersOf)
    .filter((word) => word.length >= OWN_WORD_MIN);
}
