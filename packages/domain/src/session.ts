/** How long a sign-in lasts, in seconds (document 1, section 9). */
export const SESSION_SECONDS = 86_400;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const EMAIL_MAX = 254;

/** How far the clocks of two servers may be apart, in seconds. */
const CLOCKS_DIFFER = 5;

/**
 * Whether a token says that it is yet to be made: a clock is wrong, or its maker is not ours.
 * @param madeAt the claim `iat`, in seconds
 * @param now in ms
 */
export function isFromTheFuture(madeAt: number, now: number): boolean {
  return madeAt > now / 1000 + CLOCKS_DIFFER;
}
