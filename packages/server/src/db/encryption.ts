import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts that the database keeps: whoever has it, but not the settings, cannot read them. */
export interface Encryption {
  /** @returns base64 of nonce, authentication tag and ciphertext */
  encrypt(text: string): string;
  /** @throws when the text was encrypted with another secret, or changed */
  decrypt(encrypted: string): string;
}

/** @param purpose texts of one purpose cannot be read as those of another */
export function createEncryption(
  secret: Uint8Array,
  purpose: "mail queue" | "second factors",
): Encryption {
  const key = Buffer.from(hkdfSync("sha256", secret, "", `explorar ${purpose}`, 32));
  return {
    encrypt(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce);
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64");
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, "base64");
      const start = NONCE_BYTES + TAG_BYTES;
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, start));
      return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]).toString(
        "utf8",
      );
    },
  };
}
