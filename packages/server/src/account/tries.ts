import { tooManyTries } from "../app-error.ts";
import type { Excess, Throttles } from "../throttle/throttle.ts";

/** Who tries to get into an account, or to change how it is got into. */
export interface Tried {
  /** Normalized. */
  email: string;
  address: string;
  /** A device that has not signed in to the account before, one that has, or an open session. */
  by: "stranger" | "known device" | "session";
}

/**
 * Counts one try, and says so when it was one too many: then what was tried must not be looked at. All that lets
 * somebody guess a password or a code is counted here.
 */
export async function countTry(throttles: Throttles, tried: Tried): Promise<Excess | undefined> {
  const { email, address, by } = tried;
  const excess = await throttles.loginFromAddress.count(address);
  if (excess) return excess;
  // Whoever has found an open session neither keeps the owner from signing in nor gets more tries by doing so.
  if (by === "session") return throttles.tryOfSession.count(email);
  return (
    (await throttles.loginOfAccount.count(address, email)) ??
    // Whoever tries from ever other networks does not lock out the owner, whose device is known.
    (await throttles.loginFromEverywhere.count(by, email))
  );
}

/**
 * Takes back a try that was no guess.
 * @param isIn whether it led in: then the earlier ones from the same address were no guesses either
 */
export async function forgiveTry(
  throttles: Throttles,
  { email, address, by }: Tried,
  isIn: boolean,
): Promise<void> {
  const { loginOfAccount, loginFromAddress, loginFromEverywhere, tryOfSession } = throttles;
  await loginFromAddress.forgive(address);
  if (by === "session") return tryOfSession.forgive(email);
  if (isIn) await loginOfAccount.forget(address, email);
  else await loginOfAccount.forgive(address, email);
  await loginFromEverywhere.forgive(by, email);
}

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
