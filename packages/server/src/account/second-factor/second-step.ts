import type { SecondFactorSetup } from "@panel/api-client/panel-types";
import { Refusal } from "../../app-error.ts";
import { record } from "../../audit/record.ts";
import { lockUsers } from "../../db/lock-users.ts";
import type { User } from "../../db/schema.ts";
import type { Mails } from "../mails.ts";
import { findActive } from "../repository.ts";
import { enter, type SignedIn, type SignInOrigin, type SignInParts } from "../sign-in.ts";
import { countedTry } from "../tries.ts";
import type { SecondStep } from "./challenges.ts";
import { wrongCode } from "./refusals.ts";

interface Parts extends SignInParts {
  mails: Pick<Mails, "secondFactorChanged">;
}

/** What somebody sends for the second step. */
export interface SecondStepForm {
  challenge: string;
  code: string;
}

/**
 * A token for the right code after the right password.
 * @throws Refusal for a wrong one, AppError too-many after too many tries
 */
export async function signInWithCode(
  parts: Parts,
  { challenge, code }: SecondStepForm,
  origin: SignInOrigin,
): Promise<SignedIn> {
  const user = await challengedUser(parts, challenge, "code");
  return guarded(parts, user, origin, () =>
    parts.connection.db.transaction().execute(async (transaction) => {
      // The user's row before those of the second factor, in the same order everywhere.
      await lockUsers(parts.connection, transaction, [user.id]);
      const by = await parts.factors.take(transaction, user, code, origin.address);
      return by && enter(parts, transaction, user, origin, { secondFactor: by });
    }),
  );
}

/** Begins to set up the second factor that the user's role has to have. */
export async function beginRequired(parts: Parts, challenge: string): Promise<SecondFactorSetup> {
  const user = await challengedUser(parts, challenge, "enrol");
  return parts.factors.begin(parts.connection.db, user);
}

/** Sets it up with a code, and signs in. */
export async function confirmRequired(
  parts: Parts,
  { challenge, code }: SecondStepForm,
  origin: SignInOrigin,
): Promise<SignedIn & { recoveryCodes: string[] }> {
  const user = await challengedUser(parts, challenge, "enrol");
  return guarded(parts, user, origin, () =>
    parts.connection.db.transaction().execute(async (transaction) => {
      await lockUsers(parts.connection, transaction, [user.id]);
      const recoveryCodes = await parts.factors.confirm(transaction, user, code);
      if (!recoveryCodes) return undefined;
      await parts.mails.secondFactorChanged(transaction, user, "on");
      await record(transaction, {
        event: "second-factor-on",
        actorId: user.id,
        actor: user.email,
        subject: user.email,
        address: origin.address,
      });
      const made = await enter(parts, transaction, user, origin, { secondFactor: "app" });
      return { ...made, recoveryCodes };
    }),
  );
}

/** The user of a challenge, as long as everything is as it was when the password was right. */
async function challengedUser(
  { connection, challenges, factors }: Parts,
  challenge: string,
  step: SecondStep,
): Promise<User> {
  const claimed = await challenges.read(challenge);
  const user = claimed?.step === step ? await findActive(connection.db, claimed.id) : undefined;
  if (
    !user ||
    user.token_version !== claimed?.version ||
    (await factors.stepFor(connection.db, user)) !== step
  ) {
    throw new Refusal("ERRORS.challengeEnded", "The challenge does not work, or no longer");
  }
  return user;
}

/** Counts a code as a try to sign in, until it turns out right. */
async function guarded<T>(
  { connection, devices, throttles }: Parts,
  user: User,
  origin: SignInOrigin,
  attempt: () => Promise<T | undefined>,
): Promise<T> {
  const { email } = user;
  const { address } = origin;
  const recordRefusal = (reason: string): Promise<void> =>
    record(connection.db, {
      event: "sign-in",
      outcome: "refused",
      actorId: user.id,
      actor: email,
      address,
      details: { reason },
    });
  const tried = { email, address, isKnown: await devices.isKnown(origin.device, email) };
  return countedTry(throttles, tried, {
    attempt,
    async refuse() {
      await recordRefusal("code");
      return wrongCode();
    },
    async exceed({ first }) {
      if (first) await recordRefusal("throttled");
    },
  });
}
