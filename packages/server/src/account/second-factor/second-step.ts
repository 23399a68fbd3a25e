import type { SecondFactorSetup } from "@panel/api-client/panel-types";
import { Refusal } from "../../app-error.ts";
import { record } from "../../audit/record.ts";
import type { Db } from "../../db/connection.ts";
import { lockUsers } from "../../db/lock-users.ts";
import type { User } from "../../db/schema.ts";
import { tellOfWrongCode } from "../notices.ts";
import { findActive } from "../repository.ts";
import { enter, type SignedIn, type SignInOrigin, type SignInParts } from "../sign-in.ts";
import { countedTry } from "../tries.ts";
import type { SecondStep } from "./challenges.ts";
import { wrongCode } from "./refusals.ts";

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
  parts: SignInParts,
  { challenge, code }: SecondStepForm,
  given: SignInOrigin,
): Promise<SignedIn> {
  const { user, byProvider } = await challengedUser(parts, challenge, "code");
  const origin = after(given, byProvider);
  return guarded(parts, user, "code", origin, (isKnown) =>
    parts.connection.db.transaction().execute(async (transaction) => {
      // The user's row before those of the second factor, in the same order everywhere.
      await lockUsers(parts.connection, transaction, [user.id]);
      const by = await parts.factors.take(transaction, user, code, origin.address);
      return by && enter(parts, transaction, user, { ...origin, isKnown }, { secondFactor: by });
    }),
  );
}

/** Begins to set up the second factor that the user's role has to have. */
export async function beginRequired(
  parts: SignInParts,
  challenge: string,
): Promise<SecondFactorSetup> {
  const { user } = await challengedUser(parts, challenge, "enrol");
  return parts.factors.begin(parts.connection.db, user, challenge);
}

/** Sets it up with a code, and signs in. */
export async function confirmRequired(
  parts: SignInParts,
  { challenge, code }: SecondStepForm,
  given: SignInOrigin,
): Promise<SignedIn & { recoveryCodes: string[] }> {
  const { user, byProvider } = await challengedUser(parts, challenge, "enrol");
  const origin = after(given, byProvider);
  return guarded(parts, user, "enrol", origin, (isKnown) =>
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
      const made = await enter(
        parts,
        transaction,
        user,
        { ...origin, isKnown },
        { secondFactor: "app" },
      );
      return { ...made, recoveryCodes };
    }),
  );
}

/** After a password, what the browser keeps of a provider is of another sign-in. */
const after = (origin: SignInOrigin, byProvider: boolean): SignInOrigin =>
  byProvider ? origin : { ...origin, providerSecret: undefined };

/** The user of a challenge, as long as everything is as it was at the first step. */
async function challengedUser(
  { connection, challenges, factors }: SignInParts,
  challenge: string,
  step: SecondStep,
): Promise<{ user: User; byProvider: boolean }> {
  const claimed = await challenges.read(challenge);
  const user = claimed?.step === step ? await findActive(connection.db, claimed.id) : undefined;
  if (
    !user ||
    user.token_version !== claimed?.version ||
    (await factors.stepFor(connection.db, user)) !== step
  ) {
    throw new Refusal("ERRORS.challengeEnded", "The challenge does not work, or no longer");
  }
  return { user, byProvider: claimed?.byProvider === true };
}

/** Counts a code as a try to sign in, until it turns out right. */
async function guarded<T>(
  parts: SignInParts,
  user: User,
  step: SecondStep,
  origin: SignInOrigin,
  attempt: (isKnown: boolean) => Promise<T | undefined>,
): Promise<T> {
  const { devices, throttles } = parts;
  const { db } = parts.connection;
  const { email } = user;
  const { address } = origin;
  const recordRefusal = (to: Db, reason: string): Promise<void> =>
    record(to, {
      event: "sign-in",
      outcome: "refused",
      actorId: user.id,
      actor: email,
      address,
      details: { reason },
    });
  const isKnown = await devices.isKnown(origin.device, email);
  const by = isKnown ? "known device" : "stranger";
  return countedTry(
    throttles,
    { email, address, by, what: step },
    {
      attempt: () => attempt(isKnown),
      refuse: () =>
        db.transaction().execute(async (transaction) => {
          await recordRefusal(transaction, "code");
          await tellOfWrongCode(parts, transaction, user, { ...origin, isOwn: isKnown });
          return wrongCode();
        }),
      async exceed({ first }) {
        if (first) await recordRefusal(db, "throttled");
      },
    },
  );
}
