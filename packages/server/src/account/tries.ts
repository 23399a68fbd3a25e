import { tooManyTries } from "../app-error.ts";
import type { SecondStep } from "./second-factor/challenges.ts";
import type { Excess, Throttles } from "../throttle/throttle.ts";

/** Who tries to get into an account, or to change how it is got into. */
export interface Tried {
  /** Normalized. */
  email: string;
  address: string;
  /** A device that has not signed in to the account before, one that has, or an open session. */
  by: "stranger" | "known device" | "session";
  /**
   * The second step, whose guesses a new password does not take back; or else what belongs to one version of the account:
   * a new password is not what was guessed before.
   */
  what: SecondStep | { version: number };
}

/** The version of an account that there is not. */
export const NO_ACCOUNT = 0;

/**
 * Counts one try, and says so when it was one too many: then what was tried must not be looked at. All that lets
 * somebody guess a password or a code is counted here.
 */
export async function countTry(throttles: Throttles, tried: Tried): Promise<Excess | undefined> {
  const { email, address, by } = tried;
  const what = nameOf(tried);
  // Whoever has found an open session neither keeps the owner from signing in nor gets more tries by doing so.
  if (by === "session") return throttles.tryOfSession.count(email, what);
  return (
    // Whoever shares an address with somebody who guesses is not locked out where the device is known.
    (by === "stranger" ? await throttles.loginFromAddress.count(address) : undefined) ??
    (await throttles.loginOfAccount.count(address, email, by, what)) ??
    // Whoever tries from ever other networks does not lock out the owner, whose device is known.
    (await throttles.loginFromEverywhere.count(by, email, what))
  );
}

/**
 * Takes back a try that was no guess.
 * @param isIn whether it led in: then the earlier ones from the same address were no guesses either
 */
export async function forgiveTry(throttles: Throttles, tried: Tried, isIn: boolean): Promise<void> {
  const { loginOfAccount, loginFromAddress, loginFromEverywhere, tryOfSession } = throttles;
  const { email, address, by } = tried;
  const what = nameOf(tried);
  if (by === "session") return tryOfSession.forgive(email, what);
  if (by === "stranger") await loginFromAddress.forgive(address);
  if (isIn) await loginOfAccount.forget(address, email, by, what);
  else await loginOfAccount.forgive(address, email, by, what);
  await loginFromEverywhere.forgive(by, email, what);
}

const nameOf = ({ what }: Tried): string =>
  typeof what === "string" ? what : `version ${what.version}`;

interface Attempt<T> {
  /** @returns undefined when what was tried is wrong */
  attempt(): Promise<T | undefined>;
  /** Records that it is wrong, and gives what is thrown. */
  refuse(): Promise<Error>;
  /** Called when it was one too many. */
  exceed(excess: Excess): Promise<void>;
}

/**
 * Counts what is tried until it turns out right.
 * @throws what `refuse` gives for a wrong one, AppError too-many after too many tries
 */
export async function countedTry<T>(
  throttles: Throttles,
  tried: Tried,
  { attempt, refuse, exceed }: Attempt<T>,
): Promise<T> {
  const excess = await countTry(throttles, tried);
  if (excess) {
    await exceed(excess);
    throw tooManyTries(excess.wait);
  }
  const done = await attempt();
  if (done === undefined) throw await refuse();
  await forgiveTry(throttles, tried, true);
  return done;
}
