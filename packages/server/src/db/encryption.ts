import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Secrets } from "../secrets/secrets.ts";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts that the database keeps: whoever has it, but not the settings, cannot read them. */
export interface Encryption {
  /** @returns base64 of nonce, authentication tag and ciphertext */
  encrypt(text: string): string;
  /** @throws when the text was encrypted with none of the secrets, or changed */
  decrypt(encrypted: string): string;
  /**
   * The text encrypted with the first secret, where another one had encrypted it; undefined where
   * nothing is to be done.
   */
  renewed(encrypted: string): string | undefined;
}

/** @param purpose texts of one purpose cannot be read as those of another */
export function createEncryption(
  secrets: Secrets,
  purpose: "mail queue" | "second factors" | "kept keys" | "seeds of draws" | "provider answers",
): Encryption {
  const keyOf = (secret: Uint8Array) =>
    Buffer.from(hkdfSync("sha256", secret, "", `explorar ${purpose}`, 32));
  const [first, ...others] = secrets;
  const key = keyOf(first);
  const otherKeys = others.map(keyOf);

  function encrypt(text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, nonce);
    const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64");
  }

  /** The text, and with which key it was encrypted. */
  function read(encrypted: string): { text: string; with: Buffer } {
    let failure: unknown;
    for (const candidate of [key, ...otherKeys]) {
      try {
        return { text: decryptWith(candidate, encrypted), with: candidate };
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  return {
    encrypt,
    decrypt: (encrypted) => read(encrypted).text,
    renewed(encrypted) {
      try {
        const { text, with: used } = read(encrypted);
        return used === key ? undefined : encrypt(text);
      } catch {
        return undefined;
      }
    },
  };
}

function decryptWith(key: Buffer, encrypted: string): string {
  const bytes = Buffer.from(encrypted, "base64");
  const start = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, start));
  return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]).toString("utf8");
}
