import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps texts unreadable for whoever has the database but not the settings. */
export interface Seal {
  close(text: string): string;
  /** @throws when the text was sealed under another secret, or changed */
  open(sealed: string): string;
}

export function createSeal(secret: Uint8Array): Seal {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "explorar mail queue", 32));
  return {
    close(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64");
      const start = NONCE_BYTES + TAG_BYTES;
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, start));
      return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]).toString(
        "utf8",
      );
    },
  };
}
