import { createHash, randomBytes } from "node:crypto";

/** A token is three parts: a word, the number of its link and its secret. */
const PREFIX = "try";

/** A secret and what is stored of it. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString("base64url");
  return { secret, hash: digest(secret) };
}

export const tokenOf = (id: number, secret: string): string => `${PREFIX}.${id}.${secret}`;

/** What is stored of the secret in a token; undefined for one of another kind. */
export function hashIn(token: string): string | undefined {
  const [prefix, id = "", secret = ""] = token.split(".");
  return prefix === PREFIX && /^[1-9]\d{0,9}$/.test(id) && secret !== ""
    ? digest(secret)
    : undefined;
}

function digest(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
