import { createHmac } from "node:crypto";

/**
 * A key and, while it is being replaced, another one. The first signs and encrypts; what any of them
 * has signed or encrypted is accepted.
 */
export type Secrets = readonly [Uint8Array, ...Uint8Array[]];

/** The keys of one purpose that are made from others. */
export function derivedSecrets([first, ...others]: Secrets, purpose: string): Secrets {
  const derive = (secret: Uint8Array) => createHmac("sha256", secret).update(purpose).digest();
  return [derive(first), ...others.map(derive)];
}
