import type { Connection } from "../db/connection.ts";
import type { MailLanguage, User } from "../db/schema.ts";
import { record } from "../audit/record.ts";
import { Refusal, tooManyTries } from "../app-error.ts";
import { hashPassword, needsRehash, passwordMatches } from "./passwords.ts";
import { findByEmail, replaceHash, noteSignIn } from "./repository.ts";
import { normalEmail } from "@panel/domain/email";
import { USER_STATUS } from "@panel/domain/users";
import type { KnownDevices } from "./known-devices.ts";
import { openSession, type Origin } from "./sessions.ts";
import type { Excess, Throttles } from "../throttle/throttle.ts";
import type { Tokens } from "./tokens.ts";

interface Parts {
  connection: Connection;
  tokens: Tokens;
  devices: KnownDevices;
  throttles: Throttles;
}

export interface SignedIn {
  token: string;
  /** For the device to keep, so that it counts as known. */
  device: string;
}

/** What comes with a sign-in beside e-mail and password. */
export interface SignInOrigin extends Origin {
  /** What the browser prefers of our languages. */
  language: MailLanguage;
  /** IANA name; undefined where the browser sent none that is known. */
  timeZone: string | undefined;
  /** What the device has kept of its last sign-in. */
  device: string | undefined;
}

/**
 * A token for the right e-mail and password, and what makes the device a known one.
 * @throws Refusal for wrong ones, AppError too-many after too many tries
 */
export async function signIn(
  { connection, tokens, devices, throttles }: Parts,
  given: { email: string; password: string },
  origin: SignInOrigin,
): Promise<SignedIn> {
  const { db } = connection;
  const email = normalEmail(given.email);
  const { address } = origin;
  const refuse = (reason: string, user?: User): Promise<void> =>
    record(db, {
      event: "sign-in",
      outcome: "refused",
      actorId: user?.id,
      actor: email,
      address,
      details: { reason },
    });

  const isKnown = await devices.isKnown(origin.device, email);
  const excess = await countTry(throttles, email, address, isKnown);
  if (excess) {
    if (excess.first) await refuse("throttled");
    throw tooManyTries(excess.wait);
  }
  const user = await findByEmail(db, email);
  if (!(await passwordMatches(user?.password_hash ?? null, given.password)) || !user) {
    await refuse("credentials", user);
    throw new Refusal("ERRORS.incorrectCredentials", "Incorrect credentials");
  }
  await throttles.loginOfAccount.forget(address, email);
  await throttles.loginFromAddress.forgive(address);
  if (!isKnown) await throttles.loginByStrangers.forgive(email);
  if (user.status !== USER_STATUS.active) {
    await refuse("inactive", user);
    throw new Refusal("ERRORS.userDisabled", "The account is not active");
  }
  if (user.password_hash && needsRehash(user.password_hash)) {
    await replaceHash(db, user, await hashPassword(given.password));
  }
  const token = await db.transaction().execute(async (transaction) => {
    const { language, timeZone } = origin;
    await noteSignIn(transaction, user.id, { at: new Date(), language, timeZone });
    await record(transaction, { event: "sign-in", actorId: user.id, actor: user.email, address });
    return openSession(transaction, tokens, user, origin);
  });
  return { token, device: await devices.issue(email) };
}

async function countTry(
  throttles: Throttles,
  email: string,
  address: string,
  isKnown: boolean,
): Promise<Excess | undefined> {
  return (
    (await throttles.loginFromAddress.count(address)) ??
    (await throttles.loginOfAccount.count(address, email)) ??
    // Whoever tries from ever other networks does not lock out the owner, whose device is known.
    (isKnown ? undefined : await throttles.loginByStrangers.count(email))
  );
}
