import { createHmac, timingSafeEqual } from "node:crypto";
import { derivedSecrets, type Secrets } from "../../secrets/secrets.ts";
import { FILES_PREFIX } from "../../storage/file-address.ts";
import type { UsdzForm } from "../process-usdz.ts";

export const USDZ_PATH = `${FILES_PREFIX}/usdz`;

/** A model in a form, as an address names it. */
export interface UsdzWish extends UsdzForm {
  assetId: number;
}

/** How a form is stored and signed. */
export const formOf = ({ scale, clip }: UsdzForm): string => JSON.stringify([scale, clip ?? null]);

export interface UsdzAddresses {
  /** @param fileKey of the model's file: another file has another address */
  addressOf(wish: UsdzWish, fileKey: string): string;
  /** Whether we have given out an address of the model with this file, in this form. */
  holds(wish: UsdzWish, fileKey: string, signature: string): boolean;
}

/**
 * Addresses of models for Quick Look. They are signed: whoever knows one may have the file made, but nobody can have others made
 * than those that a route has shown.
 */
export function createUsdzAddresses(secrets: Secrets): UsdzAddresses {
  const keys = derivedSecrets(secrets, "explorar-usdz");
  const signed = (key: Uint8Array, { assetId, ...form }: UsdzWish, fileKey: string): string =>
    createHmac("sha256", key)
      .update(JSON.stringify([assetId, formOf(form), fileKey]))
      .digest("base64url")
      .slice(0, 32);
  return {
    addressOf(wish, fileKey) {
      const query = new URLSearchParams({ asset: String(wish.assetId), scale: String(wish.scale) });
      if (wish.clip !== undefined) query.set("clip", wish.clip);
      // Some programs go by the ending.
      return `${USDZ_PATH}/${signed(keys[0], wish, fileKey)}.usdz?${query.toString()}`;
    },
    holds: (wish, fileKey, signature) => {
      const given = Buffer.from(signature);
      return keys.some((key) => {
        const own = Buffer.from(signed(key, wish, fileKey));
        return own.length === given.length && timingSafeEqual(own, given);
      });
    },
  };
}
