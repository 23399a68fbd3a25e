import { createHmac } from "node:crypto";
import { digestOf, newSecret } from "../../secrets/numbered-token.ts";
import type { Binding } from "./client.ts";

/** In seconds: how long somebody may take at a provider, and for a second step after it. */
export const PROVIDER_SECONDS = 10 * 60;

/** A secret for the browser, which alone can go on with a sign-in. */
export const newSignInSecret = newSecret;

/** What is stored of it. */
export const signInDigest = digestOf;

/** All that an answer is held against comes from the secret, so that the database does not help to forge one. */
export function bindingOf(secret: string): Binding {
  const derived = (purpose: string) =>
    createHmac("sha256", secret).update(`explorar ${purpose}`).digest("base64url");
  return { state: derived("state"), nonce: derived("nonce"), verifier: derived("verifier") };
}
