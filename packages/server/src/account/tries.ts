import { tooManyTries } from "../app-error.ts";
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

interface Attempt<T> {
  /** @returns undefined when what was tried is wrong */
  attempt(): Promise<T | undefined>;
  /** Records that it is wrong, and gives what is thrown. */
  refuse(): Promise<Error>;
  /** Called when it was one too many. */
  exceed?(excess: Excess): Promise<void>;
}

/**
 * Counts what is tried as a try to sign in, until it turns out right.
 * @throws what `refuse` gives for a wrong one, AppError too-many after too many tries
 */
export async function countedTry<T>(
  throttles: Throttles,
  tried: Tried,
  { attempt, refuse, exceed }: Attempt<T>,
): Promise<T> {
  const excess = await countTry(throttles, tried);
  if (excess) {
    await exceed?.(excess);
    throw tooManyTries(excess.wait);
  }
  const done = await attempt();
  if (done === undefined) throw await refuse();
  await forgiveTry(throttles, tried, true);
  return done;
}
