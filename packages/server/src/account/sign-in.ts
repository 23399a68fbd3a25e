import type { Connection } from "../db/connection.ts";
import type { MailLanguage, User } from "../db/schema.ts";
import { record } from "../audit/record.ts";
import { Refusal, tooManyTries } from "../app-error.ts";
import { hashPassword, needsRehash, passwordMatches } from "./passwords.ts";
import { findByEmail, replaceHash, setLanguage } from "./repository.ts";
import { normalEmail } from "@panel/domain/email";
import { USER_STATUS } from "@panel/domain/users";
import { openSession, type Origin } from "./sessions.ts";
import type { Excess, Throttles } from "./throttle.ts";
import type { Tokens } from "./tokens.ts";

interface Parts {
  connection: Connection;
  tokens: Tokens;
  throttles: Throttles;
}

/** What comes with a sign-in beside e-mail and password. */
export interface SignInOrigin extends Origin {
  /** What the browser prefers of our languages. */
  language: MailLanguage;
}

/**
 * A token for the right e-mail and password.
 * @throws Refusal for wrong ones, AppError too-many after too many tries
 */
export async function signIn(
  { connection, tokens, throttles }: Parts,
  given: { email: string; password: string },
  origin: SignInOrigin,
): Promise<string> {
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

  const excess = await countTry(throttles, email, address);
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
  if (user.status !== USER_STATUS.active) {
    await refuse("inactive", user);
    throw new Refusal("ERRORS.userDisabled", "The account is not active");
  }
  if (user.password_hash && needsRehash(user.password_hash)) {
    await replaceHash(db, user, await hashPassword(given.password));
  }
  return db.transaction().execute(async (transaction) => {
    if (origin.language !== user.language) {
      await setLanguage(transaction, user.id, origin.language);
    }
    await record(transaction, { event: "sign-in", actorId: user.id, actor: user.email, address });
    return openSession(transaction, tokens, user, origin);
  });
}

async function countTry(
  throttles: Throttles,
  email: string,
  address: string,
): Promise<Excess | undefined> {
  return (
    (await throttles.loginFromAddress.count(address)) ??
    (await throttles.loginOfAccount.count(address, email))
  );
}
