import type { Excess, Throttles } from "../throttle/throttle.ts";

/** Who tries to get into an account, or to change how it is got into. */
export interface Tried {
  /** Normalized. */
  email: string;
  address: string;
  /** Whether the device has signed in to it before. */
  isKnown: boolean;
}

/** Counts one try, and says so when it was one too many. */
export async function countTry(
  throttles: Throttles,
  { email, address, isKnown }: Tried,
): Promise<Excess | undefined> {
  return (
    (await throttles.loginFromAddress.count(address)) ??
    (await throttles.loginOfAccount.count(address, email)) ??
    // Whoever tries from ever other networks does not lock out the owner, whose device is known.
    (isKnown ? undefined : await throttles.loginByStrangers.count(email))
  );
}

/**
 * Takes back a try that was no guess.
 * @param isIn whether it led in: then the earlier ones on the account were no guesses either
 */
export async function forgiveTry(
  throttles: Throttles,
  { email, address, isKnown }: Tried,
  isIn: boolean,
): Promise<void> {
  const { loginOfAccount, loginFromAddress, loginByStrangers } = throttles;
  if (isIn) await loginOfAccount.forget(address, email);
  else await loginOfAccount.forgive(address, email);
  await loginFromAddress.forgive(address);
  if (!isKnown) await loginByStrangers.forgive(email);
}
