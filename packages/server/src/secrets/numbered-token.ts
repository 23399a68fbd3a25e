import { createHash, randomBytes } from "node:crypto";

/*
 * Tokens of three parts, separated by points: a word that says what they are for, the number of their row, and a secret,
 * of which only a digest is stored.
 */

export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What is stored of a secret. */
export function digestOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

export const tokenOf = (word: string, id: number, secret: string): string =>
  `${word}.${id}.${secret}`;

/** A number of a row, as tokens and commands give it. */
export const ROW_NUMBER = /^[1-9]\d{0,8}$/;

/** The number in a token and the digest of its secret; undefined for a token of another word, or none. */
export function readToken(word: string, token: string): { id: number; digest: string } | undefined {
  const [ofWord, id = "", secret = ""] = token.split(".");
  if (ofWord !== word || !ROW_NUMBER.test(id) || secret === "") return undefined;
  return { id: Number(id), digest: digestOf(secret) };
}
